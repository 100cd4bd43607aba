import { graphql } from "gatsby";

/*
 * On a phone every picture is as wide as the screen, and the sizes say a third
 * less: its pixels are so small that nobody sees the difference, and half of
 * the bytes are saved.
 */

/** Beside a hero's words on a wide screen, under them on a phone. */
export const heroPicture = graphql`
  fragment HeroPicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 800, 1280], sizes: "64vw")
      }
    }
  }
`;

/** On a card: a third of the page on a wide screen, all of it on a phone. */
export const cardPicture = graphql`
  fragment CardPicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          aspectRatio: 1.6
          breakpoints: [480, 800]
          sizes: "(min-width: 84em) 26rem, (min-width: 60em) 32vw, (min-width: 44em) 48vw, 64vw"
        )
      }
    }
  }
`;

/** A device on its stage, upright. */
export const stagePicture = graphql`
  fragment StagePicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          aspectRatio: 0.8
          breakpoints: [480, 900]
          sizes: "(min-width: 84em) 27rem, (min-width: 60em) 32vw, 64vw"
        )
      }
    }
  }
`;

/** Half of the page on a wide screen, all of it on a phone. */
export const halfPicture = graphql`
  fragment HalfPicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [480, 800, 1280]
          sizes: "(min-width: 84em) 42rem, (min-width: 60em) 50vw, 64vw"
        )
      }
    }
  }
`;

/** In the head of a table's column. */
export const thumbnailPicture = graphql`
  fragment ThumbnailPicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 1.6, breakpoints: [320], sizes: "16rem")
      }
    }
  }
`;

/** A small portrait. */
export const portraitPicture = graphql`
  fragment PortraitPicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 64, aspectRatio: 1)
      }
    }
  }
`;

/** The still of a film. */
export const filmPicture = graphql`
  fragment FilmPicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          aspectRatio: 1.7778
          breakpoints: [480, 800, 1280]
          sizes: "(min-width: 60em) 56vw, 64vw"
        )
      }
    }
  }
`;

/** A film: its still, and the files or the address it plays. */
export const filmParts = graphql`
  fragment FilmParts on Film {
    title
    embed
    ...FilmSeoParts
    mp4 {
      publicURL
    }
    webm {
      publicURL
    }
    poster {
      ...FilmPicture
    }
  }
`;
