import { comparedRows, selectedSlugs, toggleSlug } from "../../../src/features/products/compare/compared-rows";

const field = (key: string) => ({ key, label: key.toUpperCase(), compare: false, absent: null });
const GROUPS = [
  { id: "body", title: "Body", fields: [field("weight"), field("color")] },
  { id: "net", title: "Net", fields: [field("wifi")] },
];
const device = (values: Record<string, string>) => Object.entries(values).map(([key, value]) => ({ key, value }));
const DEVICES = [device({ weight: "1 kg", color: "black", wifi: "yes" }), device({ weight: "2 kg", color: "black" })];
const same = (value: string): string => value;
const keys = (
  options: { hidden?: string[]; onlyDifferences?: boolean; convert?: (value: string) => string },
  of = DEVICES,
) =>
  comparedRows(GROUPS, of, { hidden: [], onlyDifferences: false, convert: same, ...options }).flatMap(({ rows }) =>
    rows.map(({ key }) => key),
  );

test("returns all rows, leaves out hidden ones, and keeps only those that differ", () => {
  expect(keys({})).toEqual(["weight", "color", "wifi"]);
  expect(keys({ hidden: ["weight"] })).toEqual(["color", "wifi"]);
  // A value that only one device states is a difference.
  expect(keys({ onlyDifferences: true })).toEqual(["weight", "wifi"]);
});

test("ignores differences in case and spaces, and compares converted values", () => {
  const of = [device({ weight: "2 kg", color: "Black" }), device({ weight: "2\u00a0kg ", color: "black" })];
  expect(keys({ onlyDifferences: true }, of)).toEqual([]);
  // Two values that are rounded to the same figure in other units are equal.
  const close = [device({ weight: "1.001 kg" }), device({ weight: "1.002 kg" })];
  expect(keys({ onlyDifferences: true }, close)).toEqual(["weight"]);
  expect(keys({ onlyDifferences: true, convert: () => "2.21 lb" }, close)).toEqual([]);
});

test("converts values to the selected units", () => {
  const convert = (value: string): string => value.replace("kg", "kilos");
  const [body] = comparedRows(GROUPS, DEVICES, { hidden: [], onlyDifferences: false, convert });
  expect(body?.rows[0]?.values).toEqual(["1 kilos", "2 kilos"]);
});

test("leaves out a group without rows", () => {
  const groups = comparedRows(GROUPS, DEVICES, { hidden: ["wifi"], onlyDifferences: false, convert: same });
  expect(groups.map(({ id }) => id)).toEqual(["body"]);
});

test("selects the devices of a query string in any order, and ignores unknown ones", () => {
  const slugs = ["pro", "minion", "meta"];
  expect(selectedSlugs(slugs, "meta,pro")).toEqual(["pro", "meta"]);
  expect(selectedSlugs(slugs, "")).toEqual(slugs);
  expect(selectedSlugs(slugs, "nano")).toEqual(slugs);
});

test("adds and removes a device, but not the last one", () => {
  const slugs = ["pro", "minion", "meta"];
  expect(toggleSlug(slugs, slugs, "minion")).toBe("pro,meta");
  expect(toggleSlug(slugs, ["pro", "meta"], "minion")).toBe("");
  expect(toggleSlug(slugs, ["pro"], "pro")).toBe("pro");
});
