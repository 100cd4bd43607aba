import { assessDevice, instrumentFor, type AccuracyRules, type AssessedDevice } from "@capture/domain/accuracy/assess";
import { classOf } from "@capture/domain/accuracy/classes";
import { composeSpecification, toMarkdown } from "@capture/domain/accuracy/compose-specification";
import {
  questionsOfSpecification,
  specificationPath,
  type SpecificationTemplate,
} from "@capture/domain/accuracy/specification";
import { lengthErrorOf, statedAccuracy } from "@capture/domain/accuracy/stated-accuracy";
import { statedRange } from "@capture/domain/accuracy/stated-range";
import { answerCombinations } from "@capture/domain/answer-combinations";
import { contentOf } from "../../support/content/data";

const guide = contentOf<Queries.AccuracyFieldsFragment & AccuracyRules>("accuracy.json");
const CLASSES = [
  { id: "coarse", name: "Coarse", min: 50 },
  { id: "middle", name: "Middle", max: 50, min: 5 },
  { id: "fine", name: "Fine", max: 5, min: 0 },
];
const RULES: AccuracyRules = {
  rules: [
    { when: [{ question: "how", answers: ["stand"] }], device: "walker", formula: "notStated", reason: "It walks." },
    { when: [{ question: "marks", answers: ["yes"] }], formula: "controlled", reason: "Tied." },
    { when: [{ question: "view", answers: ["far"] }], formula: "notStated", reason: "Drift." },
    { formula: "length", reason: "One view." },
  ],
  beyondRange: { question: "view", answer: "far" },
  controlError: 3,
};
const point = { value: 10, of: "point", confidence: 95, isAssumed: false } as const;
const walker: AssessedDevice = { slug: "walker", accuracy: point, range: 70 };
const NEAR = { how: "walk", view: "near", marks: "no" };
const assess = (answers: Record<string, string>, distance = 20, tolerance = 20, device = walker) =>
  assessDevice(RULES, device, { answers, distance, tolerance });

test("a length between two points has the errors of both", () => {
  expect(lengthErrorOf(point)).toBeCloseTo(14.142, 3);
  expect(lengthErrorOf({ ...point, of: "range" })).toBeCloseTo(14.142, 3);
  expect(lengthErrorOf({ ...point, of: "distance" })).toBe(10);
  expect(assess(NEAR)).toMatchObject({ verdict: "meets", lengthError: 10 * Math.SQRT2, error: 10 * Math.SQRT2 });
});

test("a device fails a tolerance that is finer than its error, and meets one that is equal", () => {
  const device = { ...walker, accuracy: { ...point, of: "distance" } as const };
  expect(assess(NEAR, 20, 10, device).verdict).toBe("meets");
  expect(assess(NEAR, 20, 9.9, device).verdict).toBe("fails");
});

test("nothing can be said without an accuracy, or at another confidence level", () => {
  expect(assess(NEAR, 20, 20, { ...walker, accuracy: undefined })).toMatchObject({
    verdict: "notStated",
    cause: "accuracy",
  });
  expect(assess(NEAR, 20, 20, { ...walker, accuracy: { ...point, confidence: 68 } })).toMatchObject({
    verdict: "notStated",
    cause: "confidence",
  });
});

test("a distance beyond the stated range counts as not in one view", () => {
  expect(assess(NEAR, 70)).toMatchObject({ verdict: "meets" });
  expect(assess(NEAR, 70.1)).toMatchObject({ verdict: "notStated", cause: "rule", reason: "Drift." });
  expect(assess(NEAR, 500, 20, { ...walker, range: undefined })).toMatchObject({ verdict: "meets" });
});

test("control points add their own error, at both ends", () => {
  const found = assess({ ...NEAR, view: "far", marks: "yes" });
  expect(found).toMatchObject({ verdict: "meets", isControlled: true, reason: "Tied." });
  expect(found).toHaveProperty("error", Math.hypot(10 * Math.SQRT2, 3 * Math.SQRT2));
});

test("a rule for one device does not apply to another", () => {
  const answers = { ...NEAR, how: "stand" };
  expect(assess(answers)).toMatchObject({ verdict: "notStated", reason: "It walks." });
  expect(assess(answers, 20, 20, { ...walker, slug: "other" })).toMatchObject({ verdict: "meets" });
});

