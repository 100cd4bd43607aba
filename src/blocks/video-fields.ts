import { graphql } from "gatsby";

/** A video: its poster, and its files or the URL of its player. */
export const videoFragment = graphql`
  fragment VideoFields on Video {
    title
    embed
    ...VideoSeoFields
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
