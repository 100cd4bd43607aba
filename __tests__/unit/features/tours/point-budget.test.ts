import { pointBudget } from "../../../../src/features/tours/geometry/point-budget";

const LAPTOP = 1000 / 60;
const PHONE = 1000 / 30;
const ALL = 1_070_840;

/** A device that draws so many points in a millisecond, on a screen of 60 frames a second, for some frames. */
function watch(aim: number, pointsPerMillisecond: number, frames: number): { points: number; late: number } {
  const budget = pointBudget(aim, ALL);
  let late = 0;
  for (let frame = 0; frame < frames; frame += 1) {
    const time = Math.max(LAPTOP, Math.ceil(budget.points / pointsPerMillisecond / LAPTOP) * LAPTOP);
    if (frame > frames - 100 && time > aim * 1.3) late += 1;
    budget.frame(time);
  }
  return { points: budget.points, late };
}

test("a fast laptop soon draws all points", () => {
  expect(watch(LAPTOP, 1_000_000, 60)).toEqual({ points: ALL, late: 0 });
});

test("a slow laptop draws as many as it can in time", () => {
  const { points, late } = watch(LAPTOP, 20_000, 2000);
  expect(points).toBeGreaterThan(200_000);
  expect(points).toBeLessThan(400_000);
  // It tries more now and then.
  expect(late).toBeLessThan(60);
});

test("a phone has twice the time, so it draws more of them", () => {
  expect(watch(PHONE, 20_000, 2000).points).toBeGreaterThan(watch(LAPTOP, 20_000, 2000).points);
});

test("however slow, the first points stay", () => {
  expect(watch(LAPTOP, 400, 1000).points).toBe(60_000);
});

test("a tab that slept is no slow device", () => {
  const budget = pointBudget(LAPTOP, ALL);
  for (let frame = 0; frame < 100; frame += 1) budget.frame(5000);
  expect(budget.points).toBe(240_000);
});

test("a browser that draws 30 frames a second to save its battery is no slow device", () => {
  const budget = pointBudget(LAPTOP, ALL);
  for (let frame = 0; frame < 300; frame += 1) budget.frame(PHONE);
  expect(budget.points).toBe(ALL);
});
