import { plainText } from "../src/domain/plain-text";
import { formatReadTime } from "../src/domain/read-time";

/** What is changed in an entry of data/; all else is kept as it is. */
interface Entry {
  readonly id: number;
  readonly title: string;
  /** An entry whose search words have no title is called by its own. */
  readonly seo: { readonly title?: string; readonly description: string };
}

export interface Article extends Entry {
  readonly excerpt: string;
  readonly content: string;
  readonly readTime: string;
}

/** Lengths that the schemas allow titles and descriptions of documents, with room for a number. */
const MAX_TITLE_LENGTH = 40;
const MAX_DESCRIPTION_LENGTH = 150;
/** Sections that follow an article's opening. */
const SECTIONS = 4;

/**
 * Articles made of the openings and sections of real ones in ever other
 * combinations, with numbers of their own and a read time that fits. The
 * same count gives the same articles.
 */
export function generateArticles(real: readonly Article[], count: number): Article[] {
  const parts = real.map(({ content }) => content.split(/(?=<h2>)/));
  const openings = parts.flatMap(([opening = ""]) => opening);
  const sections = parts.flatMap(([, ...others]) => others);
  return generate(real, count, (article, number) => {
    const content = [
      pick(openings, number),
      // Steps of different lengths bring other neighbors together in each round.
      ...Array.from({ length: SECTIONS }, (_, index) => pick(sections, number * (index + 1) + index)),
    ].join("");
    const excerpt = sentences(pick(sections, number * 3), number);
    return { ...article, content, excerpt, readTime: formatReadTime(content) };
  });
}

/** Copies of real entries, each with an id, a title and search words that no other has. */
export function generateEntries<E extends Entry>(real: readonly E[], count: number): E[] {
  return generate(real, count, (entry) => entry);
}

function generate<E extends Entry>(real: readonly E[], count: number, change: (entry: E, number: number) => E): E[] {
  const last = Math.max(...real.map(({ id }) => id));
  return Array.from({ length: count }, (_, index) => {
    const id = last + 1 + index;
    const entry = change(pick(real, index), index);
    const title = entry.seo.title === undefined ? entry.title.slice(0, MAX_TITLE_LENGTH) : entry.title;
    return { ...entry, id, title: `${title}, Part ${id}`, seo: searchWords(entry.seo, id) };
  });
}

/** Two sentences of a text, so that lists of generated articles repeat themselves no more than real ones. */
function sentences(html: string, number: number): string {
  const all = plainText(html.replace(/<h2>.*?<\/h2>/g, "")).match(/[^.]+\./g) ?? [];
  return `${pick(all, number).trim()} ${pick(all, number + 1).trim()}`;
}

function searchWords<W extends Entry["seo"]>(words: W, id: number): W {
  const [title] = words.title?.split(" | ") ?? [];
  return {
    ...words,
    ...(title !== undefined && { title: `${title.slice(0, MAX_TITLE_LENGTH)} ${id} | {brand}` }),
    description: `${id}. ${words.description.slice(0, MAX_DESCRIPTION_LENGTH)}`,
  };
}

function pick<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error("There is no entry to generate others from.");
  return found;
}
