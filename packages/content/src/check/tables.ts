import { defaultTreeAdapter as tree, parseFragment, type DefaultTreeAdapterTypes } from "parse5";
import { elementsIn, type HtmlFault } from "./html";
import { counted } from "./problem";

type Element = DefaultTreeAdapterTypes.Element;

/** Reports, for each table, the first row that has more or fewer cells than the row before it. */
export function findRaggedTables(html: string): HtmlFault[] {
  const elements = elementsIn(parseFragment(html, { sourceCodeLocationInfo: true }));
  return elements
    .filter(({ tagName }) => tagName === "table")
    .flatMap((table) => {
      const rows = rowsOf(table);
      const counts = rows.map((row) => row.childNodes.filter(tree.isElementNode).length);
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

/** The rows of a table, without those of a table in one of its cells. */
function rowsOf({ childNodes }: Element): Element[] {
  return childNodes
    .filter(tree.isElementNode)
    .flatMap((part) => (part.tagName === "tr" ? [part] : part.childNodes.filter(tree.isElementNode)))
    .filter(({ tagName }) => tagName === "tr");
}
