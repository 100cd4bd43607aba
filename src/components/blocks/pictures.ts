import { graphql } from "gatsby";

/*
 * One fragment for each shape. Each place says how wide it shows the picture,
 * in the `sizes` of <Picture>. All shapes share the same widths, so a picture
 * shown in many places is encoded once: 440 px for Lighthouse's phone, 720 for
 * phones with three pixels a CSS pixel, 960 for cards and 1280 for tiles on
 * laptops with two, and larger ones for heroes. Browsers take the next larger
 * width, and Gatsby leaves out those that the original does not have.
 */

/** A picture in its own shape. */
export const wholePicture = graphql`
  fragment WholePicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [440, 720, 960, 1280, 1600, 1920, 2560, 3200])
      }
    }
  }
`;

/** Cropped for cards, tiles and tables. */
export const cardPicture = graphql`
  fragment CardPicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 1.6, breakpoints: [440, 720, 960, 1280, 1600])
      }
    }
  }
`;

/** A device on its stage, upright: an original of 2880 × 2160 has 1728 px. */
export const stagePicture = graphql`
  fragment StagePicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 0.8, breakpoints: [440, 720, 960, 1280, 1600])
      }
    }
  }
`;

/** A small round portrait of 64 px, on screens of up to three pixels a CSS pixel. */
export const portraitPicture = graphql`
  fragment PortraitPicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 1, breakpoints: [64, 128, 192], formats: [AUTO])
      }
    }
  }
`;

/** The still of a video; the product heroes draw theirs 2263 px wide on a laptop. */
export const videoPicture = graphql`
  fragment VideoPicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 1.7778, breakpoints: [440, 720, 960, 1280, 1600, 1920, 2560])
      }
    }
  }
`;

/** A video: its still, and the files or the address it plays. */
export const videoFragment = graphql`
  fragment VideoParts on Video {
    title
    embed
    ...VideoSeoParts
    mp4 {
      publicURL
    }
    webm {
      publicURL
    }
    poster {
      ...VideoPicture
    }
  }
`;
