import MiniSearch, { type SearchResult } from "minisearch";
import type { Answer, HelpDocument, HelpSearch } from "./document";
import { openIndex, type OpenIndex, type SearchFile } from "./index-options";
import { questionSearchOptions, normalizeQuestion } from "./normalize-question";
import { HELP_RANKING, rankingOptions } from "./ranking";
import { makeSnippet } from "./snippet";
import type { Terms } from "./terms";

const MAX_ANSWERS = 3;
/** Share of the question's terms, without device names, that a document must contain. */
const MIN_COVERAGE = 0.5;
/** Factors for the scores. If a question names a device, its specifications rank before other documents about it. */
const SPECIFICATION_OF_NAMED_DEVICE_BOOST = 4;
const SPECIFICATION_BOOST = 2;
const FAQ_BOOST = 1.5;

type Hit = SearchResult & Omit<HelpDocument, "id" | "about">;

/** Opens the help search on the index that the build wrote. */
export function openHelpSearch(file: SearchFile): HelpSearch {
  const open = openIndex(file);
  const { toTerm } = open.terms;
  const deviceTerms = findDeviceTerms(open);
  return {
    ask(question) {
      const words = normalizeQuestion(open, question);
      const terms = [...new Set(words.flatMap((word) => toTerm(word) ?? []))];
      const devices = terms.filter((term) => deviceTerms.has(term));
      const otherTerms = terms.filter((term) => !deviceTerms.has(term));
      const hits = open.index.search(words.join(" "), {
        ...questionSearchOptions,
        ...rankingOptions(HELP_RANKING),
        filter: (hit) =>
          hit.kind !== "specification" || isAboutOneOf(devices, toTerm((hit as Hit).source.toLowerCase())),
        boostDocument: (_id, _term, stored) => getBoost(stored as Partial<Hit> | undefined, devices),
      }) as Hit[];
      const relevant = hits.filter((hit) => isRelevant(hit, otherTerms, deviceTerms));
      const bestScore = relevant[0]?.score ?? 0;
      return keepBestSections(relevant)
        .filter(({ score }) => score >= bestScore * HELP_RANKING.minScoreShare)
        .slice(0, MAX_ANSWERS)
        .map((hit) => toAnswer(hit, open.terms));
    },
  };
}

/** Names of the devices and of the platform, as terms. */
function findDeviceTerms({ index, terms: { toTerm } }: OpenIndex): ReadonlySet<string> {
  const specifications = index.search(MiniSearch.wildcard, { filter: ({ kind }) => kind === "specification" }) as Hit[];
  return new Set(specifications.flatMap(({ source }) => toTerm(source.toLowerCase()) ?? []));
}

/** Whether the term of a source is one of the devices; without devices, every source is accepted. */
function isAboutOneOf(devices: readonly string[], source: string | null): boolean {
  return devices.length === 0 || (source !== null && devices.includes(source));
}

function getBoost(stored: Partial<Hit> | undefined, devices: readonly string[]): number {
  if (stored?.kind === "faq") return FAQ_BOOST;
  if (stored?.kind === "specification")
    return devices.length > 0 ? SPECIFICATION_OF_NAMED_DEVICE_BOOST : SPECIFICATION_BOOST;
  return 1;
}

/**
 * Whether a document answers a question. A share of exactly MIN_COVERAGE suffices only if a term is in the title. An
 * article that has the terms only in its text is not an answer.
 */
function isRelevant(hit: Hit, questionTerms: readonly string[], deviceTerms: ReadonlySet<string>): boolean {
  if (questionTerms.length === 0) return true;
  const fields = Object.entries(hit.match).flatMap(([term, matched]) => (deviceTerms.has(term) ? [] : matched));
  if (hit.kind === "article" && fields.every((field) => field === "text")) return false;
  const share = hit.queryTerms.filter((term) => questionTerms.includes(term)).length / questionTerms.length;
  return share > MIN_COVERAGE || (share === MIN_COVERAGE && fields.includes("title"));
}

/** Keeps only the best section of each article, because sections of one article are often similar. */
const keepBestSections = (hits: readonly Hit[]): Hit[] =>
  hits.filter(
    (hit) => hit.kind !== "article" || hit === hits.find(({ kind, to }) => kind === "article" && to === hit.to),
  );

function toAnswer({ id, kind, title, text, source, to, terms }: Hit, { createTermCounter }: Terms): Answer {
  return {
    id: String(id),
    kind,
    title,
    text: kind === "article" ? makeSnippet(text, createTermCounter(terms)) : text,
    source,
    to,
  };
}
