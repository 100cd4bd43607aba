import { provideContentFolder } from "../../../../__tests__/support/content/content-folder";
import { readPart } from "../../../../__tests__/support/company/company";

const PRODUCT = "products/pro.json";
const content = provideContentFolder();

describe("conditions", () => {
  const FIELDS = "specification-fields.json";
  const UNSTATED = { of: null, distance: null, confidence: null, method: null };
  const STATED = {
    of: "distance",
    distance: { values: [5, 20], unit: "m" },
    confidence: 68,
    method: "Against a tape.",
  };
  const RANGE = { key: "scanningRange", value: "0.2 to 70 m", quantities: [{ values: [0.2, 70], unit: "m" }] };
  const ACCURACY = { key: "accuracy", value: "±1 cm", quantities: [{ values: [1], unit: "cm" }] };

  /** The problems of the figures or fields of a file, without line and column. */
  const problems = (file: string): string[] =>
    content
      .problems()
      .filter((line) => line.startsWith(`data/${file}`))
      .map((line) => line.replace(/^\S+ /, ""))
      .filter((line) => /^(specifications|items)\[/.test(line));

  /** Replaces the specification of the product; `deviceType` and the like are missing, which is reported elsewhere. */
  function writeFigures(...specifications: object[]): void {
    const { video: _video, ...product } = JSON.parse(readPart(PRODUCT)) as Record<string, unknown>;
    content.write(PRODUCT, JSON.stringify({ ...product, specifications }));
  }

  test.each([
    ["that are stated", STATED],
    ["that are not stated", UNSTATED],
    ["at one distance", { ...STATED, distance: { values: [70], unit: "m" } }],
  ])("accepts conditions %s", (_case, conditions) => {
    writeFigures(RANGE, { ...ACCURACY, conditions });
    expect(problems(PRODUCT)).toEqual([]);
  });

  test("reports a figure without the conditions that its field needs", () => {
    writeFigures(ACCURACY);
    expect(problems(PRODUCT)).toEqual([
      "specifications[0]: “±1 cm” needs “conditions”: of what, distance, confidence, method; null for what is not stated.",
    ]);
  });

  test("reports conditions of a figure whose field asks for none", () => {
    writeFigures({ ...RANGE, conditions: UNSTATED });
    expect(problems(PRODUCT)).toEqual([
      "specifications[0].conditions: data/specification-fields.json asks for no conditions of “scanningRange”; remove them, or set “conditions” there.",
    ]);
  });

  test.each([
    [
      "a distance beyond the scanning range",
      { distance: { values: [5, 80], unit: "m" } },
      "distance.values[1]: 80 m is outside the scanning range, 0.2–70 m; correct one of them.",
    ],
    [
      "a distance before the scanning range",
      { distance: { values: [0.1], unit: "m" } },
      "distance.values[0]: 0.1 m is outside the scanning range, 0.2–70 m; correct one of them.",
    ],
    [
      "distances in the wrong order",
      { distance: { values: [20, 5], unit: "m" } },
      "distance.values[0]: the nearest distance comes first; swap the numbers.",
    ],
    ["a confidence level that is too low", { confidence: 49 }, "confidence: 49 is too small; the minimum is 50."],
    ["a confidence level above 100", { confidence: 101 }, "confidence: 101 is too large; the maximum is 100."],
    [
      "an unknown kind",
      { of: "volume" },
      "of: “volume” is not an allowed value; it must be one of range, point, distance.",
    ],
  ])("reports %s", (_case, wrong, problem) => {
    writeFigures(RANGE, { ...ACCURACY, conditions: { ...STATED, ...wrong } });
    expect(problems(PRODUCT)).toEqual([`specifications[1].conditions.${problem}`]);
  });

  test("accepts any distance without a scanning range, and any short one with only the end of the range", () => {
    const distance = { values: [0.05, 80], unit: "m" };
    writeFigures({ ...ACCURACY, conditions: { ...STATED, distance } });
    expect(problems(PRODUCT)).toEqual([]);
    const range = { key: "scanningRange", value: "Up to 70 m", quantities: [{ values: [70], unit: "m" }] };
    writeFigures(range, { ...ACCURACY, conditions: { ...STATED, distance } });
    expect(problems(PRODUCT)).toEqual([
      "specifications[1].conditions.distance.values[1]: 80 m is outside the scanning range, 70 m; correct one of them.",
    ]);
  });

  test.each([
    [
      { conditions: false, assumedConditions: { of: "point", confidence: 95 } },
      ".conditions: only a figure with conditions has “assumedConditions”; set “conditions” to true, or remove them.",
    ],
    [
      { conditions: true },
      ": “assumedConditions” is missing; say how the site reads a figure whose conditions are not stated.",
    ],
    [
      { conditions: false },
      ".conditions: tours compute with “accuracy”; set “conditions” to true, and add “assumedConditions”.",
    ],
    [{}, ": tours compute with “accuracy”; set “conditions” to true, and add “assumedConditions”."],
  ])("reports a field that says only half of what the site needs to compute: %j", (says, problem) => {
    const field = { key: "accuracy", label: "Accuracy", compare: true, required: false, ...says };
    const items = [{ id: "all", title: "All", fields: [field] }];
    content.write(FIELDS, JSON.stringify({ $schema: "./schemas/specification-fields.schema.json", items }));
    expect(problems(FIELDS)).toEqual([`items[0].fields[0]${problem}`]);
  });
});

describe("quantities", () => {
  /** The problems of the product, without line and column. */
  const problems = (): string[] =>
    content
      .problems()
      .filter((line) => line.startsWith(`data/${PRODUCT}`))
      .map((line) => line.replace(/^\S+ /, ""));

  test("reports a figure whose number differs from its data", () => {
    content.change(PRODUCT, "            70\n", "            7\n");
    expect(problems()).toEqual([
      "specifications[14].quantities[2].values[0]: the text “About 23 s per point; 500 m² in 70 min” does not contain 7 min; correct one of them.",
    ]);
  });

  test("reports a range of which one number differs", () => {
    content.change(PRODUCT, "−10 to 50 °C", "−12 to 50 °C");
    expect(problems()).toContain(
      "specifications[13].quantities[0].values[0]: the text “−12 to 50 °C” does not contain −10–50 °C; correct one of them.",
    );
  });

  test("reports a unit that differs, and a figure without data", () => {
    content.change(PRODUCT, '"unit": "min"', '"unit": "h"');
    content.change(PRODUCT, "16 GB, built in", "16 GB, built in, and 32 GB");
    expect(problems()).toEqual([
      "specifications[5].value: “32 GB” is missing from “quantities”; add its numbers and its unit, with which the site calculates.",
      "specifications[14].quantities[2].unit: the text “About 23 s per point; 500 m² in 70 min” does not contain 70 h; correct one of them.",
    ]);
  });

  test("accepts the word of a unit, and numbers in the format of the site's locale", () => {
    expect(problems()).toEqual([]);
    content.change("site.json", '"language":"en","region":"US"', '"language":"de","region":"DE"');
    content.change(PRODUCT, "up to 5 hours", "bis zu 5 Stunden");
    content.change(PRODUCT, '"value": "About 0.655 kg"', '"value": "Etwa 0,655 kg"');
    content.change(PRODUCT, 'maxSceneSize",\n      "value": "2,000 m²"', 'maxSceneSize",\n      "value": "2.000 m²"');
    expect(problems().filter((line) => line.includes("quantities"))).toEqual([]);
  });
});
