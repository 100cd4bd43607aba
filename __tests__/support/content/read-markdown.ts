import type { Nodes, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmStrikethroughFromMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { toString } from "mdast-util-to-string";
import { gfmStrikethrough } from "micromark-extension-gfm-strikethrough";
import { gfmTable } from "micromark-extension-gfm-table";
import { parse } from "yaml";

/** A Markdown file as a program reads it. */
export interface MarkdownFile {
  readonly front: Readonly<Record<string, string>>;
  readonly root: Root;
  /** Texts of the headings, in their order. */
  readonly headings: readonly { readonly depth: number; readonly text: string }[];
  /** The texts of all blocks, without marks. */
  readonly text: string;
}

/** Reads a Markdown file that begins with front matter. */
export function readMarkdown(file: string): MarkdownFile {
  const [, front = "", body = file] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? [];
  const root = fromMarkdown(body, {
    extensions: [gfmTable(), gfmStrikethrough()],
    mdastExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown()],
  });
  const headings = root.children.flatMap((node) =>
    node.type === "heading" ? [{ depth: node.depth, text: toString(node) }] : [],
  );
  return {
    front: (parse(front) ?? {}) as Record<string, string>,
    root,
    headings,
    text: textsIn(root).join("\n"),
  };
}

/** The text of each block that contains text, such as a paragraph or the cell of a table. */
function textsIn(node: Nodes): string[] {
  if (["paragraph", "heading", "tableCell", "code"].includes(node.type)) return [toString(node)];
  return "children" in node ? node.children.flatMap(textsIn) : [];
}
