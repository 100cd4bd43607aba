import MiniSearch, { type SearchOptions, type SearchResult } from "minisearch";
import { matchesQuery } from "./matches-query";
import { questionSearchOptions, normalizeQuestion } from "./normalize-question";
import type { SearchDocument } from "./document";
import { openIndex, type OpenIndex } from "./index-options";
import { rankingOptions, SITE_RANKING } from "./ranking";
import type { SiteSearchHit, HitGroup, SiteSearch, SiteSearchFile } from "./site-search-file";
import { makeSnippet } from "./snippet";
import type { Terms } from "./terms";

type Hit = SearchResult & Omit<SearchDocument, "id" | "about">;

const RANKING = rankingOptions(SITE_RANKING);

const OPTIONS: SearchOptions = {
  ...questionSearchOptions,
  ...RANKING,
  // The visitor may not have finished the last word.
  prefix: (term, index, terms) => index === terms.length - 1 || RANKING.prefix(term),
};

/** Opens the site search on the file at SITE_SEARCH_PATH. */
export function openSiteSearch({ labels, ...file }: SiteSearchFile): SiteSearch {
  const open = openIndex(file);
  return { labels, find: (query) => groupByKind(findHits(open, query.trim()), open.terms) };
}

/** Finds documents with all words, otherwise with any word, otherwise with the query in their title. */
function findHits(open: OpenIndex, query: string): Hit[] {
  if (query === "") return [];
  const words = normalizeQuestion(open, query).join(" ");
  for (const combineWith of ["AND", "OR"] as const) {
    const hits = open.index.search(words, { ...OPTIONS, combineWith }) as Hit[];
    if (hits.length > 0) return hits;
  }
  // Stop words such as "about" are not indexed, but a title can contain them.
  return open.index.search(MiniSearch.wildcard, {
    filter: (hit) => matchesQuery(query, [(hit as Hit).title]),
  }) as Hit[];
}

function groupByKind(hits: readonly Hit[], termsOfLanguage: Terms): HitGroup[] {
  const bestScore = hits[0]?.score ?? 0;
  const seen = new Set<string>();
  const groups = new Map<string, SiteSearchHit[]>();
  for (const hit of hits) {
    // Sections of one article have the same URL; only the best section is kept.
    const key = `${hit.kind} ${hit.to} ${hit.to.startsWith("/blog/") ? "" : hit.title}`;
    if (hit.score < bestScore * SITE_RANKING.minScoreShare || seen.has(key)) continue;
    seen.add(key);
    const group = groups.get(hit.kind) ?? [];
    groups.set(hit.kind, group);
    group.push(toSiteSearchHit(hit, termsOfLanguage));
  }
  return [...groups].map(([heading, groupHits]) => ({ heading, hits: groupHits }));
}

function toSiteSearchHit({ id, title, text, source, to, terms }: Hit, { createTermCounter }: Terms): SiteSearchHit {
  return { id: String(id), title, text: makeSnippet(text, createTermCounter(terms)), source, to };
}
