import { render, screen, within } from "@testing-library/react";
import { DeviceComparison } from "../../../src/features/products/device-comparison";
import { scaledPicture } from "../../support/content/pictures/pictures";
import { RecordSections } from "../../../src/features/products/record/record-sections";
import { RecordSummary } from "../../../src/features/products/record/record-summary";
import { renderInSite } from "../../support/dom/site-view";
import { contentOf } from "../../support/content/data";
import { LinkedText } from "../../../src/features/products/row-texts";

describe("device-comparison", () => {
  const device = (name: string): Queries.ComparedDeviceFieldsFragment => ({
    slug: name.toLowerCase(),
    path: `/products/${name.toLowerCase()}`,
    name,
    productImage: scaledPicture(`${name} from the front`),
  });
  const cell = (value: string, isMissing = false) => ({ value, isMissing, conditionsText: null });

  beforeEach(() => {
    render(
      <DeviceComparison
        devices={[device("PRO"), device("META")]}
        rows={[
          { key: "weight", label: "Weight", cells: [cell("0.655 kg"), cell("2.9 kg")] },
          { key: "scanningRange", label: "Scanning range", cells: [cell("No laser", true), cell("0.2 to 70 m")] },
        ]}
        labels={{ compareCaption: "Devices side by side", specification: "Specification" }}
      />,
    );
  });

  test("each device has a column that links to its page", () => {
    expect(screen.getAllByRole("columnheader").map((cell) => cell.textContent)).toEqual([
      "Specification",
      "PRO",
      "META",
    ]);
    expect(screen.getByRole("link", { name: "META" })).toHaveAttribute("href", "/products/meta");
  });

  test("each row has a cell for each device", () => {
    expect(screen.getByRole("row", { name: "Scanning range No laser 0.2 to 70 m" })).toBeVisible();
  });

  test("a table wider than a phone can be focused and scrolled by keyboard", () => {
    expect(screen.getByRole("region", { name: "Devices side by side" })).toHaveAttribute("tabindex", "0");
  });
});

describe("product-record", () => {
  type RecordParts = Queries.ProductRecordFieldsFragment;

  const labels = contentOf<Queries.ProductRecordLabelFieldsFragment>("labels/product-record.json");
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
      "1 Maker",
      "2 Model",
      "3 Support",
      "4 Data",
      "5 Laser",
      "6 Radio",
      "7 Battery",
      "8 Warranty and repair",
      "9 Not stated",
    ]);
  });

  test("gathers what is not specified in one group, by the headings of the others", () => {
    show();
    expect(valueOf("Model", "Model")).toBe("PRO");
    expect(valueOf("Not stated", "Model")).toBe("Part number");
    expect(valueOf("Not stated", "Battery")).toBe("Capacity, Exchange");
  });

  test("the summary counts what is not specified, and marks it on the line of the device’s life", () => {
    renderInSite(
      <RecordSummary
        record={{ ...record, support: { ...record.support, updates: null } }}
        device={{ name: "PRO", outerSize: { width: 131, height: 105 }, model: null }}
        labels={labels}
      />,
    );
    expect(screen.getByRole("img", { name: "PRO from the front, 131 × 105 mm" })).toBeVisible();
    expect(screen.getByRole("link", { name: "8 facts not stated yet" })).toHaveAttribute("href", "#open");
    const marks = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(marks).toContain("Updates Not stated");
    expect(marks).toContain("Warranty");
    expect(screen.getByRole("link", { name: "Warranty" })).toHaveAttribute("href", "#service");
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
});

describe("row-texts", () => {
  const link = (text: string) => ({ text, to: `/academy/glossary/${text.toLowerCase()}` });

  test.each([
    ["links a word to the glossary", ["LiDAR"], ["LiDAR"]],
    ["ignores a word that the text does not contain", ["SLAM"], []],
    ["links the other words when one word is missing", ["SLAM", "LiDAR", "meters"], ["LiDAR", "meters"]],
  ])("shows the complete text and %s", (_case, words, linked) => {
    const text = "LiDAR, up to 70 meters";
    const { container } = render(<LinkedText text={text} links={words.map(link)} />);
    expect(container.textContent).toBe(text);
    expect(screen.queryAllByRole("link").map(({ textContent }) => textContent)).toEqual(linked);
  });
});
