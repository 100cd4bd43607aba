import {
  toAccuracy,
  formatFeet,
  formatLength,
  lengthUncertainty,
  formatUncertainty,
} from "../../../../src/features/tours/geometry/measurement";
import { formatViewQuery, parseViewQuery } from "../../../../src/features/tours/view-query";

test("formats a length in meters, feet and inches", () => {
  expect(formatLength(5.49, "en-US")).toBe("5.49\u00a0m · 18\u00a0ft 0\u00a0in");
  expect(formatLength(5.49, "de-DE")).toBe("5,49\u00a0m");
  expect(formatFeet(2.72)).toBe("8\u00a0ft 11\u00a0in");
  // 0.3 m is 11.8 inches, which are rounded to one foot.
  expect(formatFeet(0.3)).toBe("1\u00a0ft 0\u00a0in");
});

test("converts the accuracy of a specification to meters", () => {
  expect(toAccuracy([{ values: [1], unit: "cm" }])).toBe(0.01);
  expect(toAccuracy([3, 10].map((value, index) => ({ values: [value], unit: index === 0 ? "mm" : "m" })))).toBe(0.003);
  expect(toAccuracy([{ values: [1], unit: "°C" }])).toBeUndefined();
  expect(toAccuracy(null)).toBeUndefined();
});

test("the uncertainty of a length combines the device and both picked points", () => {
  const ends = (from: number, to: number) =>
    ({ from: { position: [0, 0, 0], uncertainty: from }, to: { position: [1, 0, 0], uncertainty: to } }) as const;
  expect(formatUncertainty(lengthUncertainty(0.01, ends(0, 0)), "en-US")).toBe("±1.4\u00a0cm");
  expect(formatUncertainty(lengthUncertainty(0.01, ends(0.03, 0.03)), "en-US")).toBe("±4.5\u00a0cm");
  expect(formatUncertainty(lengthUncertainty(0, ends(0.03, 0.04)), "en-US")).toBe("±5\u00a0cm");
});

describe("the query of a view", () => {
  const stations = [
    { id: "living", view: -14 },
    { id: "kitchen", view: -75 },
  ] as unknown as Parameters<typeof parseViewQuery>[0]["stations"];

  it("contains the station and the orientation in whole degrees", () => {
    const query = formatViewQuery("kitchen", { yaw: 120.4, pitch: -9.6 });
    expect(query).toEqual({ room: "kitchen", yaw: "120", pitch: "-10", view: "" });
    expect(parseViewQuery({ stations }, query)).toEqual({ id: "kitchen", orientation: { yaw: 120, pitch: -10 } });
  });

  it("is parsed to a valid orientation", () => {
    const orientationOf = (yaw: string, pitch: string) =>
      parseViewQuery({ stations }, { room: "kitchen", yaw, pitch }).orientation;
    expect(orientationOf("0", "500")).toEqual({ yaw: 0, pitch: 85 });
    expect(orientationOf("725", "-91")).toEqual({ yaw: 5, pitch: -85 });
    expect(orientationOf("-190", "0").yaw).toBe(170);
    expect(orientationOf("abc", "abc")).toEqual({ yaw: -75, pitch: -8 });
    expect(orientationOf("Infinity", "NaN")).toEqual({ yaw: -75, pitch: -8 });
    const living = parseViewQuery({ stations }, { room: "living", yaw: "north", pitch: "" });
    expect(living).toEqual({ id: "living", orientation: { yaw: -14, pitch: -8 } });
  });

  it("is parsed to the first station if it contains no known station", () => {
    const first = { id: "living", orientation: { yaw: -14, pitch: -8 } };
    expect(parseViewQuery({ stations }, { room: "", yaw: "", pitch: "" })).toEqual(first);
    expect(parseViewQuery({ stations }, { room: "cellar", yaw: "50", pitch: "" })).toEqual(first);
  });
});
