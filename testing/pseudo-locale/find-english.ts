import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from "parse5";
import { readCollection, visitEntry } from "@capture/content/check/collection";
import { filesBelow } from "@capture/content/model/files-below";
import { UNITS } from "./pseudo-localize";

type Node = DefaultTreeAdapterTypes.Node;

/** Elements whose text is not in the language of the page: code, drawings, and values that a change has replaced. */
const SKIPPED = new Set(["script", "style", "template", "code", "pre", "svg", "del", "ins"]);
/** Attributes that browsers show or read out. */
const TEXT_ATTRIBUTES = new Set(["alt", "aria-label", "placeholder", "title"]);
/** URLs, email addresses, paths of files, and hashes. */
const CODES = /https?:\/\/\S+|[\w.+-]+@[\w.-]+|(?:[\w-]+\/)*[\w-]+(?:\.[a-z0-9]{2,5})+\b|\b[0-9a-f]{32,}\b/g;
const PATH = /^[\w.-]*\/[\w./-]*$/;
const WORD = /(?<![\p{L}\p{N}])[a-zA-Z]{2,}(?![\p{L}\p{N}])/gu;
/** Units of files, and the level of WCAG, which the pages compute. */
const COMPUTED = ["kB", "MB", "AA"];

/**
 * Finds the English words of a built site whose content is pseudo-localized: a component holds them, or a text that
 * languages cannot translate. Words that the content keeps, such as the names of companies and files, are left out.
 * @param root folder of the built site
 * @param content the pseudo-localized content folder
 * @returns one line for each text with its first page
 */
export function findEnglish(root: string, content: string): string[] {
  const findIn = createFinder(content);
  const pages = filesBelow(root).filter((name) => name.endsWith(".html"));
  const found = new Map<string, string>();
  for (const page of pages) {
    for (const text of findIn(readFileSync(join(root, page), "utf8"))) if (!found.has(text)) found.set(text, page);
  }
  return [...found].map(([text, page]) => `${page}: ${text.slice(0, MAX_SHOWN_CHARACTERS)}`);
}

/**
 * Creates a function that finds the texts with English words in HTML.
 * @param content the pseudo-localized content folder
 */
export function createFinder(content: string): (html: string) => string[] {
  const known = new Set([...keptWords(content), ...UNITS, ...COMPUTED]);
  return (html) =>
    textsOf(parse(html, { scriptingEnabled: false })).filter((text) =>
      wordsOf(text.replace(CODES, " ")).some((word) => !known.has(word)),
    );
}

const MAX_SHOWN_CHARACTERS = 120;

const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** The words of all values of the content except paths, which no page shows. */
function keptWords(content: string): string[] {
  const { entries, schemas } = readCollection(content);
  return entries.flatMap((entry) =>
    visitEntry(entry, schemas).flatMap(({ value, schema }) =>
      typeof value === "string" && schema.format === undefined && !PATH.test(value) ? wordsOf(value) : [],
    ),
  );
}

function textsOf(node: Node): string[] {
  if (tree.isTextNode(node)) return [node.value.trim()];
  if (!("childNodes" in node)) return [];
  if (tree.isElementNode(node) && SKIPPED.has(node.tagName)) return [];
  const attributes = tree.isElementNode(node) ? node.attrs.filter(({ name }) => TEXT_ATTRIBUTES.has(name)) : [];
  return [...attributes.map(({ value }) => value), ...node.childNodes.flatMap(textsOf)];
}
