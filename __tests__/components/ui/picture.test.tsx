import { render, screen, fireEvent } from "@testing-library/react";
import { getImageData, Picture, type PictureData } from "../../../src/ui/media/picture";
import { scaledPicture } from "../../support/content/pictures/pictures";
import { Avatar } from "../../../src/ui/media/avatar";

describe("picture", () => {
  const picture = scaledPicture("A floor plan");

  test("has AVIF and fallback sources with sizes, and a box with aspect ratio and background color", () => {
    const { container } = render(<Picture picture={picture} sizes="60vw" />);
    const sources = [...container.querySelectorAll("source")].map(({ type, sizes }) => [type, sizes]);
    expect(sources).toEqual([["image/avif", "60vw"]]);
    const image = screen.getByRole("img", { name: "A floor plan" });
    expect(image).toHaveAttribute("src", "/a.jpg");
    expect(image).toHaveAttribute("sizes", "60vw");
    expect(image).toHaveAttribute("loading", "lazy");
    expect([image.getAttribute("width"), image.getAttribute("height")]).toEqual(["1600", "1000"]);
    expect(image.style.backgroundColor).toBe("rgb(8, 24, 24)");
  });

  test("an eager picture loads immediately with high priority", () => {
    render(<Picture picture={picture} sizes="60vw" eager />);
    const image = screen.getByRole("img", { name: "A floor plan" });
    expect(image).toHaveAttribute("loading", "eager");
    expect(image).toHaveAttribute("fetchpriority", "high");
  });

  test("a file that cannot be scaled throws an error with the alternative text", () => {
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    expect(() =>
      render(<Picture picture={{ alt: "A drawing", src: { childImageSharp: null } }} sizes="60vw" />),
    ).toThrow("The picture “A drawing” cannot be scaled.");
  });

  test("crops follow the focal point of a picture; without one there is no style for it", () => {
    const { rerender } = render(<Picture picture={picture} sizes="60vw" />);
    const image = screen.getByRole("img", { name: "A floor plan" });
    expect(image.getAttribute("style")).not.toContain("object-position");
    rerender(<Picture picture={focused(picture, "80% 50%")} sizes="60vw" />);
    expect(image.style.objectPosition).toBe("80% 50%");
  });

  function focused({ alt, src }: PictureData, objectPosition: string): PictureData {
    const data = getImageData({ alt, src });
    return { alt, src: { childImageSharp: { gatsbyImageData: { ...data, objectPosition } } } };
  }
});

describe("avatar", () => {
  const portrait = scaledPicture("Portrait of Elena");
  const picture = (): HTMLElement | null => screen.queryByRole("img", { name: "Portrait of Elena" });
  const mark = (): HTMLElement | null => screen.queryByText("F4");

  afterEach(() => jest.restoreAllMocks());

  test("without a picture it is idle and shows the mark", () => {
    const { container } = render(<Avatar mark="F4" />);
    expect(mark()).toBeVisible();
    expect(picture()).not.toBeInTheDocument();
    expect(container.firstChild).toHaveAttribute("data-state", "idle");
  });

  test("the mark is shown while the picture loads", () => {
    const { container } = render(<Avatar mark="F4" picture={portrait} />);
    expect(mark()).toBeVisible();
    expect(picture()).toHaveAttribute("src", "/a.jpg");
    expect(container.firstChild).toHaveAttribute("data-state", "loading");
  });

  test("the loaded picture replaces the mark", () => {
    const { container } = render(<Avatar mark="F4" picture={portrait} />);
    fireEvent.load(screen.getByRole("img"));
    expect(mark()).not.toBeInTheDocument();
    expect(picture()).toBeVisible();
    expect(container.firstChild).toHaveAttribute("data-state", "loaded");
  });

  test("the mark replaces a picture that fails to load", () => {
    const { container } = render(<Avatar mark="F4" picture={portrait} />);
    fireEvent.error(screen.getByRole("img"));
    expect(mark()).toBeVisible();
    expect(picture()).not.toBeInTheDocument();
    expect(container.firstChild).toHaveAttribute("data-state", "error");
  });

  test("shows a picture that had loaded before hydration", () => {
    jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
    jest.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(64);
    render(<Avatar mark="F4" picture={portrait} />);
    expect(mark()).not.toBeInTheDocument();
  });
});
