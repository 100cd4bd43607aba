import { cleanup, render, screen } from "@testing-library/react";
import { Link } from "../../../src/components/ui/link/link";
import { emptyLabels, UiLabelsContext } from "../../../src/components/ui/labels";

const renderLink = (to: string, target?: "_top" | "_blank"): HTMLElement => {
  render(
    <UiLabelsContext.Provider value={{ ...emptyLabels, newTab: "opens in a new tab" }}>
      <Link to={to} {...(target && { target })}>
        Words
      </Link>
    </UiLabelsContext.Provider>,
  );
  return screen.getByRole("link");
};

test("a page of the site opens in the same tab", () => {
  const link = renderLink("/products/pro");
  expect(link).toHaveAttribute("href", "/products/pro");
  expect(link).not.toHaveAttribute("target");
});

test("another site opens in a new tab without access to this tab, and the link's name mentions the new tab", () => {
  const link = renderLink("https://docs.example");
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener");
  expect(link).toHaveAccessibleName("Words (opens in a new tab)");
});

test.each(["mailto:sales@acme.example", "#main"])("%s is a plain link", (to) => {
  const link = renderLink(to);
  expect(link).toHaveAttribute("href", to);
  expect(link).not.toHaveAttribute("target");
  expect(link).toHaveAccessibleName("Words");
});

test("target _blank opens a page of the site in a new tab, and the link's name mentions the new tab", () => {
  const link = renderLink("/support/assistant", "_blank");
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAccessibleName("Words (opens in a new tab)");
});

test("target _top opens a page of the site outside its frame, and another site in a new tab", () => {
  expect(renderLink("/products/pro", "_top")).toHaveAttribute("target", "_top");
  cleanup();
  expect(renderLink("https://docs.example", "_top")).toHaveAttribute("target", "_blank");
});
