import { answerCombinations, findDevices, type FinderRules } from "../../../src/domain/finder";

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
  exclusions: [{ when: when({ size: ["hall"] }), device: "small", reason: "Too large for it.", field: "maxSceneSize" }],
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
