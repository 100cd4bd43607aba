import { imageData, type PictureData } from "./picture";

export interface FilmData {
  readonly title: string;
  readonly mp4: { readonly publicURL: string | null };
  readonly webm: { readonly publicURL: string | null };
  readonly poster: PictureData;
}

/** A silent film with the browser's own controls. Nothing of it but its still loads before the visitor plays it. */
export const Film = ({ film, className }: { film: FilmData; className?: string }) => {
  const poster = imageData(film.poster);
  return (
    <video
      controls
      muted
      playsInline
      preload="none"
      poster={poster.images.fallback?.src}
      width={poster.width}
      height={poster.height}
      aria-label={film.title}
      className={className}
      style={{ backgroundColor: poster.backgroundColor }}
      sx={{ width: "100%", height: "auto", borderRadius: "media" }}
    >
      <source src={film.webm.publicURL ?? undefined} type="video/webm" />
      <source src={film.mp4.publicURL ?? undefined} type="video/mp4" />
    </video>
  );
};
