import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LongList, PORTION_SIZE, MAX_UNPAGED_ENTRIES } from "../../../src/ui/long-list";
import { emptyLabels, UiLabelsContext } from "../../../src/ui/labels";
import { stubSiteContent } from "../../support/dom/site-view";
import { ListControls } from "../../../src/blocks/list-controls";
import { EmptyState } from "../../../src/ui/empty-state";

describe("long-list", () => {
  const entries = (count: number, kind = "Entry") =>
    Array.from({ length: count }, (_, index) => `${kind} ${index + 1}`);
  const labels = { ...emptyLabels, showMore: "Show more", shownOf: "{count} of {total} shown" };

  const List = ({ list }: { list: readonly string[] }) => (
    <UiLabelsContext.Provider value={labels}>
      <LongList entries={list}>
        {(shown) =>
          shown.map((text) => (
            <article key={text}>
              <a href="/">{text}</a>
            </article>
          ))
        }
      </LongList>
    </UiLabelsContext.Provider>
  );

  const shown = (): number => screen.getAllByRole("article").length;
  const more = (): HTMLElement => screen.getByRole("button", { name: "Show more" });

  beforeEach(() => stubSiteContent());

  test("a short list is rendered in full, without a button", () => {
    render(<List list={entries(MAX_UNPAGED_ENTRIES)} />);
    expect(shown()).toBe(MAX_UNPAGED_ENTRIES);
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.queryByRole("status")).toBeNull();
  });

  test("a longer list is rendered in portions; the focus moves to the first link of each new portion", async () => {
    render(<List list={entries(5000)} />);
    expect(shown()).toBe(PORTION_SIZE);
    expect(screen.getByRole("status").textContent).toBe(`${PORTION_SIZE} of 5.000 shown`);
    await userEvent.click(more());
    expect(shown()).toBe(2 * PORTION_SIZE);
    expect(document.activeElement).toBe(screen.getByRole("link", { name: `Entry ${PORTION_SIZE + 1}` }));
    expect(screen.getByRole("status").textContent).toBe(`${2 * PORTION_SIZE} of 5.000 shown`);
  });

  test("after the last portion the button is removed, and the count remains", async () => {
    render(<List list={entries(MAX_UNPAGED_ENTRIES + 1)} />);
    await userEvent.click(more());
    await userEvent.click(more());
    expect(shown()).toBe(MAX_UNPAGED_ENTRIES + 1);
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByRole("status").textContent).toBe(
      `${MAX_UNPAGED_ENTRIES + 1} of ${MAX_UNPAGED_ENTRIES + 1} shown`,
    );
    expect(document.activeElement?.textContent).toBe(`Entry ${2 * PORTION_SIZE + 1}`);
  });

  test("a new list starts with its first portion and does not move the focus", async () => {
    const { rerender } = render(<List list={entries(5000)} />);
    await userEvent.click(more());
    rerender(<List list={entries(100, "Other")} />);
    expect(shown()).toBe(PORTION_SIZE);
    expect(screen.getByRole("link", { name: "Other 1" })).not.toBe(document.activeElement);
    rerender(<List list={entries(10, "Few")} />);
    expect(shown()).toBe(10);
  });
});

describe("list-controls", () => {
  const filter = { label: "Industry", choices: [{ value: "", text: "All" }], chosen: "", onChoose: jest.fn() };

  beforeEach(() => stubSiteContent());

  test("the field has a label and reports each change", async () => {
    const onChange = jest.fn();
    const search = { label: "Search articles", placeholder: "Search articles...", value: "r", onChange };
    render(<ListControls search={search} filter={filter} count={3} countText="Articles: {count}" />);
    const field = screen.getByRole("searchbox", { name: "Search articles" });
    expect(field).toHaveValue("r");
    expect(field).toHaveAttribute("placeholder", "Search articles...");
    await userEvent.type(field, "o");
    expect(onChange.mock.calls).toEqual([["ro"]]);
    expect(screen.getByRole("search")).toContainElement(field);
  });

  test("the count is announced politely when it changes", () => {
    const view = render(<ListControls filter={filter} count={3} countText="Articles: {count}" />);
    const status = screen.getByRole("status");
    expect(status).toHaveTextContent("Articles: 3");
    view.rerender(<ListControls filter={filter} count={1200} countText="Articles: {count}" />);
    expect(screen.getByRole("status")).toBe(status);
    expect(status).toHaveTextContent("Articles: 1.200");
  });

  test("a list without a search has no search field", () => {
    render(<ListControls filter={filter} count={0} countText="{count}" />);
    expect(screen.queryByRole("searchbox")).not.toBeInTheDocument();
  });
});

describe("empty-state", () => {
  test("an empty list shows its message, the search text and a reset button", async () => {
    const reset = jest.fn();
    render(
      <EmptyState sentence="No articles found" hint="Nothing matches “x”." reset="Reset Filters" onReset={reset} />,
    );
    expect(screen.getByText("No articles found")).toBeVisible();
    expect(screen.getByText("Nothing matches “x”.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Reset Filters" }));
    expect(reset).toHaveBeenCalledTimes(1);
  });
});
