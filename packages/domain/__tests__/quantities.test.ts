import { quantityPattern, type Quantity } from "../src/quantities";
import { parseAmount, toPlainAmount, toShownAmount } from "../src/amounts";
import { formatFeet, formatLength } from "../src/lengths";
import { hasImperialUnits } from "../src/imperial-regions";
import { keepUnits } from "../src/units";
import { toImperial } from "../src/imperial";
import { parseSize, sizeOfBounds, statedSize } from "../src/outer-size";

test.each(["he-IL", "ur-PK"])(
  "finds a negative value in a text of %s, with or without a mark for the direction",
  (locale) => {
    const pattern = quantityPattern({ values: [-5, 45], unit: "°C" }, locale);
    expect(pattern.test("−5 … 45 °C")).toBe(true);
    expect(pattern.test("\u200e-5 … 45 °C")).toBe(true);
    expect(pattern.test("5 … 45 °C")).toBe(false);
  },
);

test.each([
  ["Etwa 64,0 kg", [64], "kg", "de-DE", true],
  ["0,40 kg", [0.4], "kg", "de-DE", true],
  ["64,05 kg", [64], "kg", "de-DE", false],
  ["640 kg", [64], "kg", "de-DE", false],
  ["120 kW (W10/W65)", [120], "kW", "de-DE", true],
  ["Up to 65 dB(A) at 1 m", [65], "dB(A)", "en-US", true],
  ["4%", [4], "%", "en-US", true],
  ["4 %", [4], "%", "de-DE", true],
] as const)("a quantity is compared by its number and its unit: %s, %s %s", (text, values, unit, locale, isFound) => {
  expect(quantityPattern({ values, unit }, locale).test(text)).toBe(isFound);
});

test("formats a length in meters, feet and inches", () => {
  expect(formatLength(5.49, "en-US")).toBe("5.49\u00a0m · 18\u00a0ft 0\u00a0in");
  expect(formatLength(5.49, "de-DE")).toBe("5,49\u00a0m");
  expect(formatFeet(2.72)).toBe("8\u00a0ft 11\u00a0in");
  // 0.3 m is 11.8 inches, which are rounded to one foot.
  expect(formatFeet(0.3)).toBe("1\u00a0ft 0\u00a0in");
});

describe("amounts", () => {
  const ANY = { min: 0, max: Infinity };

  test.each([
    ["120,5", "120.5", "120,5", 120.5],
    ["120.5", "120.5", "120,5", 120.5],
    ["1.200", "1200", "1200", 1200],
    ["1.200,5", "1200.5", "1200,5", 1200.5],
    ["0,125", "0.125", "0,125", 0.125],
    ["120,", "120.", "120,", undefined],
    ["viel", "viel", "viel", undefined],
  ])("a German visitor who enters “%s” has it as %s in the URL", (entered, plain, shown, amount) => {
    expect(toPlainAmount(entered, "de-DE")).toBe(plain);
    expect(toShownAmount(plain, "de-DE")).toBe(shown);
    expect(parseAmount(plain, ANY, "de-DE")).toBe(amount);
  });

  test.each(["1,200", "120.5", "120,5"])("in English, “%s” stays as it is entered", (text) => {
    expect(toPlainAmount(text, "en-US")).toBe(text);
    expect(toShownAmount(text, "en-US")).toBe(text);
  });
});

describe("units", () => {
  test.each([
    ["META 2.9 kg, ±1 cm", "META 2.9\u00a0kg, ±1\u00a0cm"],
    ["0.2 to 70 m of 55 m² in 40 min", "0.2 to 70\u00a0m of 55\u00a0m² in 40\u00a0min"],
    [
      "<p>1 m</p><pre><code>sleep 5 s</code></pre><p>2 m</p>",
      "<p>1\u00a0m</p><pre><code>sleep 5 s</code></pre><p>2\u00a0m</p>",
    ],
    ['<a href="mailto:a@b.example?subject=5 m">5 m</a>', '<a href="mailto:a@b.example?subject=5 m">5\u00a0m</a>'],
    ["below <1 m, 2\u00a0m", "below <1\u00a0m, 2\u00a0m"],
    ["13 projects, 5 minutes, 3 sides", "13 projects, 5 minutes, 3 sides"],
    ["45 % less, 50% more", "45\u00a0% less, 50% more"],
    ["120 kW, 65 dB(A), 40 l/min", "120\u00a0kW, 65\u00a0dB(A), 40\u00a0l/min"],
    ["360° × 180°, 4 × 5", "360°\u00a0×\u00a0180°, 4 × 5"],
  ])("joins numbers and units with a no-break space, except in code and attributes: %s", (text, expected) => {
    expect(keepUnits(text)).toBe(expected);
  });
});

describe("imperial", () => {
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
});

describe("outer-size", () => {
  const stated = (...quantities: { values: number[]; unit: string }[]) =>
    statedSize([{ key: "weight" }, { key: "productDimensions", quantities }]);

  test("reads width, depth and height in millimeters", () => {
    const size = { width: 117, depth: 123, height: 292 };
    expect(stated({ values: [117, 123, 292], unit: "mm" })).toEqual(size);
    expect(stated({ values: [0.5], unit: "kg" }, { values: [11.7, 12.3, 29.2], unit: "cm" })).toEqual(size);
    expect(stated({ values: [0.117, 0.123, 0.292], unit: "m" })).toEqual(size);
  });

  test("is read from a text", () => {
    expect(parseSize("117 × 123 × 292\u00a0mm", "en")).toEqual({ width: 117, depth: 123, height: 292 });
    expect(parseSize("11,7 × 12,3 × 29,2 cm", "de")).toEqual({ width: 117, depth: 123, height: 292 });
    for (const text of ["117 × 123 mm", "117 × 123 × 292", "about 1 × 1 × 1 m", "not stated"]) {
      expect(parseSize(text, "en")).toBeUndefined();
    }
  });

  test("a size needs three lengths", () => {
    expect(stated()).toBeUndefined();
    expect(stated({ values: [117, 292], unit: "mm" })).toBeUndefined();
    expect(stated({ values: [1, 2, 3], unit: "kg" })).toBeUndefined();
    expect(statedSize([{ key: "productDimensions", quantities: null }])).toBeUndefined();
    expect(statedSize([])).toBeUndefined();
  });

  test("the bounds of a model have their height along y, and their depth along z", () => {
    expect(sizeOfBounds({ min: [-1, 0, 0], max: [1, 4, 1] })).toEqual({ width: 2000, depth: 1000, height: 4000 });
  });
});
