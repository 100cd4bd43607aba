import MiniSearch, { type SearchResult } from "minisearch";
import type { Answer, HelpDocument, HelpSearch, SearchDocument } from "./document";
import { indexOptions } from "./index-options";
import { questionSearchOptions, normalizeQuestion } from "./normalize-question";
import { makeSnippet } from "./snippet";
import { createTermCounter, toTerm } from "./terms";

const MAX_ANSWERS = 3;
/** This much of what was asked must be found in a document, device names aside. */
const MIN_COVERAGE = 0.5;
/** An answer that is worth less than this part of the best one is left out. */
const MIN_SCORE_SHARE = 0.45;
/** A figure of the device asked about comes before what is said of it elsewhere. */
const FIGURE_OF_NAMED = 4;
const FIGURE = 2;
const FAQ = 1.5;

type Hit = SearchResult & Omit<HelpDocument, "id" | "about">;

/** Opens the help search over an index that the build has written. */
export function openHelpSearch(index: string): HelpSearch {
  return searchOf(MiniSearch.loadJSON<SearchDocument>(index, indexOptions));
}

/** The help search over an index in memory. */
function searchOf(index: MiniSearch<SearchDocument>): HelpSearch {
  const names = deviceNames(index);
  return {
    ask(question) {
      const words = normalizeQuestion(index, question);
      const asked = [...new Set(words.flatMap((word) => toTerm(word) ?? []))];
      const named = asked.filter((term) => names.has(term));
      const rest = asked.filter((term) => !names.has(term));
      const hits = index.search(words.join(" "), {
        ...questionSearchOptions,
        filter: (hit) => hit.kind !== "specification" || isOneOf((hit as Hit).source, named),
        boostDocument: (_id, _term, stored) => weightOf(stored as Partial<Hit> | undefined, named),
      }) as Hit[];
      const good = hits.filter((hit) => covers(hit, rest, names));
      const best = good[0]?.score ?? 0;
      return oncePerArticle(good)
        .filter(({ score }) => score >= best * MIN_SCORE_SHARE)
        .slice(0, MAX_ANSWERS)
        .map(answerOf);
    },
  };
}

/** Names of devices and of the platform, as terms. */
function deviceNames(index: MiniSearch<SearchDocument>): ReadonlySet<string> {
  const figures = index.search(MiniSearch.wildcard, { filter: ({ kind }) => kind === "specification" }) as Hit[];
  return new Set(figures.flatMap(({ source }) => toTerm(source.toLowerCase()) ?? []));
}

function isOneOf(source: string, named: readonly string[]): boolean {
  return named.length === 0 || named.includes(source.toLowerCase());
}

function weightOf(stored: Partial<Hit> | undefined, named: readonly string[]): number {
  if (stored?.kind === "faq") return FAQ;
  if (stored?.kind === "specification") return named.length > 0 ? FIGURE_OF_NAMED : FIGURE;
  return 1;
}

/**
 * Half of what was asked is enough only where it is what the document is
 * about. An article that merely mentions a word is not an answer either.
 */
function covers(hit: Hit, asked: readonly string[], names: ReadonlySet<string>): boolean {
  if (asked.length === 0) return true;
  const fields = Object.entries(hit.match).flatMap(([term, where]) => (names.has(term) ? [] : where));
  if (hit.kind === "article" && fields.every((field) => field === "text")) return false;
  const share = hit.queryTerms.filter((term) => asked.includes(term)).length / asked.length;
  return share > MIN_COVERAGE || (share === MIN_COVERAGE && fields.includes("title"));
}

/** Two sections of one article are often similar; only the better one is kept. */
function oncePerArticle(hits: readonly Hit[]): Hit[] {
  const seen = new Set<string>();
  return hits.filter(({ kind, to }) => {
    if (kind !== "article") return true;
    if (seen.has(to)) return false;
    seen.add(to);
    return true;
  });
}

function answerOf({ id, kind, title, text, source, to, terms }: Hit): Answer {
  return {
    id: String(id),
    kind,
    title,
    text: kind === "article" ? makeSnippet(text, createTermCounter(terms)) : text,
    source,
    to,
  };
}
