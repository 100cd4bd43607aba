/** A phrase that this repository does not use, with what to write instead. */
export interface Phrase {
  pattern: RegExp;
  instead: string;
}

/**
 * Phrases that readers have to decode: inversions, personification, and plain words for standard terms.
 * `patience` is here for "timeout", `errand` for "task". Longer reasons are in CONTRIBUTING.md, "Words".
 */
const PHRASES: readonly Phrase[] = [
  {
    pattern: /(?<!\bthere )\b(?:is|are|was) no (?!longer|more|less|such|matter|different)[a-z]+/gi,
    instead: "is not a …",
  },
  { pattern: /\bstands? (?:in|on|at|there|under|over|next|before|after|for itself)\b/g, instead: "is in, appears" },
  { pattern: /\bstood\b/g, instead: "was" },
  { pattern: /\bbeside\b/gi, instead: "next to, with, besides" },
  { pattern: /\bmend(?:s|ed|ing)?\b/gi, instead: "fix" },
  { pattern: /\b(?:is|are|be|been|was|were) told\b/g, instead: "report, show, log" },
  { pattern: /\bspeaks? of\b/g, instead: "mention, name" },
  { pattern: /\bat once\b/gi, instead: "immediately, at the same time" },
  { pattern: /\bby itself\b/gi, instead: "automatically, alone" },
  { pattern: /\bso many\b/gi, instead: "the number, in the name of the constant" },
  { pattern: /\bWho [a-z]+s\b/g, instead: "a visitor who …, people who …" },
  { pattern: /\bwhoever\b/gi, instead: "anyone who" },
  { pattern: /\banew\b/gi, instead: "again" },
  { pattern: /\bfor good\b/gi, instead: "permanently" },
  { pattern: /\blies? (?:in|on|at|there|under|over|next)\b/g, instead: "is in, is on" },
  { pattern: /\bpatience\b/gi, instead: "timeout, retry" },
  { pattern: /\berrands?\b/gi, instead: "task" },
  { pattern: /(?<!:)\bleap(?:s|t|ed)?\b(?! (?:years?|days?|seconds?))/gi, instead: "jump" },
  { pattern: /\bslip of\b/gi, instead: "typing error" },
  { pattern: /\bneeds? a person\b/gi, instead: "action required" },
  { pattern: /\bof its own accord\b/gi, instead: "automatically" },
  { pattern: /\bif need be\b/gi, instead: "if necessary" },
  { pattern: /\b(?:is|are) away\b/g, instead: "is unavailable" },
  { pattern: /\bworth while\b/gi, instead: "the limit that decides" },
  {
    pattern: /(?<![`.:"])\b(?:nobody|somebody)\b(?![`"@])/gi,
    instead: "no one, someone, or the role: visitor, editor",
  },
  {
    pattern: /\b(?:host|store|page|server|check|build|script|test) (?:says?|tells?|knows?|speaks?|wants?)\b/g,
    instead: "returns, reports, contains",
  },
  { pattern: /\bask(?:s|ed)? to be\b/gi, instead: "is configured to" },
  { pattern: /\b(?:least|most) of (?:all|a kind)\b/gi, instead: "min, max" },
  { pattern: /\bgone wrong\b/g, instead: "failed" },
  { pattern: /\be-mail/gi, instead: "email" },
  { pattern: /\bthe house\b/gi, instead: "the repository, the site" },
  { pattern: /\bcomes? to rest\b/gi, instead: "is idle" },
];

/** Each line of a text with a phrase of the list, as "path:line “phrase”: write …". */
export function findPhrases(path: string, text: string): string[] {
  return text
    .split("\n")
    .flatMap((line, index) =>
      PHRASES.flatMap(({ pattern, instead }) =>
        [...line.matchAll(pattern)].map(([found]) => `${path}:${index + 1} “${found}”: write ${instead}`),
      ),
    );
}
