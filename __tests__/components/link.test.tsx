import { render, screen } from "@testing-library/react";
import { Link, NewTabWords } from "../../src/ui/link";

const draw = (to: string): HTMLElement => {
  render(
    <NewTabWords.Provider value="opens in a new tab">
      <Link to={to}>Words</Link>
    </NewTabWords.Provider>,
  );
  return screen.getByRole("link");
};

test("a page of the site opens here", () => {
  const link = draw("/products/pro");
  expect(link).toHaveAttribute("href", "/products/pro");
  expect(link).not.toHaveAttribute("target");
});

test("another site opens in a new tab, without a way back to us, and says so", () => {
  const link = draw("https://docs.example");
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener");
  expect(link).toHaveAccessibleName("Words (opens in a new tab)");
});

test.each(["mailto:sales@acme.example", "#main"])("%s is a plain link", (to) => {
  const link = draw(to);
  expect(link).toHaveAttribute("href", to);
  expect(link).not.toHaveAttribute("target");
  expect(link).toHaveAccessibleName("Words");
});
