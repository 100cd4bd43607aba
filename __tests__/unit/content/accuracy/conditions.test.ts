import { formatConditions, type ConditionLabels, type Conditions } from "../../../../src/domain/accuracy/conditions";

const labels: ConditionLabels = {
  range: "of a range",
  point: "of a point",
  distance: "of a distance",
  at: "at {distance}",
  level: "at a level of {confidence}",
  stated: "{conditions}.",
  notStated: "{names}: not stated.",
  list: "{first} and {last}",
  names: { of: "quantity", distance: "distance", confidence: "level", method: "method" },
};
const UNSTATED: Conditions = { of: null, distance: null, confidence: null, method: null };
const METHOD = "Compared with a total station on 40 targets.";

test.each<[string, Partial<Conditions>]>([
  ["Quantity, distance, level and method: not stated.", {}],
  ["Of a point. Distance, level and method: not stated.", { of: "point" }],
  ["Of a distance, at 10 m. Level and method: not stated.", { of: "distance", distance: { values: [10], unit: "m" } }],
  ["At a level of 95%. Quantity, distance and method: not stated.", { confidence: 95 }],
  [`${METHOD} Quantity, distance and level: not stated.`, { method: METHOD }],
  [
    `Of a range, at 5–20 m, at a level of 68.27%. ${METHOD}`,
    { of: "range", distance: { values: [5, 20], unit: "m" }, confidence: 68.27, method: METHOD },
  ],
  [
    "Of a point, at 0.5 m, at a level of 95%. Method: not stated.",
    { of: "point", distance: { values: [0.5], unit: "m" }, confidence: 95 },
  ],
])("reads well: %s", (text, stated) => {
  expect(formatConditions({ ...UNSTATED, ...stated }, labels, "en-US")).toBe(text);
});

test("has the numbers of the site's locale", () => {
  const conditions = { ...UNSTATED, distance: { values: [0.5], unit: "m" }, confidence: 95 };
  expect(formatConditions(conditions, labels, "de-DE")).toMatch(/^At 0,5 m, at a level of 95\u00a0%\./);
});
