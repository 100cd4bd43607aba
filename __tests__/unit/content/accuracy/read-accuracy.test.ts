import { deviationsAt, readAccuracy, toAccuracy, toConfidence } from "../../../../src/domain/accuracy/read-accuracy";

const CM = [{ values: [1], unit: "cm" }];
const ASSUMED = { of: "point", confidence: 95 } as const;

test("converts the accuracy of a specification to meters", () => {
  expect(toAccuracy(CM)).toBe(0.01);
  expect(toAccuracy([3, 10].map((value, index) => ({ values: [value], unit: index === 0 ? "mm" : "m" })))).toBe(0.003);
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
