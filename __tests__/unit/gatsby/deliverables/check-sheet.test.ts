import { drawCheckSheet, type CheckSheet } from "../../../../gatsby/outputs/deliverables/check-sheet";
import { MAX_DIMENSIONS, trueDimensions } from "../../../../gatsby/outputs/deliverables/true-dimensions";
import { smallFlat } from "../../../support/deliverables/small-flat";

const labels = { width: "{name}: width", depth: "{name}: depth", opening: "{from} to {to}", ceiling: "Ceiling" };
const dimensions = trueDimensions(smallFlat, labels);

test("the true dimensions are the ceiling, the rooms and the open doors", () => {
  expect(dimensions).toEqual([
    { name: "Ceiling", lengthM: 2.4 },
    { name: "Küche, “offen”: width", lengthM: 4.123 },
    { name: "Küche, “offen”: depth", lengthM: 3 },
    { name: "Study: width", lengthM: 2.5 },
    { name: "Study: depth", lengthM: 3 },
    { name: "Küche, “offen” to Study", lengthM: 0.9 },
  ]);
});

test("a closed door is not a dimension, and there are at most ten", () => {
  const doors = smallFlat.doors.map((door) => ({ ...door, closed: true }));
  expect(trueDimensions({ ...smallFlat, doors }, labels)).toHaveLength(5);
  const rooms = Array.from({ length: 4 }, () => smallFlat.rooms).flat();
  expect(trueDimensions({ ...smallFlat, rooms }, labels)).toHaveLength(MAX_DIMENSIONS);
});

test("the sheet is one tagged page with a row for each dimension, and the same in every build", async () => {
  const sheet: CheckSheet = {
    ...{ language: "en", locale: "en-US", brand: "Acme", kind: "Check sheet", name: "Small", updated: "2025-06-12" },
    lead: "Measure these lengths.",
    headings: ["Dimension", "True", "Min", "Max", "Your figure"],
    dimensions,
    uncertaintyM: Math.SQRT2 / 100,
    notes: ["CC0", "https://acme.example/sample-data"],
  };
  const pdf = await drawCheckSheet(sheet);
  const objects = pdf.toString("latin1").replace(/stream\r?\n[\s\S]*?endstream/g, "");
  const count = (pattern: RegExp): number => [...objects.matchAll(pattern)].length;
  expect(count(/\/Type \/Page\b/g)).toBe(1);
  expect(count(/\/S \/TR\b/g)).toBe(dimensions.length + 1);
  expect(count(/\/Scope \/Row\b/g)).toBe(dimensions.length);
  expect(objects).toContain("/Lang (en)");
  expect((await drawCheckSheet(sheet)).equals(pdf)).toBe(true);
});
