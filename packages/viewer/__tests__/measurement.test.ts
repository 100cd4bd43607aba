import {
  lengthErrors,
  lengthUncertainty,
  formatUncertainty,
  formatUncertaintyFormula,
} from "../src/geometry/measurement";
import { formatViewQuery, parseViewQuery } from "../src/tour/view-query";

/** The ends of a length of 1 m along x, with their errors of picking and their beams. */
const ends = (from: number, to: number, ...beams: (readonly [number, number, number])[]) => ({
  from: { position: [0, 0, 0] as const, uncertainty: from, ...(beams[0] && { beam: beams[0] }) },
  to: { position: [1, 0, 0] as const, uncertainty: to, ...(beams[1] && { beam: beams[1] }) },
});

test("the uncertainty of a length combines the device and both picked points", () => {
  const uncertainty = (meters: number, from: number, to: number) =>
    formatUncertainty(lengthUncertainty({ meters, of: "point" }, ends(from, to)), "en-US");
  expect(uncertainty(0.01, 0, 0)).toBe("±1.4\u00a0cm");
  expect(uncertainty(0.01, 0.03, 0.03)).toBe("±4.5\u00a0cm");
  expect(uncertainty(0, 0.03, 0.04)).toBe("±5\u00a0cm");
});

test("an accuracy of points counts at both ends, one of distances once", () => {
  expect(lengthErrors({ meters: 0.01, of: "point" }, ends(0.002, 0.003))).toEqual([0.01, 0.01, 0.002, 0.003]);
  expect(lengthErrors({ meters: 0.01, of: "distance" }, ends(0.002, 0.003))).toEqual([0.01, 0.002, 0.003]);
});

test("an accuracy of ranges counts as far as the beams run along the length", () => {
  const errors = (...beams: (readonly [number, number, number])[]): number[] =>
    lengthErrors({ meters: 0.01, of: "range" }, ends(0.002, 0.003, ...beams));
  // 60° between the second beam and the length.
  expect(errors([0, 5, 0], [1, Math.sqrt(3), 0]).map((meters) => Number(meters.toFixed(6)))).toEqual([
    0, 0.005, 0.002, 0.003,
  ]);
  expect(errors([-3, 0, 0], [4, 0, 0])).toEqual([0.01, 0.01, 0.002, 0.003]);
  // Without beams, as in a cloud, the worst case.
  expect(errors()).toEqual([0.01, 0.01, 0.002, 0.003]);
});

test("the formula of an uncertainty has its figures in centimeters", () => {
  const formula = (locale: string): string => formatUncertaintyFormula([0.01, 0.01, 0.0042, 0.0031], locale);
  expect(formula("en-US")).toBe("√(1.0² + 1.0² + 0.42² + 0.31²) = 1.5\u00a0cm");
  expect(formula("de-DE")).toBe("√(1,0² + 1,0² + 0,42² + 0,31²) = 1,5\u00a0cm");
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
