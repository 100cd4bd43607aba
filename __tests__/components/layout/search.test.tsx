import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Layout } from "../../../src/layout/layout";
import { buildIndex } from "../../../src/search/build-index";
import type { SearchDocument } from "../../../src/search/document";
import type { SiteSearchFile } from "../../../src/search/site-search-file";
import { renderInSite } from "../../support/dom/site-view";
import { stubScreen } from "../../support/dom/screen";

const searchDocument = (id: string, kind: string, title: string, to: string): SearchDocument => ({
  ...{ id, kind, title, to },
  ...{ text: `All about ${title}.`, source: title, about: "" },
});
const file: SiteSearchFile = {
  labels: { count: "{count} gefunden", none: "Nothing found for “{query}”.", reset: "Clear", all: "Show all {count}" },
  ...buildIndex(
    [
      searchDocument("a", "Geräte", "META", "/products/meta"),
      searchDocument("b", "Wörterbuch", "Panorama", "/academy/glossary/panorama"),
      searchDocument("c", "Wörterbuch", "Panning", "/academy/glossary/panning"),
      ...Array.from({ length: 8 }, (_, index) =>
        searchDocument(`d${index}`, "Notizen", `Drone ${index}`, `/blog/${index}`),
      ),
    ],
    "en-US",
  ),
};

const field = () => screen.findByRole("searchbox", { name: "Suche" });
const link = () => within(screen.getByRole("banner")).getByRole("link", { name: "Suche" });
const found = () => screen.getByRole("dialog").querySelectorAll(".found a");

beforeEach(() => {
  stubScreen();
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: true, json: () => Promise.resolve(file) });
  renderInSite(
    <Layout>
      <h1>A page</h1>
    </Layout>,
  );
});

test.each([{ ctrlKey: true }, { metaKey: true }])(
  "the search opens with %p and K, and closes with Escape",
  async (modifier) => {
    expect(fireEvent.keyDown(window, { key: "k", ...modifier })).toBe(false);
    expect(await field()).toBeVisible();
    fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  },
);

test("without a search page, there is no link and no shortcut", () => {
  cleanup();
  renderInSite(<Layout>A page</Layout>, { hasSearch: false });
  expect(within(screen.getByRole("banner")).queryByRole("link", { name: "Suche" })).not.toBeInTheDocument();
  expect(fireEvent.keyDown(window, { key: "k", ctrlKey: true })).toBe(true);
});

test("K without a modifier does nothing", () => {
  expect(fireEvent.keyDown(window, { key: "k" })).toBe(true);
});

test("the link in the bar opens the dialog, except with a modifier key", async () => {
  expect(link()).toHaveAttribute("href", "/search");
  fireEvent.click(link(), { ctrlKey: true });
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await userEvent.click(link());
  expect(await field()).toBeVisible();
});

test("results appear in groups while typing, and arrow keys move through them", async () => {
  await userEvent.click(link());
  await userEvent.type(await field(), "pan");
  await waitFor(() => expect(found()).toHaveLength(2));
  expect(screen.getByRole("region", { name: "Wörterbuch" })).toBeVisible();
  expect(screen.getByRole("dialog")).toHaveTextContent("2 gefunden");
  await userEvent.keyboard("{ArrowDown}");
  expect(found()[0]).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(found()[1]).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}{ArrowUp}");
  expect(await field()).toHaveFocus();
});

test("limits the results in each group, shows the count of all results, and links to all", async () => {
  await userEvent.click(link());
  await userEvent.type(await field(), "drone");
  await waitFor(() => expect(found()).toHaveLength(6));
  expect(screen.getByRole("dialog")).toHaveTextContent("8 gefunden");
  expect(screen.getByRole("link", { name: "Show all 8" })).toHaveAttribute("href", "/search?q=drone");
});

test("shows a message when nothing is found, and closes when the visitor follows a result", async () => {
  await userEvent.click(link());
  await userEvent.type(await field(), "zzz");
  expect(await screen.findByText("Nothing found for “zzz”.")).toBeVisible();
  await userEvent.clear(await field());
  await userEvent.type(await field(), "meta");
  await waitFor(() => expect(found()).toHaveLength(1));
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("link", { name: "META" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});
