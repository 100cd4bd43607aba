import { fitDistance, deviceExtent, FOV_DEG, trueSizeExtent } from "../src/model/fit";
import {
  BANK_CARD,
  cardOnScreen,
  DEFAULT_PX_PER_MM,
  MAX_PX_PER_MM,
  MIN_PX_PER_MM,
  planTrueSize,
  readScreenScale,
  saveScreenScale,
  scaleFromCard,
  SHEET,
} from "../src/model/true-size";
import { formatMillimeters, formatSize, measureLines } from "../src/model/dimensions";

const DEVICES = [
  { width: 100, depth: 100, height: 100 },
  { width: 200, depth: 160, height: 400 },
];

test("the row of the sheet and the devices is centered, with equal gaps", () => {
  const { sheet, devices } = planTrueSize(DEVICES);
  const row = [sheet, ...devices];
  const edges = row.map(({ x, size }) => [x - size.width / 2000, x + size.width / 2000] as const);
  expect((edges[0]?.[0] ?? 0) + (edges.at(-1)?.[1] ?? 0)).toBeCloseTo(0);
  const gaps = edges.slice(1).map(([left], index) => left - (edges[index]?.[1] ?? 0));
  expect(gaps[0]).toBeGreaterThan(0.05);
  for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0] ?? 0);
});

test("the extent contains everything on the stage", () => {
  const plan = planTrueSize(DEVICES);
  expect(trueSizeExtent(plan)).toEqual({
    radius: -plan.sheet.x + SHEET.width / 2000,
    depth: 0.08,
    height: 0.4,
  });
});

test.each([
  ["a wide", { width: 1600, height: 800 }],
  ["an upright", { width: 350, height: 500 }],
])("an extent fits into %s viewport", (_shape, size) => {
  const extent = deviceExtent({ width: 160, depth: 160, height: 400 });
  const visibleHeight = 2 * (fitDistance(extent, size) - extent.depth) * Math.tan((FOV_DEG / 360) * Math.PI);
  expect(visibleHeight).toBeGreaterThan(extent.height);
  expect((visibleHeight * size.width) / size.height).toBeGreaterThan(2 * extent.radius);
});

test("measures are as long as what they measure", () => {
  const lines = measureLines({ size: { width: 100, depth: 80, height: 400 }, x: 0.2, z: 0.1 });
  for (const { from, to, millimeters } of lines) {
    const length = Math.hypot(...to.map((value, axis) => value - (from[axis] ?? 0)));
    expect(length * 1000).toBeCloseTo(millimeters);
  }
  expect(lines.map(({ axis, millimeters }) => [axis, millimeters])).toEqual([
    ["height", 400],
    ["width", 100],
  ]);
});

describe("screen-scale", () => {
  /** A phone with 460 pixels per inch and three device pixels per CSS pixel. */
  const PHONE_PX_PER_MM = 460 / 3 / 25.4;

  function stubStorage(storage: Partial<Storage>): void {
    Object.defineProperty(globalThis, "sessionStorage", { value: storage, configurable: true });
  }

  test("a bank card that is 428 px wide gives 5 px for each millimeter", () => {
    expect(scaleFromCard(5 * BANK_CARD.width)).toBe(5);
    expect(scaleFromCard(1)).toBe(MIN_PX_PER_MM);
    expect(scaleFromCard(100_000)).toBe(MAX_PX_PER_MM);
  });

  test("the card is upright where the view is too narrow", () => {
    expect(cardOnScreen(5, 800)).toEqual({ width: 428, height: BANK_CARD.height * 5 });
    const { width, height } = cardOnScreen(PHONE_PX_PER_MM, 350);
    expect(width).toBeLessThan(350);
    expect(height / width).toBeCloseTo(BANK_CARD.width / BANK_CARD.height);
  });

  test("remembers the scale for the visit", () => {
    const entries = new Map<string, string>();
    stubStorage({
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => void entries.set(key, value),
    });
    expect(readScreenScale()).toBeUndefined();
    saveScreenScale(5.5);
    expect(readScreenScale()).toBe(5.5);
  });

  test.each(["abc", "0", "-3", "1000"])("ignores the stored scale %s", (stored) => {
    stubStorage({ getItem: () => stored });
    expect(readScreenScale()).toBeUndefined();
  });

  test("works without storage", () => {
    const deny = (): never => {
      throw new DOMException("", "SecurityError");
    };
    stubStorage({ getItem: deny, setItem: deny });
    expect(readScreenScale()).toBeUndefined();
    expect(() => saveScreenScale(DEFAULT_PX_PER_MM)).not.toThrow();
  });
});

describe("dimensions", () => {
  const SIZE = { width: 162, depth: 162, height: 1398.5 };
  const PATTERN = "{width} × {depth} × {height} mm";

  test("sizes follow the locale of the site, with inches in imperial regions", () => {
    expect(formatSize(SIZE, PATTERN, "de-DE")).toEqual(["162 × 162 × 1.398,5\u00a0mm"]);
    expect(formatSize(SIZE, PATTERN, "en-US")).toEqual(["162 × 162 × 1,398.5\u00a0mm", "6.38 × 6.38 × 55.1 in"]);
    expect(formatSize({ ...SIZE, depth: 0 }, PATTERN, "de-DE")).toEqual(["162 × 1.398,5\u00a0mm"]);
    expect(formatMillimeters(398, "en-US")).toBe("398\u00a0mm");
  });
});
