import { useState } from "react";
import { embedAddress } from "../../content/embed";
import { fillPlaceholders } from "../../content/placeholders";
import { hover } from "../../theme/hover";
import { Icon } from "./icon";
import { Picture, type PictureData } from "./picture";
import { useUiLabels } from "./labels";

export interface FilmData {
  readonly title: string;
  readonly mp4: { readonly publicURL: string | null };
  readonly webm: { readonly publicURL: string | null };
  readonly poster: PictureData;
  /** A YouTube or Vimeo address that plays instead of our own files. */
  readonly embed?: string | null;
}

interface FilmProps {
  film: FilmData;
  /** Of the still, as for a picture. */
  sizes: string;
  className?: string;
}

/** A film behind its still. Nothing of it loads before the visitor plays it; without script the browser plays it. */
export const Film = ({ film, sizes, className }: FilmProps) => {
  const [playing, setPlaying] = useState(false);
  const { playFilm } = useUiLabels();
  return (
    <div
      className={className}
      sx={{
        position: "relative",
        aspectRatio: "16 / 9",
        overflow: "hidden",
        borderRadius: "media",
        bg: "raised",
        "& > *": { width: "100%", height: "100%" },
        "picture img": { height: "100%" },
      }}
    >
      {playing ? (
        <Player film={film} />
      ) : (
        <>
          <Picture picture={film.poster} sizes={sizes} />
          <button
            type="button"
            data-script=""
            onClick={() => setPlaying(true)}
            sx={{
              variant: "buttons.bare",
              position: "absolute",
              inset: 0,
              display: "grid",
              placeItems: "center",
              "&:focus-visible": { outlineOffset: -4 },
              ...hover({ "& > span": { bg: "near", color: "#0D1312" } }),
            }}
          >
            <span
              sx={{
                display: "grid",
                placeItems: "center",
                width: 72,
                height: 72,
                borderRadius: "full",
                bg: "rgb(7 11 10 / .72)",
                color: "#F2F5EF",
              }}
            >
              <Icon name="play" size={28} />
            </span>
            <span sx={{ position: "absolute", clipPath: "inset(50%)" }}>
              {fillPlaceholders(playFilm, { title: film.title })}
            </span>
          </button>
          <noscript>
            {/* Our films have no sound, so there is nothing to caption. */}
            <video controls preload="none" muted aria-label={film.title} style={{ position: "absolute", inset: 0 }}>
              <source src={film.webm.publicURL ?? undefined} type="video/webm" />
              <source src={film.mp4.publicURL ?? undefined} type="video/mp4" />
            </video>
          </noscript>
        </>
      )}
    </div>
  );
};

/** The button that was pressed is gone, so the keyboard goes on at the film. */
const takeFocus = (player: HTMLElement | null): void => player?.focus();

const Player = ({ film }: { film: FilmData }) => {
  const embed = film.embed ? embedAddress(film.embed) : undefined;
  if (embed !== undefined) {
    return (
      <iframe
        ref={takeFocus}
        src={embed}
        title={film.title}
        allow="autoplay; fullscreen; picture-in-picture"
        sx={{ border: "none" }}
      />
    );
  }
  return (
    <video ref={takeFocus} autoPlay muted loop playsInline controls aria-label={film.title} sx={{ objectFit: "cover" }}>
      <source src={film.webm.publicURL ?? undefined} type="video/webm" />
      <source src={film.mp4.publicURL ?? undefined} type="video/mp4" />
    </video>
  );
};
