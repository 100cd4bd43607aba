import type { IGatsbyImageData } from "gatsby-plugin-image";

export interface PictureData {
  readonly alt: string;
  readonly src: { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null };
}

/** The `width` and `height` attributes only give the aspect ratio. The plugin's data of a full-width image has width 1. */
const ATTRIBUTE_WIDTH_PX = 1600;

interface PictureProps {
  picture: PictureData;
  /**
   * Width of the picture, including the part that `object-fit: cover` crops. On phones it is 60vw even where the picture
   * fills the screen: a picture with 60 % of the device pixels is sharp enough, and half of the bytes are saved.
   */
  sizes: string;
  /** Loads the picture immediately and with high priority. For the picture of the first screen. */
  eager?: boolean;
  /** Aspect ratio to which the picture is cropped. Default: its own aspect ratio. */
  ratio?: string;
  className?: string;
}

/**
 * A `<picture>` element from the data of gatsby-plugin-image. Its box is reserved and filled with the picture's dominant
 * color, so that nothing shifts when it loads. It needs no script (docs/decisions/0002).
 * @throws Error when sharp cannot scale the file
 */
export const Picture = ({ picture, sizes, eager = false, ratio, className }: PictureProps) => {
  const { images, width, height, backgroundColor } = getImageData(picture);
  const { fallback, sources = [] } = images;
  return (
    // The styles of the image are on the picture element. Emotion would insert a style element between the image and its
    // sources; Chromium's preload scanner would then miss the sources and fetch the fallback too.
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

/** The attributes for preloading a picture of the first screen, in the format with the fewest bytes. */
export function getPicturePreload(picture: PictureData, sizes: string) {
  const source = getImageData(picture).images.sources?.[0];
  return source && { srcSet: source.srcSet ?? "", sizes, type: source.type ?? "image/avif" };
}

/**
 * Returns the scaled copies of a picture.
 * @throws Error when sharp cannot scale the file
 */
export function getImageData({ src, alt }: PictureData): IGatsbyImageData {
  if (!src.childImageSharp) throw new Error(`The picture “${alt}” cannot be scaled.`);
  return src.childImageSharp.gatsbyImageData;
}
