/** A term as texts are searched for it. */
export interface LinkedTerm {
  /** Path of its page. */
  readonly path: string;
  readonly name: string;
  readonly synonyms?: readonly string[] | null;
  readonly linkedWords?: readonly string[] | null;
  readonly notIn?: readonly string[] | null;
}

/** A term found in a text, as it is written there. */
export interface Found {
  /** Path of the term’s page. */
  readonly path: string;
  readonly text: string;
  readonly index: number;
}

/** Finds every term in a plain text, from the first word to the last. */
export type TermFinder = (text: string) => Found[];

/**
 * A finder for these terms: by name, synonym and linked word, in upper or lower
 * case, in the singular or the plural. Of two that begin at the same place the longer is found.
 */
export function termFinder(terms: readonly LinkedTerm[]): TermFinder {
  const paths = new Map<string, string | undefined>();
  for (const { path, name, synonyms, linkedWords } of terms) {
    for (const form of [name, ...(synonyms ?? []), ...(linkedWords ?? [])]) paths.set(form.toLowerCase(), path);
  }
  // A phrase that means something else takes the place of the term in it.
  for (const phrase of terms.flatMap(({ notIn }) => notIn ?? [])) paths.set(phrase.toLowerCase(), undefined);
  if (paths.size === 0) return () => [];
  const forms = [...paths.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(${forms.join("|")})(?:e?s)?(?![\\p{L}\\p{N}-])`, "giu");
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({ 0: written, 1: form = "", index }) => {
      const path = paths.get(form.toLowerCase());
      return path === undefined ? [] : [{ path, text: written, index }];
    });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Few links to the glossary keep an article, and each of its paragraphs, readable. */
export const MAX_LINKS = 8;
const MAX_LINKS_PER_BLOCK = 2;

const PARTS = /<[^>]+>|[^<]+/g;
const BLOCKS = new Set(["p", "li", "td", "blockquote"]);
/** Inside these nothing is linked: they are links, headings or code. */
const UNLINKED = new Set(["a", "h2", "h3", "th", "caption", "code", "pre"]);

/**
 * Links terms in a body of HTML to the glossary: each the first time that it
 * appears in running text, unless the body links it already.
 * @param html what the content check has let through: every tag is closed, `<` in text is escaped
 */
export function linkTerms(html: string, find: TermFinder, maxLinks = MAX_LINKS): string {
  const linked = new Set([...html.matchAll(/href="([^"]+)"/g)].map(([, path = ""]) => path));
  let unlinked = 0;
  let left = maxLinks;
  let leftInBlock = MAX_LINKS_PER_BLOCK;
  const linkText = (text: string): string => {
    let result = "";
    let end = 0;
    for (const { path, text: written, index } of find(text)) {
      if (linked.has(path) || left === 0 || leftInBlock === 0) continue;
      linked.add(path);
      left -= 1;
      leftInBlock -= 1;
      result += `${text.slice(end, index)}<a href="${path}">${written}</a>`;
      end = index + written.length;
    }
    return result + text.slice(end);
  };
  return html.replace(PARTS, (part) => {
    const [, closing, tag = ""] = /^<(\/?)([a-z0-9]+)/i.exec(part) ?? [];
    if (tag === "") return unlinked > 0 ? part : linkText(part);
    if (UNLINKED.has(tag)) unlinked += closing === "/" ? -1 : 1;
    if (BLOCKS.has(tag)) leftInBlock = MAX_LINKS_PER_BLOCK;
    return part;
  });
}

/** The first use of a term in a specification. */
export interface TermUse {
  /** The row that contains it. */
  readonly key: string;
  /** Whether it is in the row's label or in its value. */
  readonly inLabel: boolean;
  /** As it is written. */
  readonly text: string;
  readonly to: string;
}

/** The first use of each term in the rows of a specification, in their order. */
export function termUses(
  rows: readonly { readonly key: string; readonly label: string; readonly value: string }[],
  find: TermFinder,
): TermUse[] {
  const used = new Set<string>();
  return rows.flatMap(({ key, label, value }) =>
    [true, false].flatMap((inLabel) =>
      find(inLabel ? label : value).flatMap(({ path, text }) => {
        if (used.has(path)) return [];
        used.add(path);
        return [{ key, inLabel, text, to: path }];
      }),
    ),
  );
}
