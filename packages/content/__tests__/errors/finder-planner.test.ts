import { provideContentFolder } from "../../../../__tests__/support/content/content-folder";
import { VALID_FILES } from "../../../../__tests__/support/content/valid-files";

// The content folder of these tests has one device, PRO.
const FINDER = "finder.json";
const PLANNER = "planner.json";

const finder = {
  $schema: "./schemas/finder.schema.json",
  questions: [
    {
      id: "size",
      text: "How large?",
      answers: [
        { id: "room", text: "A room", hint: "small" },
        { id: "hall", text: "A hall", hint: "large" },
      ],
    },
  ],
  rules: [
    { when: [{ question: "size", answers: ["room"] }], device: "pro", points: 1, reason: "Light.", field: "weight" },
    { when: [{ question: "size", answers: ["hall"] }], device: "pro", points: 1, reason: "Wide.", field: "battery" },
  ],
  exclusions: [],
};
const planner = {
  $schema: "./schemas/planner.schema.json",
  defaults: { area: 100, rooms: 4, pointsPerRoom: 3, secondsBetween: 30 },
  devices: [{ device: "pro", megabytesPerPoint: 25 }],
};

const folder = provideContentFolder();
beforeEach(() => {
  folder.write(FINDER, JSON.stringify(finder, null, 2));
  folder.write(PLANNER, JSON.stringify(planner, null, 2));
});

/** The problems, without line and column. */
const messages = (): string[] => folder.problems().map((line) => line.replace(/^(data\/\S+?):\d+:\d+/, "$1"));

test("accepts a valid finder and planner", () => {
  expect(messages()).toEqual([]);
});

test("reports an unknown question and an unknown answer in a rule", () => {
  const [room, hall] = finder.rules;
  const rules = [
    { ...room, when: [{ question: "sise", answers: ["room"] }] },
    { ...hall, when: [{ question: "size", answers: ["hal"] }] },
  ];
  folder.write(FINDER, JSON.stringify({ ...finder, rules }));
  expect(messages()).toEqual([
    "data/finder.json rules[0].when[0].question: no item of “questions” has the id “sise” (did you mean “size”?); the existing ids are: size.",
    "data/finder.json rules[1].when[0].answers[0]: no item of “answers” has the id “hal” (did you mean “hall”?); the existing ids are: room, hall.",
  ]);
});

test("reports an id that is not text", () => {
  folder.change(FINDER, '"id": "size"', '"id": {}');
  expect(messages()).toContain(
    "data/finder.json questions[0].id: this must be text between double quotes, not a group of fields.",
  );
});

test("reports a rule with a figure that the device does not state", () => {
  folder.change(FINDER, '"field": "weight"', '"field": "accuracy"');
  expect(messages()).toEqual([
    "data/finder.json rules[0].field: pro does not state “accuracy”; use a figure that it states.",
  ]);
});

test("reports answers that lead to no device", () => {
  folder.write(FINDER, JSON.stringify({ ...finder, rules: finder.rules.slice(0, 1) }, null, 2));
  expect(messages()).toEqual(["data/finder.json rules: these answers lead to no device: size: hall; add a rule."]);
});

test("reports a device that no answers lead to", () => {
  const other = JSON.stringify({
    ...finder,
    exclusions: ["room", "hall"].map((answer) => ({
      when: [{ question: "size", answers: [answer] }],
      device: "pro",
      reason: "No.",
      field: "weight",
    })),
  });
  folder.write(FINDER, other);
  expect(messages()).toEqual([
    "data/finder.json rules: these answers lead to no device: size: room; add a rule.",
    "data/finder.json rules: no answers lead to “pro”; add a rule that suggests it.",
  ]);
});

test("only the schema error is reported for rules that are not a list", () => {
  folder.write(FINDER, JSON.stringify({ ...finder, rules: "none" }));
  expect(messages()).toEqual(["data/finder.json rules: this must be a list in [square brackets], not text."]);
});

test("only schema errors of the product are reported when its specification contains null", () => {
  folder.change("products/pro.json", '"specifications": [', '"specifications": [null,');
  expect(messages().every((line) => line.startsWith("data/products/pro.json"))).toBe(true);
  expect(messages()).not.toEqual([]);
});

test("reports a planned device whose specification lacks a figure with which the planner computes", () => {
  folder.change("products/pro.json", '"key": "storageDevice"', '"key": "wifi"');
  expect(messages()).toContain(
    "data/products/pro.json specifications: “storageDevice” has no number in GB, with which the planner computes; add it to “quantities”.",
  );
});

test("accepts a device without rules of the finder and without a row of the planner", () => {
  folder.write("products/outside.json", (VALID_FILES["products/pro.json"] ?? "").replaceAll('"pro"', '"outside"'));
  expect(messages().filter((line) => /finder|planner/.test(line))).toEqual([]);
});
