import { linkTerms, MAX_LINKS, createTermFinder } from "../../src/domain/glossary";
import { localeOf } from "../../src/lib/locale";
import { contentOf, entriesIn } from "../support/content/data";

describe("the glossary", () => {
  const terms = entriesIn<{ slug: string; path: string; name: string; definition: string }>("glossary");
  const locale = localeOf(contentOf("site.json"));
  const articles = entriesIn<{ id: number; content: string }>("articles");

  test("has at least 30 terms, each with a definition of 60 to 120 words", () => {
    expect(terms.length).toBeGreaterThanOrEqual(30);
    const lengths = terms.map(({ slug, definition }) => [slug, definition.split(/\s+/).length] as const);
    expect(lengths.filter(([, words]) => words < 60 || words > 120)).toEqual([]);
  });

  test("is linked from all articles except at most three, at most MAX_LINKS times each", () => {
    const finder = createTermFinder(terms, locale);
    const counts = articles.map(({ content }) => linkTerms(content, finder).split("/academy/glossary/").length - 1);
    expect(counts.filter((count) => count > MAX_LINKS)).toEqual([]);
    expect(counts.filter((count) => count > 0).length).toBeGreaterThanOrEqual(articles.length - 3);
  });
});
