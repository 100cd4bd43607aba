import { parseFragment, type DefaultTreeAdapterTypes } from "parse5";
import type { HtmlFault } from "./html";
import { counted } from "./problem";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Reports, for each table, the first row that has more or fewer cells than the row before it. */
export function findRaggedTables(html: string): HtmlFault[] {
  const { childNodes } = parseFragment(html, { sourceCodeLocationInfo: true });
  return tablesIn(childNodes).flatMap((table) => {
    const rows = rowsOf(table);
    const counts = rows.map((row) => row.childNodes.filter(isElement).length);
    const oddRow = counts.findIndex((count, index) => index > 0 && count !== counts[index - 1]);
    const location = rows[oddRow]?.sourceCodeLocation;
    if (!location) return [];
    const cells = (index: number): string => counted(counts[index] ?? 0, "cell", "cells");
    return [
      {
        near: html.slice(location.startOffset, location.endOffset),
        message: `row ${oddRow} of a table has ${cells(oddRow - 1)}, and row ${oddRow + 1} has ${cells(oddRow)}; give all rows the same number of cells, with empty cells in place of merged ones.`,
      },
    ];
  });
}

const isElement = (node: Node): node is Element => "tagName" in node;

function tablesIn(nodes: readonly Node[]): Element[] {
  return nodes.filter(isElement).flatMap((node) => {
    const below = tablesIn(node.childNodes);
    return node.tagName === "table" ? [node, ...below] : below;
  });
}

/** The rows of a table, without those of a table in one of its cells. */
function rowsOf({ childNodes }: Element): Element[] {
  return childNodes
    .filter(isElement)
    .flatMap((part) => (part.tagName === "tr" ? [part] : part.childNodes.filter(isElement)))
    .filter(({ tagName }) => tagName === "tr");
}
