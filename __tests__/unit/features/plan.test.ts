import { parseAmount } from "../../../src/domain/amounts";
import {
  toHoursAndMinutes,
  planCapture,
  toSquareFeet,
  toSquareMeters,
  type DeviceFigures,
} from "../../../src/features/planner/plan";

const NO_FIGURES: DeviceFigures = {
  secondsPerPoint: null,
  paceArea: null,
  paceMinutes: null,
  sceneArea: null,
  storageGigabytes: 16,
  batteryHours: 5,
  megabytesPerPoint: null,
  areaPerMinute: null,
  megabytesPerMinute: null,
  batteryBuiltIn: null,
};
const PRO: DeviceFigures = {
  ...NO_FIGURES,
  secondsPerPoint: 23,
  paceArea: 500,
  paceMinutes: 70,
  sceneArea: 2000,
  megabytesPerPoint: 25,
};
const META: DeviceFigures = {
  ...NO_FIGURES,
  storageGigabytes: 512,
  batteryHours: 4,
  areaPerMinute: 20,
  megabytesPerMinute: 400,
};
const FLAT = { area: 100, rooms: 5, pointsPerRoom: 3, secondsBetween: 30 };

test("the time of a camera includes the seconds at each point and between points", () => {
  const plan = planCapture({ ...FLAT, area: 50 }, PRO);
  expect(plan.points).toBe(15);
  expect(plan.byPoints).toBeCloseTo((15 * 53) / 60);
  expect(plan.minutes).toBe(plan.byPoints);
  expect(plan.gigabytes).toBeCloseTo(0.375);
  expect([plan.unloads, plan.batteries, plan.scenes]).toEqual([0, 1, 1]);
});

test("the time of a camera is that of the specification's pace when that is longer", () => {
  const plan = planCapture({ ...FLAT, area: 500 }, PRO);
  expect(plan.byPace).toBe(70);
  expect(plan.minutes).toBe(70);
});

test("the time of a scanner is the walking time, and it has no scenes", () => {
  const plan = planCapture({ ...FLAT, area: 6000 }, META);
  expect([plan.byPoints, plan.byPace, plan.scenes]).toEqual([undefined, undefined, undefined]);
  expect(plan.minutes).toBe(300);
  expect(plan.gigabytes).toBe(120);
  // One battery lasts four hours.
  expect(plan.batteries).toBe(2);
});

test("counts the scenes, and how often the memory must be emptied", () => {
  const plan = planCapture({ area: 4100, rooms: 100, pointsPerRoom: 20, secondsBetween: 0 }, PRO);
  expect(plan.gigabytes).toBe(50);
  expect([plan.unloads, plan.scenes]).toEqual([3, 3]);
});

test("counts no unload when the memory is exactly full, and one battery when it lasts exactly long enough", () => {
  const plan = planCapture({ ...FLAT, area: 4800 }, { ...META, storageGigabytes: 96 });
  expect([plan.gigabytes, plan.unloads, plan.batteries]).toEqual([96, 0, 1]);
});

test("converts square meters to square feet and back", () => {
  expect(toSquareFeet(100)).toBeCloseTo(1076.39);
  expect(toSquareMeters(toSquareFeet(123))).toBeCloseTo(123);
});

describe("parseAmount", () => {
  const range = { min: 1, max: 5000 };
  test.each([
    ["12", 12],
    [" 1,200 ", 1200],
    ["2.5", 2.5],
    ["5000", 5000],
  ])("parses “%s” as %d", (text, amount) => {
    expect(parseAmount(text, range, "en-US")).toBe(amount);
  });
  test.each(["", "0", "5001", "-3", "1,2", "ten", "1e3", "3 m"])("rejects “%s”", (text) => {
    expect(parseAmount(text, range, "en-US")).toBeUndefined();
  });
});

test("accepts only integers if `integer` is set", () => {
  const range = { min: 1, max: 5000, integer: true };
  expect(parseAmount("2", range, "en-US")).toBe(2);
  expect(parseAmount("1,200", range, "en-US")).toBe(1200);
  expect(parseAmount("2.5", range, "en-US")).toBeUndefined();
});

test("parses amounts as URLs have them, in every language", () => {
  const range = { min: 1, max: 5000 };
  expect(parseAmount("1200", range, "de-DE")).toBe(1200);
  expect(parseAmount("2.5", range, "de-DE")).toBe(2.5);
  expect(parseAmount("1,200", range, "en-US")).toBe(1200);
});

test("rounds times up to the minute", () => {
  expect(toHoursAndMinutes(70)).toEqual({ hours: 1, minutes: 10 });
  expect(toHoursAndMinutes(20.1)).toEqual({ hours: 0, minutes: 21 });
  expect(toHoursAndMinutes(70.001)).toEqual({ hours: 1, minutes: 10 });
  expect(toHoursAndMinutes(119.5)).toEqual({ hours: 2, minutes: 0 });
});
