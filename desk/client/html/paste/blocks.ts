/** Elements that begin a new line in the copied document. */
const LINES = "p, div, h1, h2, h3, h4, h5, h6, li, tr, pre, blockquote";
/** Elements inside an item or a cell that are replaced with their content. */
const BLOCKS = `${LINES}, ul, ol, table, thead, tbody, td, th`;

/** Joins the paragraphs of each item and cell into one text with line breaks, because articles only allow text there. */
export function joinBlocks(body: HTMLElement): void {
  for (const container of body.querySelectorAll("li, td, th, caption")) {
    if (container.parentElement?.closest("li, td, th")) continue;
    for (const line of container.querySelectorAll(LINES)) {
      if (line.textContent.trim() !== "" && hasTextBefore(container, line))
        line.before(body.ownerDocument.createElement("br"));
    }
    for (const inner of [...container.querySelectorAll(BLOCKS)].reverse()) inner.replaceWith(...inner.childNodes);
  }
}

function hasTextBefore(container: Element, line: Element): boolean {
  const range = container.ownerDocument.createRange();
  range.setStart(container, 0);
  range.setEndBefore(line);
  return range.toString().trim() !== "";
}
