import { render, screen } from "@testing-library/react";
import { Picture } from "../../src/components/ui/picture";
import { scaledPicture } from "../support/pictures";

const picture = scaledPicture("A floor plan");

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
