import { recordComparison } from "../../../src/domain/records/record-comparison";
import { comparedRows } from "../../../src/features/products/compare/compared-rows";
import { repeatsText, type RecordFacts } from "../../../src/domain/records/record-groups";
import { readPart } from "../../support/company/company";

type Labels = NonNullable<Parameters<typeof recordComparison>[2]>;

const labels = JSON.parse(readPart("labels/product-record.json")) as Labels;
const record = JSON.parse(readPart("product-records/pro.json")) as RecordFacts;
const { specifications } = JSON.parse(readPart("products/pro.json")) as {
  specifications: { key: string; value: string }[];
};
const { items: groups } = JSON.parse(readPart("specification-fields.json")) as {
  items: Parameters<typeof recordComparison>[1];
};
const pro = { slug: "pro", name: "PRO", specifications, record };

/** The keys of all rows that the records add. */
const keysOf = (devices: Parameters<typeof recordComparison>[0]): string[] =>
  recordComparison(devices, groups, labels).groups.flatMap(({ fields }) => fields.map(({ key }) => key));

test("omits rows that only repeat the name or the specification", () => {
  const keys = keysOf([pro]);
  for (const repeated of ["identity-model", "data-storage", "radio-wifi", "battery-runtime", "laser-standard"]) {
    expect(keys).not.toContain(`record-${repeated}`);
  }
  expect(keys).toEqual(expect.arrayContaining(["record-battery-capacity", "record-service-repair"]));
  // Parts without a row of their own have no title either.
  const titles = recordComparison([pro], groups, labels).groups.map(({ id }) => id);
  expect(titles).not.toContain("record-radio");
});

test("keeps a row of which one device states more than its specification", () => {
  const other = { ...pro, slug: "meta", record: { ...record, radio: { ...record.radio, wifi: "2.4 GHz, 100 mW" } } };
  expect(keysOf([pro, other])).toContain("record-radio-wifi");
});

test("shows what no device states, as rows that can be hidden and compared", () => {
  const other = { ...pro, slug: "meta", record: { ...record, service: { ...record.service, repair: "In Dublin" } } };
  const devices = [pro, other, { ...pro, slug: "max", record: null }];
  const compared = recordComparison(devices, groups, labels);
  const columns = devices.map(({ slug }) => compared.values[slug] ?? []);
  const rowsOf = (hiddenKeys: string[], onlyDifferences: boolean) =>
    comparedRows(compared.groups, columns, { hiddenKeys, onlyDifferences }).flatMap(({ rows }) => rows);
  expect(rowsOf([], false).find(({ key }) => key === "record-battery-capacity")?.values).toEqual([null, null, null]);
  expect(rowsOf(["record-battery-capacity"], false).map(({ key }) => key)).not.toContain("record-battery-capacity");
  const differences = rowsOf([], true).map(({ key }) => key);
  expect(differences).toContain("record-service-repair");
  expect(differences).not.toContain("record-battery-capacity");
});

test("adds nothing without records or their labels", () => {
  expect(recordComparison([pro], groups, null).groups).toEqual([]);
  expect(recordComparison([{ ...pro, record: null }], groups, labels).groups).toEqual([]);
});

test("a text repeats another one if it has no part of its own", () => {
  expect(repeatsText("Up to 5 hours", "Lithium-ion, up to 5 hours, charged over USB-C")).toBe(true);
  expect(repeatsText("Class 1 (eye-safe)", "Class 1 (eye-safe, IEC 60825-1)")).toBe(true);
  expect(repeatsText("Up to 5 hours, in the cold 3", "Lithium-ion, up to 5 hours")).toBe(false);
  expect(repeatsText("hours", "up to 5 hours")).toBe(false);
});
