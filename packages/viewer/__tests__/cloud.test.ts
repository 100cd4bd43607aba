import { POINT_BYTES } from "../src/formats/cloud";
import { createCloudSource } from "../src/tour/loading";
import { createPointBudget } from "../src/geometry/point-budget";
import { floorHeight, sliceBounds } from "../src/geometry/plan-slice";
import { surfaceArea } from "../src/geometry/point-spacing";

describe("cloud-source", () => {
  const URLS = ["/1.cloud", "/2.cloud", "/3.cloud"];

  let requestedUrls: string[];
  /** URLs that respond with 503. */
  let failingUrls: Set<string>;
  let abort: AbortController;
  let pieceCount: number;
  beforeEach(() => {
    requestedUrls = [];
    failingUrls = new Set();
    abort = new AbortController();
    pieceCount = 0;
    jest.spyOn(globalThis, "fetch").mockImplementation(async (url, options) => {
      requestedUrls.push(String(url));
      await nextTask();
      options?.signal?.throwIfAborted();
      return failingUrls.has(String(url))
        ? new Response(null, { status: 503 })
        : new Response(new Uint8Array(POINT_BYTES));
    });
  });
  afterEach(() => jest.restoreAllMocks());

  const source = () => createCloudSource(URLS, () => (pieceCount += 1), abort.signal);
  const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));
  /** Waits for more tasks than the pieces need. Unlike a fixed time, this is also enough on a busy machine. */
  async function waitForAllPieces(): Promise<void> {
    for (let task = 0; task < 20; task += 1) await nextTask();
  }

  test("fetches each piece once, however often load is called", async () => {
    const cloud = source();
    await Promise.all([cloud.load(), cloud.load()]);
    await cloud.load();
    await waitForAllPieces();
    await cloud.load();
    await waitForAllPieces();
    expect(requestedUrls).toEqual(URLS);
    expect([cloud.loadedPoints, pieceCount]).toEqual([3, 3]);
  });

  test("after the first piece fails, the next call fetches all pieces", async () => {
    failingUrls.add("/1.cloud");
    const cloud = source();
    await expect(cloud.load()).rejects.toThrow("Fetching /1.cloud failed with status 503.");
    failingUrls.clear();
    await cloud.load();
    await waitForAllPieces();
    expect(cloud.loadedPoints).toBe(3);
  });

  test("after a later piece fails, the next call fetches the missing pieces", async () => {
    failingUrls.add("/3.cloud");
    const cloud = source();
    await cloud.load();
    await waitForAllPieces();
    expect(cloud.loadedPoints).toBe(2);
    failingUrls.clear();
    await cloud.load();
    await waitForAllPieces();
    expect(requestedUrls).toEqual([...URLS, "/3.cloud"]);
    expect(cloud.loadedPoints).toBe(3);
  });

  test("an abort cancels the current request and those that would follow", async () => {
    const cloud = source();
    await cloud.load();
    abort.abort();
    await waitForAllPieces();
    expect(requestedUrls).toEqual(["/1.cloud", "/2.cloud"]);
    expect(pieceCount).toBe(1);
  });
});

