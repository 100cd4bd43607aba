import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";

export interface PictureData {
  readonly alt: string;
  readonly src: { readonly childImageSharp: { readonly gatsbyImageData: ImageData } | null };
}

/** The data of gatsby-plugin-image, and the focal point of the picture if it has one (gatsby/node/picture-data.ts). */
type ImageData = IGatsbyImageData & { readonly objectPosition?: string };

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
        style={{
          backgroundColor,
          ...(ratio !== undefined && { aspectRatio: ratio }),
          ...focalStyle(picture),
        }}
      />
    </picture>
  );
};

/** The attributes for preloading a picture of the first screen, in the format with the fewest bytes. */
export function getPicturePreload(picture: PictureData, sizes: string) {
  const source = getImageData(picture).images.sources?.[0];
  return source && { srcSet: source.srcSet ?? "", sizes, type: source.type ?? "image/avif" };
}

/** Makes crops of a picture follow its focal point. */
export function focalStyle(picture: PictureData): { objectPosition?: string } {
  const { objectPosition } = getImageData(picture);
  return objectPosition === undefined ? {} : { objectPosition };
}

/**
 * Returns the scaled copies of a picture.
 * @throws Error when sharp cannot scale the file
 */
export function getImageData({ src, alt }: PictureData): ImageData {
  if (!src.childImageSharp) throw new Error(`The picture “${alt}” cannot be scaled.`);
  return src.childImageSharp.gatsbyImageData;
}

/**
 * One fragment for each aspect ratio. The `sizes` of <Picture> state the displayed width. All fragments share the same
 * widths, so that a picture is encoded once: 440 px for Lighthouse's phone, 720 px for phones with a pixel ratio of 3,
 * 960 px for cards and 1280 px for tiles on laptops with a pixel ratio of 2, and larger widths for heroes. Browsers load
 * the next larger width. Gatsby omits widths above that of the original.
 */
export const pictureFragments = graphql`
  # A picture in its own aspect ratio.
  fragment WholePicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [440, 720, 960, 1280, 1600, 1920, 2560, 3200])
      }
    }
  }
  # A picture that is cropped for cards, tiles and tables.
  fragment CardPicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 1.6, breakpoints: [440, 720, 960, 1280, 1600, 2560])
      }
    }
  }
  # A round portrait of 64 px, for pixel ratios up to 3.
  fragment PortraitPicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 1, breakpoints: [64, 128, 192], formats: [AUTO])
      }
    }
  }
  # The poster of a video. Product heroes show it 2263 px wide on a laptop.
  fragment VideoPicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 1.7778, breakpoints: [440, 720, 960, 1280, 1600, 1920, 2560])
      }
    }
  }
`;
