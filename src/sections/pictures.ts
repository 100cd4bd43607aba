import { graphql } from "gatsby";

/** Beside a hero's words on a wide screen, under them on a phone. */
export const heroPicture = graphql`
  fragment HeroPicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 800, 1280], sizes: "(min-width: 60em) 50vw, 100vw")
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
          breakpoints: [400, 800]
          sizes: "(min-width: 84em) 26rem, (min-width: 60em) 32vw, (min-width: 44em) 48vw, 92vw"
        )
      }
    }
  }
`;

/** The still of a film, and the files it plays. */
export const filmParts = graphql`
  fragment FilmParts on Film {
    title
    ...FilmSeoParts
    mp4 {
      publicURL
    }
    webm {
      publicURL
    }
    poster {
      alt
      src {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 1280, breakpoints: [1280], formats: [AUTO])
        }
      }
    }
  }
`;
