import { toImperial } from "../../../src/domain/imperial";
import type { Quantity } from "../../../src/domain/quantities";
import { hasImperialUnits, keepUnits } from "../../../src/domain/units";

const quantity = (unit: string, ...values: number[]): Quantity => ({ values, unit });

test.each([
  ["About 0.655 kg", [quantity("kg", 0.655)], "About 1.44 lb"],
  ["About 2.9 kg", [quantity("kg", 2.9)], "About 6.4 lb"],
  ["0.2 to 70 m", [quantity("m", 0.2, 70)], "0.66 to 230 ft"],
  ["±1 cm", [quantity("cm", 1)], "±0.39 in"],
  ["2,000 m²", [quantity("m²", 2000)], "21,500 ft²"],
  ["2000 m²", [quantity("m²", 2000)], "21,500 ft²"],
  ["128 × 128 × 105 mm", [quantity("mm", 128, 128, 105)], "5.04 × 5.04 × 4.13 in"],
  ["−10 to 50 °C", [quantity("°C", -10, 50)], "14 to 122 °F"],
  ["−40 to 0 °C", [quantity("°C", -40, 0)], "−40 to 32 °F"],
  ["0.2–70 m", [quantity("m", 0.2, 70)], "0.66–230 ft"],
  ["8 lenses; 1.255 m", [quantity("m", 1.255)], "8 lenses; 4.12 ft"],
  ["5 m, then 5 m again", [quantity("m", 5), quantity("m", 5)], "16 ft, then 16 ft again"],
  [
    "About 23 s per point; 500 m² in 70 min",
    [quantity("s", 23), quantity("m²", 500), quantity("min", 70)],
    "About 23 s per point; 5,380 ft² in 70 min",
  ],
] as const)("converts %s", (metric, quantities, imperial) => {
  expect(toImperial(metric, quantities, "en-US")).toBe(imperial);
  // GraphQL returns texts with no-break spaces.
  expect(toImperial(keepUnits(metric), quantities, "en-US").replaceAll("\u00a0", " ")).toBe(imperial);
});

test.each([
  ["16 GB, built in", [quantity("GB", 16)]],
  ["up to 4 hours", [quantity("h", 4)]],
  ["802.11 m", [quantity("m", 11)]],
  ["905 nm", []],
] as const)("does not change %s", (text, quantities) => {
  expect(toImperial(text, quantities, "en-US")).toBe(text);
});

test.each([
  ["Etwa 0,655 kg", [quantity("kg", 0.655)], "de-DE", "Etwa 1,44 lb"],
  ["0,2 bis 70 m", [quantity("m", 0.2, 70)], "de-DE", "0,66 bis 230 ft"],
  ["1 500 m²", [quantity("m²", 1500)], "fr-FR", "16\u202f100 ft²"],
] as const)("converts %s in the format of the locale", (metric, quantities, locale, imperial) => {
  expect(toImperial(metric, quantities, locale)).toBe(imperial);
});

test("only some regions use imperial units", () => {
  expect(["en-US", "en-GB", "en-LR", "my-MM"].filter(hasImperialUnits)).toHaveLength(4);
  expect(["de-DE", "en-CA", "fr-FR"].filter(hasImperialUnits)).toEqual([]);
});
