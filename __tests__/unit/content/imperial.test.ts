import { toImperial } from "../../../src/domain/imperial";
import { findIntegers } from "../../../src/domain/planner";
import { keepUnits } from "../../../src/domain/units";

test.each([
  ["About 0.655 kg", "About 1.44 lb"],
  ["About 2.9 kg", "About 6.4 lb"],
  ["0.2 to 70 m", "0.66 to 230 ft"],
  ["±1 cm", "±0.39 in"],
  ["2,000 m²", "21,500 ft²"],
  ["128 × 128 × 105 mm", "5.04 × 5.04 × 4.13 in"],
  ["−10 to 50 °C", "14 to 122 °F"],
  ["−40 to 0 °C", "−40 to 32 °F"],
  ["0.2–70 m", "0.66–230 ft"],
  ["8 lenses; 1.255 m", "8 lenses; 4.12 ft"],
  ["About 23 s per point; 500 m² in 70 min", "About 23 s per point; 5,380 ft² in 70 min"],
])("converts %s to %s", (metric, imperial) => {
  expect(toImperial(metric, "en")).toBe(imperial);
  // GraphQL returns texts with no-break spaces.
  expect(toImperial(keepUnits(metric), "en").replaceAll("\u00a0", " ")).toBe(imperial);
});

test.each([
  "0,655 kg",
  "1.500 m²",
  "1.505 m²",
  "1 500 m²",
  "1.500.000 m²",
  "1,50 m",
  "12,34,567 m",
  "0,2 bis 70 m",
  "0.2 bis 70 m",
  "0.2/70 m",
  "0,2 to 70 m",
  "905 nm",
  "16384×8192",
  "2.4 GHz and 5 GHz",
  "16 GB, built in",
  "360° × 180°",
  "up to 4 hours",
  "8 members",
])("does not change %s", (text) => {
  expect(toImperial(text, "en")).toBe(text);
});

test.each([
  ["0,655 kg", "de", "1,44 lb"],
  ["1.500 m²", "de", "16.100 ft²"],
  ["1 500 m²", "fr", "16\u202f100 ft²"],
  ["0.655 kg", "de", "0.655 kg"],
  ["1,500 m²", "de", "1,500 m²"],
])("converts %s in the language %s to %s", (metric, language, imperial) => {
  expect(toImperial(metric, language)).toBe(imperial);
});

test("finds the integers in a text, also with thousands separators, but not the parts of decimals", () => {
  expect(findIntegers("About 23 s; 500 m² in 70 min, 2,000 m², 0.655 kg, 16384×8192", "en")).toEqual([
    23, 500, 70, 2000, 16384, 8192,
  ]);
});
