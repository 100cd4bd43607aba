import { graphql } from "gatsby";

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
    phone {
      publicURL
    }
    poster {
      ...VideoPicture
    }
  }
`;
