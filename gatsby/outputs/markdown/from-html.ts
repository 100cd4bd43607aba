import { fromParse5 } from "hast-util-from-parse5";
import { toMdast } from "hast-util-to-mdast";
import { parseFragment } from "parse5";
import { absoluteLinks } from "../absolute-links";
import type { Block } from "./pieces";

/**
 * The blocks of HTML from the content, such as the body of an article.
 * @param siteUrl URL of the site
 * @param path path of the page, to which relative links refer
 */
export function blocksOfHtml(html: string, siteUrl: string, path: string): Block[] {
  const tree = toMdast(fromParse5(parseFragment(absoluteLinks(html, siteUrl, path))));
  return tree.type === "root" ? tree.children.filter(isBlock) : [];
}

/** Blocks below the root of an HTML fragment are never rows, entries or text. */
function isBlock(node: { readonly type: string }): node is Block {
  return !["listItem", "tableRow", "tableCell", "text", "yaml"].includes(node.type);
}
