import { comparedRows, selectedSlugs, toggleSlug } from "../../../src/features/products/compare/compared-rows";

const field = (key: string) => ({ key, label: key.toUpperCase(), compare: false, absent: null });
const GROUPS = [
  { id: "body", title: "Body", fields: [field("weight"), field("color")] },
  { id: "net", title: "Net", fields: [field("wifi")] },
];
const device = (values: Record<string, string>) => Object.entries(values).map(([key, value]) => ({ key, value }));
const DEVICES = [device({ weight: "1 kg", color: "black", wifi: "yes" }), device({ weight: "2 kg", color: "black" })];
/** The keys of the rows of a comparison. */
const rowKeys = (options: { hiddenKeys?: string[]; onlyDifferences?: boolean }, devices = DEVICES) =>
  comparedRows(GROUPS, devices, { hiddenKeys: [], onlyDifferences: false, ...options }).flatMap(({ rows }) =>
    rows.map(({ key }) => key),
  );

test("leaves out hidden rows, and rows without differences if `onlyDifferences` is set", () => {
  expect(rowKeys({})).toEqual(["weight", "color", "wifi"]);
  expect(rowKeys({ hiddenKeys: ["weight"] })).toEqual(["color", "wifi"]);
  // A value that only one device states is a difference.
  expect(rowKeys({ onlyDifferences: true })).toEqual(["weight", "wifi"]);
});

test("ignores differences in case and whitespace", () => {
  const devices = [device({ weight: "2 kg", color: "Black" }), device({ weight: "2\u00a0kg ", color: "black" })];
  expect(rowKeys({ onlyDifferences: true }, devices)).toEqual([]);
});

test("leaves out a group without rows", () => {
  const groups = comparedRows(GROUPS, DEVICES, { hiddenKeys: ["wifi"], onlyDifferences: false });
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
