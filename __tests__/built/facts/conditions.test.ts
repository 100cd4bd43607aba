import { join } from "node:path";
import { formatConditions, type ConditionLabels, type Conditions } from "@capture/domain/accuracy/conditions";
import { specificationAnchor } from "@capture/domain/specifications";
import { localeOf } from "@capture/domain/lib/locale";
import { sheetPath } from "../../../gatsby/outputs/spec-sheets/fields";
import { documentOf } from "../../support/built/built";
import { readPdfs } from "../../support/pdf/pdf";
import { contentOf, entriesIn } from "../../support/content/data";
import { devices } from "../../support/content/devices";
import { itemsOf } from "../../support/content/pages";
import { testIf } from "../../support/content/test-if";
import { routes, site } from "../../../testing/routes";

interface Device {
  readonly slug: string;
  readonly name: string;
  readonly specifications: readonly {
    readonly key: string;
    readonly value: string;
    readonly conditions?: Conditions;
  }[];
}

interface Field {
  readonly key: string;
  readonly label: string;
  readonly compare: boolean;
}

const labels = contentOf<{ conditions: ConditionLabels }>("labels/product.json").conditions;
const fields = itemsOf<{ fields: readonly Field[] }>("specification-fields.json").flatMap((group) => group.fields);
const all = devices<Device>().filter(({ slug }) => routes.includes(`/products/${slug}`));

/** Each figure with conditions: its device, its row, and the texts that its cell has. */
const figures = all.flatMap(({ slug, name, specifications }) =>
  specifications.flatMap(({ key, value, conditions }) => {
    const field = fields.find((each) => each.key === key);
    if (!conditions || !field) return [];
    return [{ slug, name, key, field, value, text: formatConditions(conditions, labels, localeOf(site)) }];
  }),
);
const testFigures = testIf(figures.length > 0, "No device states a figure that needs conditions.");

/** Without white space, because a PDF has none at a line break, and a page has other spaces before units. */
const compact = (text: string | null | undefined): string => (text ?? "").replace(/\s+/g, "");

/** The cells of the row with this label in a table with a column for each device. */
function cellsOf(route: string, table: string, label: string): string[] {
  const rows = [...documentOf(route).querySelectorAll(`${table} tbody tr`)];
  const row = rows.find((each) => compact(each.querySelector("th")?.textContent) === compact(label));
  return [...(row?.querySelectorAll("td") ?? [])].map(({ textContent }) => compact(textContent));
}

/** The column of a device in the comparisons. */
const columnOf = (slug: string): number => all.findIndex((device) => device.slug === slug);

testFigures("the specification of a device has the conditions under each figure that needs them", () => {
  for (const { slug, key, value, text } of figures) {
    const row = documentOf(`/products/${slug}`).querySelector(`#specifications #${specificationAnchor(key)} td`);
    expect(compact(row?.textContent)).toBe(compact(value + text));
  }
});

testFigures("comparisons have the conditions in the column of the device", () => {
  for (const { slug, field, value, text } of figures.filter(({ field: { compare } }) => compare)) {
    expect(cellsOf(`/products/${slug}`, "#compare", field.label)[columnOf(slug)]).toBe(compact(value + text));
    if (!routes.includes("/products/compare")) continue;
    expect(cellsOf("/products/compare", "#comparison", field.label)[columnOf(slug)]).toBe(compact(value + text));
  }
});

testFigures("sheets have the conditions under each figure", () => {
  for (const { slug, value, text } of figures) {
    const [pdf] = readPdfs([join("public", sheetPath(slug))]);
    expect(compact(pdf?.drawnText)).toContain(compact(value + text));
  }
});

/** The tours with a device whose accuracy has conditions. */
const tours = entriesIn<{ path: string; device?: string }>("tours")
  .filter(({ path }) => routes.includes(path))
  .flatMap(({ path, device }) => {
    const stated = figures.find(({ slug, key }) => slug === device && key === "accuracy");
    return stated ? [{ path, stated }] : [];
  });
const testTours = testIf(tours.length > 0, "The site has no tour with a device whose accuracy has conditions.");

testTours("the figures of a tour have the conditions of the accuracy of its device", () => {
  for (const { path, stated } of tours) {
    const facts = documentOf(path).querySelector("#facts");
    expect(compact(facts?.textContent)).toContain(compact(stated.value + stated.text));
  }
});
