import { graphql } from "gatsby";

/*
 * One fragment for each aspect ratio. The `sizes` of <Picture> state the displayed width. All fragments share the same
 * widths, so that a picture is encoded once: 440 px for Lighthouse's phone, 720 px for phones with a pixel ratio of 3,
 * 960 px for cards and 1280 px for tiles on laptops with a pixel ratio of 2, and larger widths for heroes. Browsers load
 * the next larger width. Gatsby omits widths above that of the original.
 */

/** A picture in its own aspect ratio. */
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

/** A picture that is cropped for cards, tiles and tables. */
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

/** A picture of a device, cropped to portrait format. An original of 2880 × 2160 px supplies a width of 1728 px. */
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

/** A round portrait of 64 px, for pixel ratios up to 3. */
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

/** The poster of a video. Product heroes show it 2263 px wide on a laptop. */
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

/** A video: its poster, and its files or the URL of its player. */
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
