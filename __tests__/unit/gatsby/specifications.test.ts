import { drawSpecification, type SpecificationPdf } from "../../../gatsby/outputs/specifications/draw-specification";

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

test("a specification that is longer than one page stops the build", () => {
  const sentences = Array.from({ length: 60 }, (_, index) => `Sentence ${index}.`);
  const long = { ...CONTENT, sections: [{ id: "scope", title: "Scope", sentences }] };
  expect(() => drawSpecification(long)).toThrow("is longer than one page");
});
