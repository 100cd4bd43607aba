import { chosenOf, comparedRows, toggled } from "../../../src/features/products/compare/compared-rows";

const field = (key: string) => ({ key, label: key.toUpperCase(), compare: false, absent: null });
const GROUPS = [
  { id: "body", title: "Body", fields: [field("weight"), field("color")] },
  { id: "net", title: "Net", fields: [field("wifi")] },
];
const device = (values: Record<string, string>) => Object.entries(values).map(([key, value]) => ({ key, value }));
const DEVICES = [device({ weight: "1 kg", color: "black", wifi: "yes" }), device({ weight: "2 kg", color: "black" })];
const same = (value: string): string => value;
const keys = (choice: { hidden?: string[]; differences?: boolean; write?: (value: string) => string }, of = DEVICES) =>
  comparedRows(GROUPS, of, { hidden: [], differences: false, write: same, ...choice }).flatMap(({ rows }) =>
    rows.map(({ key }) => key),
  );

test("all rows, those that are chosen, and those that differ", () => {
  expect(keys({})).toEqual(["weight", "color", "wifi"]);
  expect(keys({ hidden: ["weight"] })).toEqual(["color", "wifi"]);
  // A figure that one of them does not state is a difference.
  expect(keys({ differences: true })).toEqual(["weight", "wifi"]);
});

test("devices differ by what is shown, not by how it is typed", () => {
  const of = [device({ weight: "2 kg", color: "Black" }), device({ weight: "2\u00a0kg ", color: "black" })];
  expect(keys({ differences: true }, of)).toEqual([]);
  // Rounded to the same figure in other units, two values are one.
  const close = [device({ weight: "1.001 kg" }), device({ weight: "1.002 kg" })];
  expect(keys({ differences: true }, close)).toEqual(["weight"]);
  expect(keys({ differences: true, write: () => "2.21 lb" }, close)).toEqual([]);
});

test("values are written in the chosen units", () => {
  const write = (value: string): string => value.replace("kg", "kilos");
  const [body] = comparedRows(GROUPS, DEVICES, { hidden: [], differences: false, write });
  expect(body?.rows[0]?.values).toEqual(["1 kilos", "2 kilos"]);
});

test("a group without rows is left out", () => {
  const groups = comparedRows(GROUPS, DEVICES, { hidden: ["wifi"], differences: false, write: same });
  expect(groups.map(({ id }) => id)).toEqual(["body"]);
});

test("an address names devices in any order; what does not exist is passed over", () => {
  const slugs = ["pro", "minion", "meta"];
  expect(chosenOf(slugs, "meta,pro")).toEqual(["pro", "meta"]);
  expect(chosenOf(slugs, "")).toEqual(slugs);
  expect(chosenOf(slugs, "nano")).toEqual(slugs);
});

test("a device is added and taken away; the last one stays", () => {
  const slugs = ["pro", "minion", "meta"];
  expect(toggled(slugs, slugs, "minion")).toBe("pro,meta");
  expect(toggled(slugs, ["pro", "meta"], "minion")).toBe("");
  expect(toggled(slugs, ["pro"], "pro")).toBe("pro");
});
