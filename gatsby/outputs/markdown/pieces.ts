import type { BlockContent, DefinitionContent, Heading, List, Paragraph, PhrasingContent, Table } from "mdast";

/** A block of a Markdown document. */
export type Block = BlockContent | DefinitionContent;

/** A text, or a text with links and bold words. */
export type Line = string | readonly PhrasingContent[];

/** An entry of a list: its first line, and the entries of a list below it. */
export interface ListEntry {
  readonly line: Line;
  readonly below?: readonly Line[];
}

export function toHeading(depth: Heading["depth"], line: Line): Heading {
  return { type: "heading", depth, children: toPhrasing(line) };
}

export function toParagraph(line: Line): Paragraph {
  return { type: "paragraph", children: toPhrasing(line) };
}

/** Paragraphs of all texts that are stated. */
export function toParagraphs(lines: readonly (Line | null | undefined)[]): Paragraph[] {
  return lines.flatMap((line) => (line ? [toParagraph(line)] : []));
}

export function toList(entries: readonly (Line | ListEntry)[], isOrdered = false): List {
  return {
    type: "list",
    ordered: isOrdered,
    spread: false,
    children: entries.map((entry) => {
      const { line, below = [] }: ListEntry = isListEntry(entry) ? entry : { line: entry };
      return {
        type: "listItem",
        spread: false,
        children: [toParagraph(line), ...(below.length > 0 ? [toList(below)] : [])],
      };
    }),
  };
}

/** A table; the first cell of each row names the row. */
export function toTable(head: readonly Line[], rows: readonly (readonly Line[])[]): Table {
  return {
    type: "table",
    children: [head, ...rows].map((cells) => ({
      type: "tableRow",
      children: cells.map((cell) => ({ type: "tableCell", children: toPhrasing(cell) })),
    })),
  };
}

/** A name and its value in one line: “**Weight:** 1 kg”. */
export function toFact(name: string, value: Line): PhrasingContent[] {
  return [toBold(`${name}:`), { type: "text", value: " " }, ...toPhrasing(value)];
}

export function toBold(text: string): PhrasingContent {
  return { type: "strong", children: [{ type: "text", value: text }] };
}

/** A text that is no longer valid. */
export function toDeleted(text: string): PhrasingContent {
  return { type: "delete", children: [{ type: "text", value: text }] };
}

/** Creates a function that returns links with absolute URLs, because a Markdown file is read outside of the site. */
export const createLinker =
  (siteUrl: string) =>
  (text: string, to: string): PhrasingContent[] => [
    {
      type: "link",
      url: to.startsWith("/") ? siteUrl + to : new URL(to, siteUrl).href,
      children: [{ type: "text", value: text }],
    },
  ];

function toPhrasing(line: Line): PhrasingContent[] {
  return typeof line === "string" ? [{ type: "text", value: line }] : [...line];
}

function isListEntry(entry: Line | ListEntry): entry is ListEntry {
  return typeof entry === "object" && "line" in entry;
}
