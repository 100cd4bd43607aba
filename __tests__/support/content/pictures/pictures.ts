import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { VideoData } from "../../../../src/ui/media/video";

const data: IGatsbyImageData = {
  layout: "fullWidth",
  width: 1,
  height: 0.625,
  backgroundColor: "#081818",
  images: {
    fallback: { src: "/a.jpg", srcSet: "/a.jpg 800w", sizes: "100vw" },
    sources: [{ type: "image/avif", srcSet: "/a.avif 800w", sizes: "100vw" }],
  },
};

/** A picture with scaled copies, as a query returns it. */
export const scaledPicture = (alt: string) => ({ alt, src: { childImageSharp: { gatsbyImageData: data } } });

/** A video as a query returns it. */
export const videoOf = (title: string, embed: string | null = null) =>
  ({
    title,
    embed,
    mp4: { publicURL: "/film.mp4" },
    webm: { publicURL: "/film.webm" },
    poster: scaledPicture(`Still of ${title}`),
  }) satisfies VideoData;

/** The URLs of the sources of all videos of the page. */
export const videoFiles = (): (string | null)[] =>
  [...document.querySelectorAll("video source")].map((source) => source.getAttribute("src"));
