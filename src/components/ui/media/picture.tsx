import type { IGatsbyImageData } from "gatsby-plugin-image";

export interface PictureData {
  readonly alt: string;
  readonly src: { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null };
}

/** The `width` and `height` attributes only give the aspect ratio. A full-width image of the plugin has the width 1. */
const ATTRIBUTE_WIDTH_PX = 1600;

interface PictureProps {
  picture: PictureData;
  /**
   * Width of the picture including what `object-fit: cover` crops. On phones it is 60vw even where the picture fills
   * the screen: their pixels are too small to see the difference, and half of the bytes are saved.
   */
  sizes: string;
  /** Loads the picture immediately and with high priority. For the picture of the first screen. */
  eager?: boolean;
  /** Aspect ratio that the picture is cropped to. Default: its own. */
  ratio?: string;
  className?: string;
}

/**
 * A `<picture>` element from the data of gatsby-plugin-image. Its box is reserved in the picture's dominant color, so
 * nothing shifts when it loads, and it needs no script (docs/decisions/0002).
 * @throws Error when sharp cannot scale the file
 */
export const Picture = ({ picture, sizes, eager = false, ratio, className }: PictureProps) => {
  const { images, width, height, backgroundColor } = imageData(picture);
  const { fallback, sources = [] } = images;
  return (
    // The picture carries the styles of the image: emotion would insert a style element between the image and its
    // sources, where Chromium's preload scanner misses the sources and fetches the fallback too.
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
        width={ATTRIBUTE_WIDTH_PX}
        height={Math.round((ATTRIBUTE_WIDTH_PX * height) / width)}
        alt={picture.alt}
        loading={eager ? "eager" : "lazy"}
        decoding={eager ? "sync" : "async"}
        {...(eager && { fetchpriority: "high" })}
        style={{ backgroundColor, ...(ratio !== undefined && { aspectRatio: ratio }) }}
      />
    </picture>
  );
};

/** Preload of a picture of the first screen, in its smallest format. */
export function getPicturePreload(picture: PictureData, sizes: string) {
  const source = imageData(picture).images.sources?.[0];
  return source && { srcSet: source.srcSet ?? "", sizes, type: source.type ?? "image/avif" };
}

/**
 * The scaled copies of a picture.
 * @throws Error when sharp cannot scale the file
 */
export function imageData({ src, alt }: PictureData): IGatsbyImageData {
  if (!src.childImageSharp) throw new Error(`The picture “${alt}” cannot be scaled.`);
  return src.childImageSharp.gatsbyImageData;
}
