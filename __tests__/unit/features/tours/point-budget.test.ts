import { createPointBudget } from "../../../../src/features/tours/geometry/point-budget";

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
  expect(simulate(PHONE_FRAME_MS, 20_000, 2000).points).toBeGreaterThan(simulate(LAPTOP_FRAME_MS, 20_000, 2000).points);
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
