import { createTermFinder, linkTerms } from "@capture/domain/glossary";
import { localeOf } from "@capture/domain/lib/locale";
import { findArticles } from "../../../src/features/articles/find-articles";
import { findLessons } from "../../../src/features/academy/find-lessons";
import { routes } from "../../../testing/routes";
import { contentOf, entriesIn } from "../content/data";
import { itemsOf } from "../content/pages";

interface WithPage {
  readonly path: string;
  readonly order?: number;
  readonly id?: number;
}

/** The entries of a folder that have a page, in the order of the site. Drafts have none. */
export const published = <E>(folder: string): (E & WithPage)[] =>
  entriesIn<E & WithPage>(folder)
    .filter(({ path }) => routes.includes(path))
    .sort((a, b) => (a.order ?? a.id ?? 0) - (b.order ?? b.id ?? 0));

/** The name of an industry, by the slug of its solution. */
export const industryName = (slug: string): string => contentOf<{ name: string }>(`solutions/${slug}.json`).name;

interface Project {
  readonly id: string;
  readonly title: string;
  readonly order: number;
  readonly category: string;
  readonly tourUrl?: string;
  readonly draft?: boolean;
}

/** The projects of the showcase, in its order. */
export const projects = entriesIn<Project>("projects")
  .filter(({ draft }) => draft !== true)
  .sort((a, b) => a.order - b.order);

interface Study {
  readonly title: string;
  readonly industry: string;
}

export const studies = published<Study>("case-studies");

interface Article {
  readonly title: string;
  readonly excerpt: string;
  readonly content: string;
  readonly category: string;
  readonly tags: readonly string[];
}

export const articles = published<Article>("articles");

interface Lesson {
  readonly title: string;
  readonly description: string;
  readonly category: string;
}

const manuals = itemsOf<Lesson>("academy/manuals.json");
/** The categories of tutorials and manuals. */
export const lessonCategories = itemsOf<{ id: string; title: string }>("academy/categories.json");

/** A choice of a filter, and the number of entries that it leaves. */
export interface Choice {
  readonly value: string;
  readonly count: number;
}

/** The choice that leaves the most entries, but not all; undefined if there is none. @param values the value of each entry */
export const partialChoice = (values: readonly string[]): Choice | undefined =>
  [...new Set(values)]
    .map((value) => ({ value, count: values.filter((each) => each === value).length }))
    .filter(({ count }) => count < values.length)
    .sort((a, b) => b.count - a.count)[0];

/** A search text and a choice of a filter that each leave several entries, and together only one. */
interface Narrowing<E> {
  readonly query: string;
  readonly choice: string;
  readonly result: E;
}

/** The first narrowing among the words of the entries; undefined if there is none. */
function findNarrowing<E extends { readonly title: string }>(
  entries: readonly E[],
  valueOf: (entry: E) => string,
  find: (query: string, choice: string) => readonly E[],
): Narrowing<E> | undefined {
  const words = entries.flatMap(({ title }) => title.split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length > 2);
  const leavesSeveral = (query: string, choice: string): boolean => find(query, choice).length > 1;
  for (const query of new Set(words.filter((word) => leavesSeveral(word, ""))))
    for (const choice of new Set(entries.map(valueOf).filter((value) => leavesSeveral("", value)))) {
      const [result, ...others] = find(query, choice);
      if (result && others.length === 0) return { query, choice, result };
    }
  return undefined;
}

export const articleNarrowing = findNarrowing(
  articles,
  ({ category }) => category,
  (query, category) => findArticles(articles, query, category),
);
export const manualNarrowing = findNarrowing(
  manuals,
  ({ category }) => category,
  (query, category) => findLessons(manuals, query, category),
);

/** A text that no list and no search of a site finds. */
export const UNKNOWN_WORD = "zqxzqx";

const terms = published<{ slug: string; name: string; linkedWords?: readonly string[] }>("glossary");

/** The term of the glossary with the longest name of one word: a search finds it although a letter is missing. */
export const searchedTerm = terms
  .filter(({ name }) => !name.includes(" "))
  .sort((a, b) => b.name.length - a.name.length)[0];

/** A word with a typing error: its middle letter is missing. */
export function misspell(word: string): string {
  const middle = Math.floor(word.length / 2);
  return word.slice(0, middle) + word.slice(middle + 1);
}

/** The first link from an article to a term of the glossary: the text of the link, the term, and the paths of both pages. */
export function findLinkedTerm(): { article: string; text: string; name: string; path: string } | undefined {
  const finder = createTermFinder(terms, localeOf(contentOf("site.json")));
  for (const { path: article, content } of articles) {
    const [, path, text = ""] = /<a href="(\/academy\/glossary\/[^"]+)">([^<]+)/.exec(linkTerms(content, finder)) ?? [];
    const term = terms.find((each) => each.path === path);
    if (term) return { article, text, name: term.name, path: term.path };
  }
  return undefined;
}
