import type { IGatsbyImageData } from "gatsby-plugin-image";

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
