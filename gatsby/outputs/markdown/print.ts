import type { Root } from "mdast";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { gfmStrikethroughToMarkdown } from "mdast-util-gfm-strikethrough";
import { toMarkdown } from "mdast-util-to-markdown";
import { stringify } from "yaml";

/** What a Markdown file states about itself in its first lines. */
export interface FrontMatter {
  readonly title: string;
  /** URL of the page. */
  readonly url: string;
  /** Language of the texts, such as `en`. */
  readonly language: string;
  /** Day of publication. */
  readonly date?: string | undefined;
  /** Day of the last change. */
  readonly updated?: string | undefined;
}

/** Tables of GitHub's Markdown. With the extension for struck text, tildes in a text are escaped. */
const EXTENSIONS = [gfmTableToMarkdown({ tablePipeAlign: false }), gfmStrikethroughToMarkdown()];

/** Prints a tree as Markdown. */
export const printBlocks = (root: Root): string => toMarkdown(root, { bullet: "-", rule: "-", extensions: EXTENSIONS });

/** Prints a Markdown file that begins with front matter. */
export function printFile(front: FrontMatter, root: Root): string {
  // Without a line width, a long title stays in one line.
  return `---\n${stringify(front, { lineWidth: 0 })}---\n\n${printBlocks(root)}`;
}
