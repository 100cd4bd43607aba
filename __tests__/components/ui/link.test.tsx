import { cleanup, render, screen, fireEvent } from "@testing-library/react";
import { Link } from "../../../src/ui/link/link";
import { emptyLabels, UiLabelsContext } from "../../../src/ui/labels";
import { MarkdownLinks } from "../../../src/ui/markdown-links";
import { contentOf } from "../../support/content/data";
import { renderInSite } from "../../support/dom/site-view";

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

describe("markdown-links", () => {
  const labels = contentOf<Queries.MarkdownLabelFieldsFragment>("labels/markdown.json");
  const PATH = "/products/lantern.md";
  const TEXT = "# Lantern\n";

  /** Replaces what a browser has and jsdom lacks; without a value the browser does not have it either. */
  function stubBrowser({ clipboard, execCommand }: { clipboard?: object; execCommand?: () => boolean }): void {
    Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
    Object.defineProperty(document, "execCommand", { value: execCommand, configurable: true });
  }

  const answerWith = (status: number): void =>
    void Object.defineProperty(globalThis, "fetch", {
      value: jest.fn(() => Promise.resolve({ ok: status === 200, status, text: () => Promise.resolve(TEXT) })),
      configurable: true,
    });

  const show = (path: string | null, words: typeof labels | null = labels) =>
    renderInSite(<MarkdownLinks path={path} labels={words} />);
  const press = (): void => void fireEvent.click(screen.getByRole("button", { name: labels.copy }));

  beforeEach(() => answerWith(200));

  test("links to the Markdown file, also without script", () => {
    show(PATH);
    expect(screen.getByRole("link")).toHaveAttribute("href", PATH);
    expect(screen.getByRole("button", { name: labels.copy })).toHaveAttribute("data-script");
    expect(fetch).not.toHaveBeenCalled();
  });

  test.each([
    ["without a Markdown file", null, labels],
    ["without labels", PATH, null],
  ] as const)("shows nothing %s", (_case, path, words) => {
    show(path, words);
    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("copies the text and says so", async () => {
    const writeText = jest.fn(() => Promise.resolve());
    stubBrowser({ clipboard: { writeText } });
    show(PATH);
    press();
    expect(await screen.findByText(labels.copiedText)).toBeVisible();
    expect(fetch).toHaveBeenCalledWith(PATH);
    expect(writeText).toHaveBeenCalledWith(TEXT);
  });

  test("copies from a text field in a browser without clipboard, and removes the field", async () => {
    let copied = "";
    stubBrowser({ execCommand: () => Boolean((copied = document.querySelector("textarea")?.value ?? "")) });
    show(PATH);
    press();
    expect(await screen.findByText(labels.copiedText)).toBeVisible();
    expect(copied).toBe(TEXT);
    expect(document.querySelector("textarea")).toBeNull();
  });

  test.each([
    ["the browser refuses", 200, () => Promise.reject(new DOMException("", "NotAllowedError"))],
    ["the file cannot be loaded", 503, () => Promise.resolve()],
  ])("says how to copy by hand if %s", async (_case, status, writeText) => {
    answerWith(status);
    stubBrowser({ clipboard: { writeText }, execCommand: () => false });
    show(PATH);
    press();
    expect(await screen.findByText(labels.failedText)).toBeVisible();
  });
});
