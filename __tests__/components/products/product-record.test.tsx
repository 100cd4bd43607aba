import { screen, within } from "@testing-library/react";
import { RecordSections } from "../../../src/features/products/record/record-sections";
import { renderInSite } from "../../support/dom/site-view";
import { contentOf } from "../../support/content/data";

type RecordParts = Queries.ProductRecordPartsFragment;

const labels = contentOf<Queries.ProductRecordLabelPartsFragment>("labels/product-record.json");
const record = { ...contentOf<RecordParts>("product-records/pro.json"), changes: [] };
const show = (changes: Partial<RecordParts> = {}) =>
  renderInSite(<RecordSections record={{ ...record, ...changes }} labels={labels} />);

/** The value next to a term. */
const valueOf = (section: string, term: string): string | null | undefined =>
  within(screen.getByRole("region", { name: new RegExp(`${section}$`) })).getByText(term, { selector: "dt" })
    .nextElementSibling?.textContent;

test("numbers the groups in the order of a contract", () => {
  show();
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "1Maker",
    "2Model",
    "3Support",
    "4Data",
    "5Laser",
    "6Radio",
    "7Battery",
    "8Warranty and repair",
    "9Documents",
  ]);
});

test("shows what is stated, and says what is not", () => {
  show();
  expect(valueOf("Model", "Model")).toBe("PRO");
  expect(valueOf("Model", "Part number")).toBe("Not stated");
  expect(valueOf("Support", "Supported until")).toBe("Not stated");
  expect(screen.getByRole("region", { name: /Documents$/ })).toHaveTextContent("Not stated");
});

test("shows a change below the value that it concerns", () => {
  const sentence = "Changed on March 3, 2026: Battery: Runtime, before 4 h, now 5 h";
  show({ changes: [{ id: "product-records-pro-1", key: "battery.runtime", sentence }] });
  expect(valueOf("Battery", "Runtime")).toContain(sentence);
  expect(screen.getAllByText(sentence)).toHaveLength(1);
});

test("shows each document with its size and checksum", () => {
  const file = { publicURL: "/static/manual.pdf", size: 1_250_000, sha256: "ab12" };
  show({ documents: [{ name: "Manual", file }] });
  expect(screen.getByRole("link", { name: "Manual" })).toHaveAttribute("href", "/static/manual.pdf");
  const text = screen.getByRole("region", { name: /Documents$/ }).textContent?.replaceAll("\u00a0", " ");
  expect(text).toMatch(/1[.,]25 MB/);
  expect(text).toContain("SHA-256: ab12");
});
