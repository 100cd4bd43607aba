import { provideContentFolder } from "../../../../__tests__/support/content/content-folder";

// The content folder of these tests has one device, PRO.
const FILE = "accuracy.json";
const when = (question: string, ...answers: string[]) => [{ question, answers }];

const guide = {
  $schema: "./schemas/accuracy.schema.json",
  standard: { name: "Standard", publisher: "Institute", version: "version 3", url: "https://standard.example/" },
  classes: [
    { id: "coarse", name: "Coarse", min: 50 },
    { id: "middle", name: "Middle", max: 50, min: 5 },
    { id: "fine", name: "Fine", max: 5, min: 0 },
  ],
  decisions: [
    {
      id: "plan",
      text: "Plan",
      hint: "at 1:100",
      tolerance: 20,
      reason: "The width of a line.",
      content: "plans",
      formats: "DXF",
      smallest: { name: "a wall", size: 100 },
    },
    {
      id: "part",
      text: "Part",
      hint: "made in a shop",
      tolerance: 3,
      reason: "It has to fit.",
      content: "points",
      formats: "E57",
      smallest: { name: "a pipe", size: 50 },
    },
  ],
  instruments: [
    { minTolerance: 5, name: "a scanner", label: "Scanner" },
    { minTolerance: 0, name: "a tracker", label: "Tracker" },
  ],
  distance: { text: "How long?", hint: "In meters.", min: 1, max: 100 },
  questions: [
    {
      id: "view",
      text: "One view?",
      answers: [
        { id: "one", text: "Yes", hint: "one room" },
        { id: "several", text: "No", hint: "several rooms" },
      ],
    },
  ],
  beyondRange: { question: "view", answer: "several" },
  rules: [
    { when: when("view", "several"), formula: "notStated", reason: "Drift." },
    { formula: "length", reason: "One view." },
  ],
  controlError: 3,
  devices: [{ device: "pro", note: "A camera." }],
  specification: [{ id: "scope", title: "Scope", sentences: [{ text: "Project: {project}." }] }],
};

const folder = provideContentFolder();

/** The problems of the guide with these changes, without line and column. */
function problemsWith(change: Partial<typeof guide> | Record<string, unknown>): string[] {
  folder.write(FILE, JSON.stringify({ ...guide, ...change }, null, 2));
  return folder.problems().map((line) => line.replace(/^data\/\S+?:\d+:\d+ /, ""));
}

test("accepts a valid guide", () => {
  expect(problemsWith({})).toEqual([]);
});

test("reports gaps between classes, and a class without an end", () => {
  const [coarse, middle, fine] = guide.classes;
  expect(problemsWith({ classes: [coarse, { ...middle, min: 6 }, fine] })).toEqual([
    "classes[1].min: the next class begins at “5”, not at “6”; classes have no gaps and do not overlap.",
  ]);
  expect(problemsWith({ classes: [coarse, middle, { ...fine, min: 1 }] })).toEqual([
    "classes[2].min: the last class must end at 0, not at “1”.",
  ]);
  expect(problemsWith({ classes: [coarse, { ...middle, max: undefined }, fine] })).toEqual([
    "classes[1]: has no upper end, which only the first class may leave open; write it in millimeters.",
  ]);
  expect(problemsWith({ classes: [{ ...coarse, max: 40 }, middle, fine] })).toEqual([
    "classes[0].max: 40 must be larger than the lower end, 50.",
  ]);
});

test("reports decisions and instruments that are not ordered from coarse to fine", () => {
  const [plan, part] = guide.decisions;
  expect(problemsWith({ decisions: [part, plan] })).toEqual([
    "decisions[1].tolerance: must be finer than that of the decision before it.",
  ]);
  expect(problemsWith({ classes: guide.classes.slice(1), decisions: [{ ...plan, tolerance: 60 }, part] })).toEqual([
    "decisions[0].tolerance: is in no class; the first class begins at 50.",
  ]);
  const [scanner, tracker] = guide.instruments;
  expect(problemsWith({ instruments: [tracker, scanner] })).toEqual([
    "instruments[0].minTolerance: only the last instrument may have “0”; the ones after it would never be named.",
    "instruments[1].minTolerance: must be “0” in the last entry, so that every tolerance has an instrument.",
  ]);
  expect(
    problemsWith({ instruments: [scanner, { name: "a station", label: "Station", minTolerance: 6 }, tracker] }),
  ).toEqual(["instruments[1].minTolerance: must be finer than that of the instrument before it."]);
});

test("reports a shortest distance that is not smaller than the longest", () => {
  expect(problemsWith({ distance: { ...guide.distance, min: 100 } })).toEqual([
    "distance.min: 100 must be smaller than the longest, 100.",
  ]);
});

test("reports answers without a rule, and a rule that never applies", () => {
  const [drift, view] = guide.rules;
  expect(problemsWith({ rules: [drift] })).toEqual([
    "rules: no rule applies to pro and these answers: view: one; add a rule.",
  ]);
  expect(problemsWith({ rules: [view, drift] })).toEqual([
    "rules[0].when: this rule and those before it leave no case of “pro” for rules[1], which never applies; move it up, or add a condition here.",
  ]);
  const one = { ...view, when: when("view", "one") };
  expect(problemsWith({ rules: [drift, one, view] })).toEqual([
    "rules[1].when: this rule and those before it leave no case of “pro” for rules[2], which never applies; move it up, or add a condition here.",
  ]);
  const never = { ...view, when: [...when("view", "one"), ...when("view", "several")] };
  expect(problemsWith({ rules: [never, ...guide.rules] })).toEqual([
    "rules[0]: no listed device and no answers meet this rule; remove it.",
  ]);
});

test("reports an unknown answer once, without the rules that it leaves open", () => {
  const [, view] = guide.rules;
  expect(problemsWith({ rules: [{ ...view, when: when("view", "on") }] })).toEqual([
    "rules[0].when[0].answers[0]: no item of “answers” has the id “on” (did you mean “one”?); the existing ids are: one, several.",
  ]);
});

test("reports a section without a sentence for some answers", () => {
  const section = { id: "scope", title: "Scope", sentences: [{ when: when("view", "one"), text: "One room." }] };
  expect(problemsWith({ specification: [section] })).toEqual([
    "specification[0]: has no sentence for these answers: view: several; add one.",
  ]);
});
