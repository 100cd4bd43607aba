import type { IGatsbyImageData } from "gatsby-plugin-image";

export interface PictureData {
  readonly alt: string;
  readonly src: { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null };
}

/** Width and height of the element only tell its shape; a full-width picture's own numbers are 1 and a fraction. */
const BOX_WIDTH = 1600;

interface PictureProps {
  picture: PictureData;
  /**
   * How wide the picture is drawn, with what `object-fit: cover` crops. Phones
   * are told 60vw even where it fills the screen: their pixels are so small
   * that nobody sees the difference, and half of the bytes are saved.
   */
  sizes: string;
  /** The picture of the first screen: fetched at once and before everything else. */
  eager?: boolean;
  /** Width by height of the box; the picture is cropped to it. Its own shape when left out. */
  ratio?: string;
  className?: string;
}

/**
 * A native picture drawn from gatsby-plugin-image's data. Its box is reserved
 * on the picture's dominant color, so nothing moves when it arrives, and it
 * costs no script.
 * @throws Error when the file is no picture that can be scaled
 */
export const Picture = ({ picture, sizes, eager = false, ratio, className }: PictureProps) => {
  const { images, width, height, backgroundColor } = imageData(picture);
  const { fallback, sources = [] } = images;
  return (
    // Styles stand on the picture: emotion would lay those of the image between it and its
    // sources, where Chromium's look-ahead misses the sources and fetches the fallback too.
    <picture
      className={className}
      sx={{ display: "block", "& > :where(img)": { width: "100%", height: "auto", objectFit: "cover" } }}
    >
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={sizes}
        width={BOX_WIDTH}
        height={Math.round((BOX_WIDTH * height) / width)}
        alt={picture.alt}
        loading={eager ? "eager" : "lazy"}
        decoding={eager ? "sync" : "async"}
        {...(eager && { fetchpriority: "high" })}
        style={{ backgroundColor, ...(ratio !== undefined && { aspectRatio: ratio }) }}
      />
    </picture>
  );
};

/** What the head fetches first for a picture of the first screen: its smallest format. */
export function picturePreload(picture: PictureData, sizes: string) {
  const source = imageData(picture).images.sources?.[0];
  return source && { srcSet: source.srcSet ?? "", sizes, type: source.type ?? "image/avif" };
}

/**
 * The scaled copies of a picture.
 * @throws Error when the file is no picture that can be scaled
 */
export function imageData({ src, alt }: PictureData): IGatsbyImageData {
  if (!src.childImageSharp) throw new Error(`The picture “${alt}” cannot be scaled.`);
  return src.childImageSharp.gatsbyImageData;
}
