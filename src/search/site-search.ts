import MiniSearch, { type SearchOptions, type SearchResult } from "minisearch";
import { matchesQuery } from "./matches-query";
import { questionSearchOptions, normalizeQuestion } from "./normalize-question";
import type { SearchDocument } from "./document";
import { indexOptions } from "./index-options";
import type { SiteSearchHit, HitGroup, SiteSearch, SiteSearchFile } from "./site-search-file";
import { makeSnippet } from "./snippet";
import { isFigure, createTermCounter } from "./terms";

type Hit = SearchResult & Omit<SearchDocument, "id" | "about">;

/** A result that is worth less than this part of the best one is left out. */
const MIN_SCORE_SHARE = 0.12;
/** Longer words also match when a quarter of their letters differ. */
const MAX_EXACT_LENGTH = 3;
const FUZZINESS = 0.25;

const OPTIONS: SearchOptions = {
  ...questionSearchOptions,
  // The last word may still be in the making.
  prefix: (term, index, terms) => index === terms.length - 1 || term.length > MAX_EXACT_LENGTH,
  fuzzy: (term) => (term.length > MAX_EXACT_LENGTH && !isFigure(term) ? FUZZINESS : false),
  boost: { title: 5, about: 2 },
};

/** Opens the site search over the file that the build has written. */
export function openSiteSearch({ labels, index }: SiteSearchFile): SiteSearch {
  const search = MiniSearch.loadJSON<SearchDocument>(index, indexOptions);
  return { labels, find: (query) => grouped(hitsOf(search, query.trim())) };
}

/** Documents with all words; failing that, with any of them; failing that, with the letters in their title. */
function hitsOf(search: MiniSearch<SearchDocument>, query: string): Hit[] {
  if (query === "") return [];
  const words = normalizeQuestion(search, query).join(" ");
  for (const combineWith of ["AND", "OR"] as const) {
    const hits = search.search(words, { ...OPTIONS, combineWith }) as Hit[];
    if (hits.length > 0) return hits;
  }
  // Words such as "about" are in no index.
  return search.search(MiniSearch.wildcard, { filter: (hit) => matchesQuery(query, [(hit as Hit).title]) }) as Hit[];
}

function grouped(hits: readonly Hit[]): HitGroup[] {
  const best = hits[0]?.score ?? 0;
  const seen = new Set<string>();
  const groups = new Map<string, SiteSearchHit[]>();
  for (const hit of hits) {
    // Sections of one article lead to the same URL: only the best is kept.
    const key = `${hit.kind} ${hit.to} ${hit.to.startsWith("/blog/") ? "" : hit.title}`;
    if (hit.score < best * MIN_SCORE_SHARE || seen.has(key)) continue;
    seen.add(key);
    const group = groups.get(hit.kind) ?? [];
    groups.set(hit.kind, group);
    group.push(foundOf(hit));
  }
  return [...groups].map(([heading, found]) => ({ heading, found }));
}

function foundOf({ id, title, text, source, to, terms }: Hit): SiteSearchHit {
  return { id: String(id), title, text: makeSnippet(text, createTermCounter(terms)), source, to };
}
