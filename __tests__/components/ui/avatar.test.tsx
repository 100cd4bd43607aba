import { fireEvent, render, screen } from "@testing-library/react";
import { Avatar } from "../../../src/components/ui/media/avatar";
import { scaledPicture } from "../../support/content/pictures";

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
