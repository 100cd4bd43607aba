import type { pageNeeds, wordNeeds } from "./needs";

type PageNeeds = typeof pageNeeds;
export type Route = keyof PageNeeds;
export type SectionId<R extends Route> = keyof PageNeeds[R]["sections"] & string;
export type WordKey<R extends Route> = PageNeeds[R]["words"][number];
export type LabelName = keyof typeof wordNeeds;
export type LabelKey<N extends LabelName> = (typeof wordNeeds)[N][number];

/**
 * The content check has seen to it that these are there, so a miss is a fault
 * of the code, and the build stops with its name.
 */
function found<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`The content holds no ${what}.`);
  return value;
}

/** The entry that a query for one was sure to find. */
export function present<T>(value: T | null | undefined): T {
  return found(value, "entry for this query");
}

/** A section of a page by its id; the ids of each route stand in needs.ts. */
export function section<R extends Route, S extends { readonly id: string }>(
  sections: readonly S[],
  _route: R,
  id: SectionId<R>,
): S {
  return found(
    sections.find((candidate) => candidate.id === id),
    `section “${id}”`,
  );
}

export interface WordData {
  readonly key: string;
  readonly text: string;
}

/** A reader of one page's labels: `const word = words(page.words, "/blog"); word("readArticle")`. */
export function words<R extends Route>(list: readonly WordData[], _route: R): (key: WordKey<R>) => string {
  return (key) => found(list.find((word) => word.key === key)?.text, `word “${key}”`);
}

/** The same for the labels of data/words/. */
export function labels<N extends LabelName>(
  entry: { readonly words: readonly WordData[] } | null,
  _name: N,
): (key: LabelKey<N>) => string {
  return (key) => found(entry?.words.find((word) => word.key === key)?.text, `word “${key}”`);
}
