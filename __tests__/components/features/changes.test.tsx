import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ChangeIndex } from "../../../src/features/changes/change-index";
import { TextChanges } from "../../../src/features/legal/text-changes";
import { FigureChanges } from "../../../src/features/products/figure-changes";
import { contentOf } from "../../support/content/data";
import { pageOf } from "../../support/content/pages";
import { headings, openAt, query } from "../../support/dom/navigation";
import { renderInSite } from "../../support/dom/site-view";

type Change = Queries.ChangeRowPartsFragment;

const { labels } = pageOf<Queries.ChangesPageQuery>("changes");
const words = contentOf<Queries.ChangeWordsFragment & Queries.TextChangeWordsFragment>("labels/history.json");
const change = (id: string, kind: string, name: string): Change => ({
  id,
  kind,
  day: "2026-03-03",
  dateText: "March 3, 2026",
  name,
  path: `/${id}`,
  field: "Weight",
  parts: [
    { state: "removed", text: "0.66 kg" },
    { state: "same", text: " " },
    { state: "added", text: "0.655 kg" },
  ],
  reason: null,
});
const changes = [
  change("products-scout-1", "device", "Scout"),
  { ...change("legal-terms-1", "legal", "Terms"), reason: "Clearer." },
];

function show(listed: readonly Change[] = changes): void {
  openAt("/changes");
  renderInSite(<ChangeIndex changes={listed} labels={labels} words={words} />);
}

test("lists day, place, value before and after, and the reason", () => {
  show();
  expect(headings(3)).toEqual(["Scout: Weight", "Terms: Weight"]);
  const row = within(screen.getByRole("article", { name: /^Scout ?: Weight$/ }));
  expect(row.getByRole("link", { name: "Scout" })).toHaveAttribute("href", "/products-scout-1");
  expect(row.getByText("March 3, 2026")).toHaveAttribute("datetime", "2026-03-03");
  expect(row.getByRole("deletion")).toHaveTextContent(`${words.removed} 0.66 kg`);
  expect(row.getByRole("insertion")).toHaveTextContent(`${words.added} 0.655 kg`);
  expect(screen.getByRole("article", { name: /^Terms ?: Weight$/ })).toHaveTextContent(`${words.reason} Clearer.`);
});

test("filters by kind, in the query string", async () => {
  show();
  await userEvent.click(screen.getByRole("button", { name: labels.legal }));
  expect(headings(3)).toEqual(["Terms: Weight"]);
  expect(query()).toBe("?kind=legal");
});

test("says that nothing has changed yet", () => {
  show([]);
  expect(screen.getByText(labels.none)).toBeVisible();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("the changes of a legal text open on request, with words for screen readers", async () => {
  render(<TextChanges changes={changes} words={words} />);
  const summary = screen.getByText(words.textChanges);
  expect(summary.closest("details")).not.toHaveAttribute("open");
  await userEvent.click(summary);
  expect(screen.getAllByRole("insertion")[0]).toHaveTextContent(`${words.added} 0.655 kg`);
  expect(screen.getAllByRole("heading", { level: 2 })[0]).toHaveTextContent("March 3, 2026 · Weight");
});

test("under a figure stands only what concerns it", () => {
  const lines = [
    { id: "a", key: "weight", sentence: "Weight changed." },
    { id: "b", key: "battery", sentence: "Battery changed." },
  ];
  const { container } = render(<FigureChanges changes={lines} field="weight" />);
  expect(container).toHaveTextContent("Weight changed.");
  expect(container).not.toHaveTextContent("Battery changed.");
});
