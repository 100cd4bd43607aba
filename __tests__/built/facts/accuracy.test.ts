import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { composeSpecification } from "@capture/domain/accuracy/compose-specification";
import { questionsOfSpecification } from "@capture/domain/accuracy/specification";
import { answerCombinations } from "@capture/domain/answer-combinations";
import { localeOf } from "@capture/domain/lib/locale";
import { documentOf } from "../../support/built/built";
import { readPdfs, type PdfElement } from "../../support/pdf/pdf";
import { contentOf } from "../../support/content/data";
import { testPages } from "../../support/content/test-if";
import { routes, site } from "../../../testing/routes";

const PATH = "/products/accuracy";
const testGuide = testPages(PATH);
const guide = contentOf<Queries.AccuracyFieldsFragment>("accuracy.json");
const { labels } = contentOf<Queries.AccuracyPage>("pages/accuracy.json");
const used = questionsOfSpecification(guide.specification);
const combinations = answerCombinations(guide.questions.filter(({ id }) => used.has(id)));

/** Removes white space, because a PDF contains no space at a line break. */
const withoutSpaces = (text: string | null | undefined): string => (text ?? "").replace(/\s+/g, "");
/** The page without what is hidden without script. */
function servedPage(): Document {
  const page = documentOf(PATH).cloneNode(true) as Document;
  for (const part of page.querySelectorAll("[data-script]")) part.remove();
  return page;
}

testGuide("the ruler and the list of decisions are in the served HTML", () => {
  const page = servedPage();
  const shown = withoutSpaces(page.querySelector("#decisions")?.textContent);
  for (const { text, tolerance, reason } of guide.decisions)
    expect([text, String(tolerance), reason].filter((part) => !shown.includes(withoutSpaces(part)))).toEqual([]);
  const ruler = withoutSpaces(page.querySelector("#first-screen fieldset")?.textContent);
  const names = [...guide.classes.map(({ name }) => name), ...guide.instruments.map(({ label }) => label)];
  expect(names.filter((name) => !ruler.includes(withoutSpaces(name)))).toEqual([]);
});

testGuide("the standard is named with its version and a link", () => {
  const link = servedPage().querySelector(`main a[href="${guide.standard.url}"]`);
  for (const part of [guide.standard.name, guide.standard.version]) expect(link?.textContent).toContain(part);
});

testGuide("there is exactly one PDF for each decision and combination, and the page links to it", () => {
  const links = [...servedPage().querySelectorAll('main a[href$=".pdf"]')].map(
    (link) => link.getAttribute("href") ?? "",
  );
  expect(links).toHaveLength(guide.decisions.length * combinations.length);
  expect(links.filter((path) => !existsSync(join("public", path)))).toEqual([]);
  expect(readdirSync("public/specifications").filter((name) => name.endsWith(".pdf"))).toHaveLength(links.length);
});

testGuide("each PDF is tagged and has the sentences of its specification", () => {
  const links = [...documentOf(PATH).querySelectorAll('main a[href$=".pdf"]')];
  const pdfs = readPdfs(links.map((link) => join("public", link.getAttribute("href") ?? "")));
  const cases = guide.decisions.flatMap((decision) => combinations.map((answers) => ({ decision, answers })));
  cases.forEach(({ decision, answers }, index) => {
    const pdf = pdfs[index];
    expect([pdf?.isMarked, pdf?.language]).toEqual([true, site.language]);
    const sections = composeSpecification(guide, { decision, answers }, labels, localeOf(site));
    const lists = (pdf?.elements[0]?.children ?? []).filter(({ role }: PdfElement) => role === "L");
    const sentences = lists.map(({ children }) =>
      children.map((item) => withoutSpaces(item.children.find(({ role }) => role === "LBody")?.text)),
    );
    expect(sentences).toEqual(sections.map((section) => section.sentences.map(withoutSpaces)));
  });
});

test("a site without the page has no specifications", () => {
  if (!routes.includes(PATH)) expect(existsSync("public/specifications")).toBe(false);
});
