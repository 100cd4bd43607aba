import { render, screen } from "@testing-library/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Picture } from "../../src/ui/picture";

const data: IGatsbyImageData = {
  layout: "fullWidth",
  width: 1,
  height: 0.625,
  backgroundColor: "#081818",
  images: {
    fallback: { src: "/a.jpg", srcSet: "/a.jpg 800w", sizes: "100vw" },
    sources: [
      { type: "image/avif", srcSet: "/a.avif 800w", sizes: "100vw" },
      { type: "image/webp", srcSet: "/a.webp 800w", sizes: "100vw" },
    ],
  },
};
const picture = { alt: "A floor plan", src: { childImageSharp: { gatsbyImageData: data } } };

test("offers AVIF, then WebP, then the fallback, in a reserved box on its own colour", () => {
  const { container } = render(<Picture picture={picture} />);
  const types = [...container.querySelectorAll("source")].map((source) => source.type);
  expect(types).toEqual(["image/avif", "image/webp"]);
  const image = screen.getByRole("img", { name: "A floor plan" });
  expect(image).toHaveAttribute("src", "/a.jpg");
  expect(image).toHaveAttribute("loading", "lazy");
  expect([image.getAttribute("width"), image.getAttribute("height")]).toEqual(["1600", "1000"]);
  expect(image.style.backgroundColor).toBe("rgb(8, 24, 24)");
});

test("the first screen's picture is fetched at once and first", () => {
  render(<Picture picture={picture} eager />);
  const image = screen.getByRole("img", { name: "A floor plan" });
  expect(image).toHaveAttribute("loading", "eager");
  expect(image).toHaveAttribute("fetchpriority", "high");
});

test("a file that cannot be scaled stops the build with its name", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  expect(() => render(<Picture picture={{ alt: "A drawing", src: { childImageSharp: null } }} />)).toThrow(
    "The picture “A drawing” cannot be scaled.",
  );
});
