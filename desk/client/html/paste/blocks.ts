/** An item or a cell holds a line of text: what begins a new line in the copied document, and what holds such lines. */
const LINES = "p, div, h1, h2, h3, h4, h5, h6, li, tr, pre, blockquote";
const HOLDERS = `${LINES}, ul, ol, table, thead, tbody, td, th`;

/** Writes the paragraphs within an item or a cell as lines of one text. */
export function joinBlocks(body: HTMLElement): void {
  for (const holder of body.querySelectorAll("li, td, th, caption")) {
    if (holder.parentElement?.closest("li, td, th")) continue;
    for (const line of holder.querySelectorAll(LINES)) {
      if (line.textContent.trim() !== "" && hasTextBefore(holder, line))
        line.before(body.ownerDocument.createElement("br"));
    }
    for (const inner of [...holder.querySelectorAll(HOLDERS)].reverse()) inner.replaceWith(...inner.childNodes);
  }
}

function hasTextBefore(holder: Element, line: Element): boolean {
  const range = holder.ownerDocument.createRange();
  range.setStart(holder, 0);
  range.setEndBefore(line);
  return range.toString().trim() !== "";
}
