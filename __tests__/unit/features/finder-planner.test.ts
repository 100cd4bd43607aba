import { answerCombinations } from "@capture/domain/answer-combinations";
import { findDevices, type FinderRules } from "@capture/domain/finder";
import { parseAmount } from "@capture/domain/amounts";
import { toSquareFeet, toSquareMeters } from "@capture/domain/facts/units";
import { toHoursAndMinutes, planCapture, type DeviceFigures } from "../../../src/features/tools/planner/plan";

describe("finder", () => {
  const when = (answers: Record<string, string[]>) =>
    Object.entries(answers).map(([question, accepted]) => ({ question, answers: accepted }));
  const createRule = (device: string, points: number, answers: Record<string, string[]>) => ({
    when: when(answers),
    device,
    points,
    reason: `${device} ${points}`,
    field: "weight",
  });

  const RULES: FinderRules = {
    rules: [
      createRule("small", 2, { size: ["room"] }),
      createRule("small", 1, { use: ["look", "plan"] }),
      createRule("large", 5, { size: ["hall"] }),
      createRule("large", 1, { size: ["room"], use: ["plan"] }),
      createRule("fine", 2, { use: ["plan"] }),
    ],
    exclusions: [
      { when: when({ size: ["hall"] }), device: "small", reason: "Too large for it.", field: "maxSceneSize" },
    ],
  };
  /** The slugs of the suggested devices. */
  const suggest = (answers: Record<string, string>) =>
    findDevices(RULES, answers).suggestions.map(({ device }) => device);

  test("suggests the device with the most points, with its reasons, strongest first", () => {
    const [first, ...others] = findDevices(RULES, { size: "room", use: "look" }).suggestions;
    expect(others).toEqual([]);
    expect(first?.device).toBe("small");
    expect(first?.reasons.map(({ points }) => points)).toEqual([2, 1]);
  });

  test("suggests a second device with at least half of the first one's points, but no third device", () => {
    expect(suggest({ size: "room", use: "plan" })).toEqual(["small", "fine"]);
    expect(suggest({ size: "hall", use: "plan" })).toEqual(["large"]);
  });

  test("suggests every device with at least half of the first one's points when there are many", () => {
    const rules = ["a", "b", "c", "d"].map((device) => createRule(device, 1, { size: ["room"] }));
    expect(findDevices({ rules, exclusions: [] }, { size: "room" }).suggestions).toHaveLength(4);
  });

  test("does not suggest an excluded device, and returns the reason", () => {
    const { suggestions, excluded } = findDevices(RULES, { size: "hall", use: "look" });
    expect(suggestions.map(({ device }) => device)).toEqual(["large"]);
    expect(excluded.map(({ device, reason }) => [device, reason])).toEqual([["small", "Too large for it."]]);
  });

  test("suggests nothing for unknown answers", () => {
    expect(suggest({ size: "moon", use: "holiday" })).toEqual([]);
  });

  test("returns all combinations of answers", () => {
    const questions = [
      { id: "size", answers: [{ id: "room" }, { id: "hall" }] },
      { id: "use", answers: [{ id: "look" }, { id: "plan" }, { id: "file" }] },
    ];
    const combinations = answerCombinations(questions);
    expect(combinations).toHaveLength(6);
    expect(new Set(combinations.map((each) => JSON.stringify(each))).size).toBe(6);
    expect(combinations[0]).toEqual({ size: "room", use: "look" });
  });
});

describe("plan", () => {
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
    expect(plan.shooting).toBeCloseTo((15 * 23) / 60);
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
    expect([plan.minutes, plan.shooting]).toEqual([300, 300]);
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

  test("rounds times to the minute, but not to none", () => {
    expect(toHoursAndMinutes(70)).toEqual({ hours: 1, minutes: 10 });
    expect(toHoursAndMinutes(11.2)).toEqual({ hours: 0, minutes: 11 });
    expect(toHoursAndMinutes(0.2)).toEqual({ hours: 0, minutes: 1 });
    expect(toHoursAndMinutes(70.001)).toEqual({ hours: 1, minutes: 10 });
    expect(toHoursAndMinutes(119.5)).toEqual({ hours: 2, minutes: 0 });
  });
});
