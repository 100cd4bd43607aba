import { formatMillimeters, formatSize } from "../../../../src/features/models/geometry/dimensions";

const SIZE = { width: 162, depth: 162, height: 1398.5 };
const PATTERN = "{width} × {depth} × {height} mm";

test("sizes follow the locale of the site, with inches in imperial regions", () => {
  expect(formatSize(SIZE, PATTERN, "de-DE")).toEqual(["162 × 162 × 1.398,5\u00a0mm"]);
  expect(formatSize(SIZE, PATTERN, "en-US")).toEqual(["162 × 162 × 1,398.5\u00a0mm", "6.38 × 6.38 × 55.1 in"]);
  expect(formatSize({ ...SIZE, depth: 0 }, PATTERN, "de-DE")).toEqual(["162 × 1.398,5\u00a0mm"]);
  expect(formatMillimeters(398, "en-US")).toBe("398\u00a0mm");
});
