import { escapeRegExp } from "./lib/escape-reg-exp";
import { rulesOf } from "./languages/rules-of";

/** A glossary term that is linked where it occurs in texts. */
export interface LinkedTerm {
  /** Path of the term’s page. */
  readonly path: string;
  readonly name: string;
  readonly synonyms?: readonly string[] | null;
  /** Further words that are linked to the term. */
  readonly linkedWords?: readonly string[] | null;
  /** Phrases in which the term has another meaning and is not linked. */
  readonly notIn?: readonly string[] | null;
}

/** An occurrence of a term in a text. */
export interface TermMatch {
  /** Path of the term’s page. */
  readonly path: string;
  /** The term as written in the text. */
  readonly text: string;
  /** Position in the text. */
  readonly index: number;
}

/** Finds all terms in a plain text, in their order. */
export type TermFinder = (text: string) => TermMatch[];

/** A word in capitals, such as “LAS”. */
const ABBREVIATION = /^[\p{Lu}\p{N}]+$/u;
const PLURAL_OF_ABBREVIATION = "s?";

/**
 * Creates a finder for terms. It matches names, synonyms and linked words in any case, and with the endings of the
 * language, in some languages abbreviations only as written. When two terms start at the same position, it returns the
 * longer one.
 * @param locale the language of the terms and the texts
 */
export function createTermFinder(terms: readonly LinkedTerm[], locale: string): TermFinder {
  const targets = new Map<string, Target>();
  for (const { path, name, synonyms, linkedWords } of terms) {
    for (const form of [name, ...(synonyms ?? []), ...(linkedWords ?? [])])
      targets.set(form.toLowerCase(), { form, path });
  }
  // A phrase with another meaning matches too, but without a path, so that the term in it is not found.
  for (const form of terms.flatMap(({ notIn }) => notIn ?? [])) targets.set(form.toLowerCase(), { form });
  if (targets.size === 0) return () => [];
  const { termEndings, hasExactAbbreviations } = rulesOf(locale);
  const isExact = (form: string): boolean => hasExactAbbreviations && ABBREVIATION.test(form);
  const forms = [...targets].sort(([a], [b]) => b.length - a.length);
  const patterns = forms.map(
    ([key, { form }]) => `(${escapeRegExp(key)})${isExact(form) ? PLURAL_OF_ABBREVIATION : termEndings}`,
  );
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${patterns.join("|")})(?![\\p{L}\\p{N}-])`, "giu");
  return (plainText) =>
    [...plainText.matchAll(pattern)].flatMap(({ 0: text, index, ...groups }) => {
      const position = forms.findIndex((_, each) => groups[each + 1] !== undefined);
      const target = forms[position]?.[1];
      if (target?.path === undefined || (isExact(target.form) && !text.startsWith(target.form))) return [];
      return [{ path: target.path, text, index }];
    });
}

/** A form of a term as written in the glossary. Without a path, it has another meaning. */
interface Target {
  readonly form: string;
  readonly path?: string;
}

/** Limits of glossary links for an article and for each of its paragraphs. More links would be hard to read. */
export const MAX_LINKS = 8;
const MAX_LINKS_PER_BLOCK = 2;

const PARTS = /<[^>]+>|[^<]+/g;
const BLOCKS = new Set(["p", "li", "td", "blockquote"]);
/** Elements in which no term is linked: links, headings and code. */
const UNLINKED = new Set(["a", "h2", "h3", "th", "caption", "code", "pre"]);

/**
 * Links the first occurrence of each term in the text of an HTML body to the glossary. Terms that the body already
 * links are left out.
 * @param html HTML that has passed the content check: every tag is closed, `<` in text is escaped
 */
export function linkTerms(html: string, find: TermFinder, maxLinks = MAX_LINKS): string {
  const linked = new Set([...html.matchAll(/href="([^"]+)"/g)].map(([, path = ""]) => path));
  let unlinkedDepth = 0;
  let remaining = maxLinks;
  let remainingInBlock = MAX_LINKS_PER_BLOCK;
  const linkText = (text: string): string => {
    let result = "";
    let end = 0;
    for (const { path, text: term, index } of find(text)) {
      if (linked.has(path) || remaining === 0 || remainingInBlock === 0) continue;
      linked.add(path);
      remaining -= 1;
      remainingInBlock -= 1;
      result += `${text.slice(end, index)}<a href="${path}">${term}</a>`;
      end = index + term.length;
    }
    return result + text.slice(end);
  };
  return html.replace(PARTS, (part) => {
    const [, closing, tag = ""] = /^<(\/?)([a-z0-9]+)/i.exec(part) ?? [];
    if (tag === "") return unlinkedDepth > 0 ? part : linkText(part);
    if (UNLINKED.has(tag)) unlinkedDepth += closing === "/" ? -1 : 1;
    if (BLOCKS.has(tag)) remainingInBlock = MAX_LINKS_PER_BLOCK;
    return part;
  });
}

/** A word of a text that links to the glossary. */
export interface TermLink {
  /** The term as written in the text. */
  readonly text: string;
  /** Path of the term’s page. */
  readonly to: string;
}

/** Creates a function that returns the links of one text after another: of each term only the first use. */
export function createTermLinker(find: TermFinder): (text: string) => TermLink[] {
  const linked = new Set<string>();
  return (text) =>
    find(text).flatMap(({ path, text: term }) => {
      if (linked.has(path)) return [];
      linked.add(path);
      return [{ text: term, to: path }];
    });
}
