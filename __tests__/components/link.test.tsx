import { render, screen } from "@testing-library/react";
import { Link } from "../../src/ui/link";
import { silentWords, UiWordsContext } from "../../src/ui/words";

const draw = (to: string): HTMLElement => {
  render(
    <UiWordsContext.Provider value={{ ...silentWords, newTab: "opens in a new tab" }}>
      <Link to={to}>Words</Link>
    </UiWordsContext.Provider>,
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
