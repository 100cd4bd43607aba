import { plainText } from "@capture/domain/plain-text";
import { roundedReadTime } from "@capture/domain/read-time";

/** The fields of an entry that `generateEntries` changes. */
interface Entry {
  readonly id: number;
  readonly title: string;
  /** Without `seo.title`, pages use the title of the entry. */
  readonly seo: { readonly title?: string; readonly description: string };
}

export interface Article extends Entry {
  readonly excerpt: string;
  readonly content: string;
  readonly readTime: number;
}

/** In characters; below the limits of the schemas, so that a number can be added. */
const MAX_TITLE_LENGTH = 40;
const MAX_DESCRIPTION_LENGTH = 150;
/** The number of sections after the opening of a generated article. */
const SECTIONS_PER_ARTICLE = 4;

/**
 * Generates articles that combine openings and sections of real articles, with new ids and read times. The result is
 * deterministic.
 */
export function generateArticles(real: readonly Article[], count: number): Article[] {
  const splitContents = real.map(({ content }) => content.split(/(?=<h2>)/));
  const openings = splitContents.flatMap(([opening = ""]) => opening);
  const sections = splitContents.flatMap(([, ...others]) => others);
  return generate(real, count, (article, number) => {
    const content = [
      pick(openings, number),
      // Each position steps through the sections at another rate, so that the combinations do not repeat.
      ...Array.from({ length: SECTIONS_PER_ARTICLE }, (_, index) => pick(sections, number * (index + 1) + index)),
    ].join("");
    const excerpt = pickSentences(pick(sections, number * 3), number);
    return { ...article, content, excerpt, readTime: roundedReadTime(content) };
  });
}

/** Generates copies of real entries, each with a unique id, title and description. */
export function generateEntries<E extends Entry>(real: readonly E[], count: number): E[] {
  return generate(real, count, (entry) => entry);
}

function generate<E extends Entry>(real: readonly E[], count: number, change: (entry: E, number: number) => E): E[] {
  const last = Math.max(...real.map(({ id }) => id));
  return Array.from({ length: count }, (_, index) => {
    const id = last + 1 + index;
    const entry = change(pick(real, index), index);
    const title = entry.seo.title === undefined ? entry.title.slice(0, MAX_TITLE_LENGTH) : entry.title;
    return { ...entry, id, title: `${title}, Part ${id}`, seo: numberSeo(entry.seo, id) };
  });
}

/** Picks two sentences of a text, so that excerpts differ. */
function pickSentences(html: string, number: number): string {
  const all = plainText(html.replace(/<h2>.*?<\/h2>/g, "")).match(/[^.]+\./g) ?? [];
  return `${pick(all, number).trim()} ${pick(all, number + 1).trim()}`;
}

function numberSeo<S extends Entry["seo"]>(seo: S, id: number): S {
  const [title] = seo.title?.split(" | ") ?? [];
  return {
    ...seo,
    ...(title !== undefined && { title: `${title.slice(0, MAX_TITLE_LENGTH)} ${id} | {brand}` }),
    description: `${id}. ${seo.description.slice(0, MAX_DESCRIPTION_LENGTH)}`,
  };
}

function pick<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new Error("Cannot generate entries without a real entry.");
  return item;
}