test("the upper end of a class belongs to it", () => {
  const names = [60, 50, 5.1, 5, 0.1].map((tolerance) => classOf(CLASSES, tolerance)?.name);
  expect(names).toEqual(["Coarse", "Middle", "Middle", "Fine", "Fine"]);
});

test("names the coarsest instrument that measures to a tolerance", () => {
  const instruments = [
    { minTolerance: 5, name: "scanner" },
    { minTolerance: 0, name: "tracker" },
  ];
  expect(instrumentFor(instruments, 5)?.name).toBe("scanner");
  expect(instrumentFor(instruments, 4)?.name).toBe("tracker");
});

test("reads accuracy and range from a specification, in their units", () => {
  const accuracy = { meters: 0.01, of: "point", confidence: 95, isOfAssumed: false, isConfidenceAssumed: true };
  const rows = [
    { key: "accuracy", quantities: [{ values: [1], unit: "cm" }], accuracy },
    { key: "scanningRange", quantities: [{ values: [0.2, 70], unit: "m" }] },
  ];
  expect(statedAccuracy(rows)).toEqual({ value: 10, of: "point", confidence: 95, isAssumed: true });
  expect(statedRange(rows)).toBe(70);
  const stated = { ...accuracy, isConfidenceAssumed: false };
  expect(statedAccuracy([{ key: "accuracy", accuracy: stated }])?.isAssumed).toBe(false);
  expect(statedAccuracy([{ key: "weight" }])).toBeUndefined();
  expect(statedRange(null)).toBeUndefined();
});

const LABELS = { range: "{max} to {min} mm", openRange: "over {min} mm", blank: "____" };
const decision = guide.decisions[0] as (typeof guide.decisions)[number];
const combinations = guide.decisions.flatMap((each) =>
  answerCombinations(guide.questions).map((answers) => ({ each, answers })),
);

test("the specification of every decision and combination has sentences in each section, without placeholders", () => {
  for (const { each, answers } of combinations) {
    const sections = composeSpecification(guide, { decision: each, answers }, LABELS, "en-US");
    expect(sections.map(({ id }) => id)).toEqual(guide.specification.map(({ id }) => id));
    expect(sections.every(({ sentences }) => sentences.length > 0)).toBe(true);
    expect(toMarkdown(each.text, sections)).not.toMatch(/[{}]/);
  }
});

test("writes lines to fill in, and the distance if it is known", () => {
  const textOf = (distance?: string): string =>
    toMarkdown("A", composeSpecification(guide, { decision, answers: {}, distance }, LABELS, "en-US"));
  expect(textOf().split(LABELS.blank).length).toBe(textOf("24").split(LABELS.blank).length + 1);
  expect(textOf("24")).toContain("24\u00a0m");
});

test("selects sentences by answers, and numbers them in Markdown", () => {
  const specification: SpecificationTemplate[] = [
    {
      id: "scope",
      title: "Scope",
      sentences: [
        { text: "{decision} to ±{tolerance} mm: {class}, {range}." },
        { when: [{ question: "marks", answers: ["yes"] }], text: "With marks." },
      ],
    },
  ];
  const content = { standard: { name: "S", version: "1" }, classes: CLASSES, specification };
  const plan = { ...decision, text: "Plan", tolerance: 20 };
  const write = (marks: string): string =>
    toMarkdown("Title", composeSpecification(content, { decision: plan, answers: { marks } }, LABELS, "en-US"));
  expect(write("no")).toBe("# Title\n\n## 1. Scope\n\n1.1 Plan to ±20\u00a0mm: Middle, 50 to 5\u00a0mm.\n");
  expect(write("yes")).toContain("\n\n1.2 With marks.\n");
  expect([...questionsOfSpecification(specification)]).toEqual(["marks"]);
});

test("the file of a specification is named after the decision and the answers", () => {
  expect(specificationPath("plan", { marks: "yes" })).toBe("/specifications/plan-marks-yes.pdf");
});

test("every combination of answers has an outcome for every device", () => {
  for (const { answers } of combinations) {
    for (const slug of ["pro", "minion", "meta"]) {
      const found = assessDevice(
        guide,
        { slug, accuracy: point, range: 70 },
        { answers, distance: 20, tolerance: decision.tolerance },
      );
      expect(["meets", "notStated"]).toContain(found.verdict);
      if (found.verdict !== "notStated" || found.cause === "rule")
        expect(found).toHaveProperty("reason", expect.stringMatching(/\S/));
    }
  }
});
