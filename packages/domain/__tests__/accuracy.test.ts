import { formatConditions, type ConditionLabels, type Conditions } from "../src/accuracy/conditions";
import { deviationsAt, readAccuracy, toAccuracy, toConfidence } from "../src/accuracy/read-accuracy";

describe("conditions", () => {
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
    [
      "Of a distance, at 10 m. Level and method: not stated.",
      { of: "distance", distance: { values: [10], unit: "m" } },
    ],
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
});

describe("read-accuracy", () => {
  const CM = [{ values: [1], unit: "cm" }];
  const ASSUMED = { of: "point", confidence: 95 } as const;

  test("converts the accuracy of a specification to meters", () => {
    expect(toAccuracy(CM)).toBe(0.01);
    expect(toAccuracy([3, 10].map((value, index) => ({ values: [value], unit: index === 0 ? "mm" : "m" })))).toBe(
      0.003,
    );
    expect(toAccuracy([{ values: [1], unit: "°C" }])).toBeUndefined();
    expect(toAccuracy([])).toBeUndefined();
    expect(toAccuracy(null)).toBeUndefined();
  });

  test.each([
    [50, 0.67449],
    [68.2689, 1],
    [95, 1.95996],
    [99, 2.57583],
    [99.7300204, 3],
  ])("%s %% of normally distributed values are within %s standard deviations", (confidence, deviations) => {
    expect(Math.abs(deviationsAt(confidence) - deviations)).toBeLessThan(0.00045);
  });

  test("converts a limit between confidence levels, and leaves one that no error exceeds", () => {
    expect(toConfidence(0.01, 68.2689, 95)).toBeCloseTo(0.0196, 5);
    expect(toConfidence(0.01, 99, 95)).toBeCloseTo(0.00761, 5);
    expect(toConfidence(0.01, 95, 95)).toBe(0.01);
    expect(toConfidence(0.01, 100, 95)).toBe(0.01);
  });

  test("reads what is not stated as its field assumes, and says so", () => {
    expect(readAccuracy(CM, { of: null, confidence: null }, ASSUMED)).toEqual({
      ...{ meters: 0.01, confidence: 95, of: "point" },
      ...{ isOfAssumed: true, isConfidenceAssumed: true },
    });
    expect(readAccuracy(CM, { of: "distance", confidence: 68.2689 }, ASSUMED)).toEqual({
      meters: expect.closeTo(0.0196, 5) as number,
      ...{ confidence: 95, of: "distance", isOfAssumed: false, isConfidenceAssumed: false },
    });
    expect(readAccuracy([{ values: [1], unit: "h" }], { of: null, confidence: null }, ASSUMED)).toBeUndefined();
  });
});
