import { screen, within } from "@testing-library/react";
import { CriteriaTable } from "../../../src/features/accessibility/criteria-table";
import { ResultCounts } from "../../../src/features/accessibility/result-counts";
import { statement } from "../../support/accessibility/statement";
import { contentOf } from "../../support/content/data";
import { renderInSite } from "../../support/dom/site-view";

const { labels } = contentOf<{ labels: Queries.CriteriaTableLabelsFragment }>("pages/accessibility.json");
const criteria = statement.criteria.map((each) => ({
  axe: null,
  journeys: null,
  byHand: null,
  limit: null,
  ...each,
})) as Queries.AccessibilityCriterionFieldsFragment[];

const textOfRow = (number: string): string | null =>
  screen.getByRole("rowheader", { name: new RegExp(`^${number} `) }).closest("tr")?.textContent ?? null;

test("shows each criterion with its level, its result and its evidence", () => {
  renderInSite(<CriteriaTable heading="1 Perceivable" criteria={criteria} labels={labels} />);
  const table = screen.getByRole("table", { name: "1 Perceivable" });
  expect(within(table).getAllByRole("columnheader")).toHaveLength(2);
  expect(within(table).getAllByRole("rowheader")).toHaveLength(criteria.length);
  expect(textOfRow("1.1.1")).toMatch(/Level ASupports.*image-alt/);
  expect(textOfRow("1.2.1")).toMatch(/Partially supportsNo text\..*2026-11-01.*In a browser\./);
  expect(textOfRow("1.2.3")).toMatch(/Does not supportNothing works\..*browser\/a\.test\.ts “a”/);
  expect(textOfRow("1.2.4")).toMatch(/Level AANot evaluated$/);
});

test("counts the criteria with each result", () => {
  renderInSite(<ResultCounts criteria={criteria} labels={labels.results} />);
  const counts = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(counts).toEqual(["1", "1", "1", "1", String(criteria.length - 4)]);
});
