import { drawSpecification, type SpecificationPdf } from "../../../gatsby/outputs/specifications/draw-specification";
import { composeSpecification } from "../../../src/domain/accuracy/compose-specification";
import { questionsOfSpecification } from "../../../src/domain/accuracy/specification";
import { answerCombinations } from "../../../src/domain/finder";
import { contentOf } from "../../support/content/data";

const CONTENT: SpecificationPdf = {
  language: "en",
  brand: "Acme",
  kind: "Accuracy guide",
  name: "Specification: Plan",
  title: "With control points",
  sections: [
    { id: "scope", title: "Scope", sentences: ["Project: ____.", "A plan of ±20 mm."] },
    { id: "names", title: "Naming", sentences: ["Each file has a name."] },
  ],
  notes: ["Source: a standard.", "https://acme.example/products/accuracy"],
  updated: "2025-06-20",
};

/** The objects of a PDF as text, without the streams. */
const objectsOf = (pdf: Buffer): string => pdf.toString("latin1").replace(/stream\r?\n[\s\S]*?endstream/g, "");
const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

test("a specification is one tagged page with a heading and a list for each section", async () => {
  const objects = objectsOf(await drawSpecification(CONTENT));
  expect(count(objects, /\/Type \/Page\b/g)).toBe(1);
  expect(objects).toContain("/Lang (en)");
  expect(count(objects, /\/S \/H1\b/g)).toBe(1);
  expect(count(objects, /\/S \/H2\b/g)).toBe(CONTENT.sections.length);
  expect(count(objects, /\/S \/LI\b/g)).toBe(3);
});

test("a section that does not fit is on the next page", async () => {
  const sentences = Array.from({ length: 30 }, (_, index) => `Sentence ${index}.`);
  const sections = ["One", "Two"].map((title) => ({ id: title, title, sentences }));
  const objects = objectsOf(await drawSpecification({ ...CONTENT, sections }));
  expect(count(objects, /\/Type \/Page\b/g)).toBe(2);
  expect(count(objects, /\/S \/H2\b/g)).toBe(2);
});

const guide = contentOf<Queries.AccuracyPartsFragment>("accuracy.json");
const { labels } = contentOf<Queries.AccuracyPage>("pages/accuracy.json");
const used = questionsOfSpecification(guide.specification);
const CASES = guide.decisions.flatMap((decision) =>
  answerCombinations(guide.questions.filter(({ id }) => used.has(id))).map((answers) => ({ decision, answers })),
);

test.each(CASES)("the specification for $decision.id and $answers fits on one page", async ({ decision, answers }) => {
  const sections = composeSpecification(guide, { decision, answers }, labels, "en-US");
  const objects = objectsOf(await drawSpecification({ ...CONTENT, sections }));
  expect(count(objects, /\/Type \/Page\b/g)).toBe(1);
});