describe("point-budget", () => {
  /** The refresh interval of the screen. */
  const REFRESH_MS = 1000 / 60;
  const LAPTOP_FRAME_MS = 1000 / 60;
  const PHONE_FRAME_MS = 1000 / 30;
  const CLOUD_POINTS = 1_070_840;

  /**
   * Simulates a device on a 60 Hz screen.
   * @returns the points at the end, and how many of the last 100 frames were late
   */
  function simulate(targetMs: number, pointsPerMs: number, frames: number): { points: number; lateFrames: number } {
    const budget = createPointBudget(targetMs, CLOUD_POINTS);
    let lateFrames = 0;
    for (let frame = 0; frame < frames; frame += 1) {
      const durationMs = Math.max(REFRESH_MS, Math.ceil(budget.points / pointsPerMs / REFRESH_MS) * REFRESH_MS);
      if (frame >= frames - 100 && durationMs > targetMs * 1.3) lateFrames += 1;
      budget.addFrame(durationMs);
    }
    return { points: budget.points, lateFrames };
  }

  test("draws all points on a fast laptop", () => {
    expect(simulate(LAPTOP_FRAME_MS, 1_000_000, 60)).toEqual({ points: CLOUD_POINTS, lateFrames: 0 });
  });

  test("adapts the number of points to a slow laptop", () => {
    const { points, lateFrames } = simulate(LAPTOP_FRAME_MS, 20_000, 2000);
    expect(points).toBeGreaterThan(200_000);
    expect(points).toBeLessThan(400_000);
    // Some frames are late, because the budget tries more points from time to time.
    expect(lateFrames).toBeLessThan(60);
  });

  test("draws more points at the target frame rate of a phone than at that of a laptop", () => {
    expect(simulate(PHONE_FRAME_MS, 20_000, 2000).points).toBeGreaterThan(
      simulate(LAPTOP_FRAME_MS, 20_000, 2000).points,
    );
  });

  test("draws at least MIN_POINTS on any device", () => {
    expect(simulate(LAPTOP_FRAME_MS, 400, 1000).points).toBe(60_000);
  });

  test("ignores long frames, such as those of a background tab", () => {
    const budget = createPointBudget(LAPTOP_FRAME_MS, CLOUD_POINTS);
    for (let frame = 0; frame < 100; frame += 1) budget.addFrame(5000);
    expect(budget.points).toBe(240_000);
  });

  test("draws all points in a browser that limits the frame rate to 30 fps", () => {
    const budget = createPointBudget(LAPTOP_FRAME_MS, CLOUD_POINTS);
    for (let frame = 0; frame < 300; frame += 1) budget.addFrame(PHONE_FRAME_MS);
    expect(budget.points).toBe(CLOUD_POINTS);
  });
});

describe("plan-slice", () => {
  const scale = { origin: [10, 20, 5], step: 0.001 };

  /** A piece with points in meters, relative to the origin of the scale. */
  const pieceOf = (points: readonly (readonly [number, number, number])[]) => ({
    positions: Int16Array.from(points.flat().map((meters) => Math.round(meters / scale.step))),
  });

  /** Points every 5 cm on a square of 4 m. */
  const squareAt = (height: number): [number, number, number][] =>
    Array.from({ length: 80 * 80 }, (_, index) => [(index % 80) / 20 - 2, Math.floor(index / 80) / 20 - 2, height]);

  const floor = squareAt(-1.36);
  const ceiling = squareAt(1.36);

  test("the floor is the lowest layer with many points, not a stray point below it", () => {
    const piece = pieceOf([[0, 0, -3], ...ceiling, ...floor]);
    expect(floorHeight(piece, scale)).toBeCloseTo(5 - 1.36, 3);
  });

  test("a cloud without points has its floor at the origin", () => {
    expect(floorHeight(pieceOf([]), scale)).toBe(5);
  });

  test("the bounds of a slice ignore points above and below it", () => {
    const wall: [number, number, number][] = [
      [-1.5, -1, 0],
      [1.25, 1.75, 0.04],
    ];
    const pieces = [pieceOf(floor), pieceOf(wall), pieceOf(ceiling)];
    const bounds = sliceBounds(pieces, scale, { clipHeight: 5.05, sliceThickness: 0.1 });
    expect(bounds?.min.map((value) => value.toFixed(2))).toEqual(["8.50", "19.00"]);
    expect(bounds?.max.map((value) => value.toFixed(2))).toEqual(["11.25", "21.75"]);
    expect(sliceBounds(pieces, scale, { clipHeight: 5.8, sliceThickness: 0.1 })).toBeUndefined();
  });

  test("without a bottom, the bounds are those of all points below the clip height", () => {
    const bounds = sliceBounds([pieceOf(floor)], scale, { clipHeight: 9, sliceThickness: Infinity });
    expect(bounds?.min[0]).toBeCloseTo(8, 2);
  });

  test("the area of two squares of 4 m is 32 m², whatever the number of points", () => {
    const all = [...floor, ...ceiling];
    for (const points of [all, all.filter((_, index) => index % 3 > 0)]) {
      const area = surfaceArea(pieceOf(points), scale);
      expect(area).toBeGreaterThan(32 * 0.85);
      expect(area).toBeLessThan(32 * 1.15);
    }
  });
});
