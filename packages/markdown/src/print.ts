import type { Root } from "mdast";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { gfmStrikethroughToMarkdown } from "mdast-util-gfm-strikethrough";
import { toMarkdown } from "mdast-util-to-markdown";
import { stringify } from "yaml";

/** Tables of GitHub's Markdown. With the extension for struck text, tildes in a text are escaped. */
const EXTENSIONS = [gfmTableToMarkdown({ tablePipeAlign: false }), gfmStrikethroughToMarkdown()];

/** Prints a tree as Markdown. */
export const printBlocks = (root: Root): string => toMarkdown(root, { bullet: "-", rule: "-", extensions: EXTENSIONS });

/**
 * Prints a Markdown file that begins with front matter.
 * @param front the title of the page, its URL, its language and days
 */
export function printFile(front: object, root: Root): string {
  // Without a line width, a long title stays in one line.
  return `---\n${stringify(front, { lineWidth: 0 })}---\n\n${printBlocks(root)}`;
}
