import { fireEvent, screen } from "@testing-library/react";
import { MarkdownLinks } from "../../../src/components/ui/markdown-links";
import { contentOf } from "../../support/content/data";
import { renderInSite } from "../../support/dom/site-view";

const labels = contentOf<Queries.MarkdownLabelPartsFragment>("labels/markdown.json");
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
  ["the browser refuses", 200],
  ["the file cannot be loaded", 503],
])("says how to copy by hand if %s", async (_case, status) => {
  answerWith(status);
  stubBrowser({
    clipboard: { writeText: () => Promise.reject(new DOMException("", "NotAllowedError")) },
    execCommand: () => false,
  });
  show(PATH);
  press();
  expect(await screen.findByText(labels.failedText)).toBeVisible();
});
