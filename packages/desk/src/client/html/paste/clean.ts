import { flattenLists, convertWordLists } from "./lists";
import { removeLinks, removeMedia, removeComments, NO_PICTURES } from "./removed";
import { splitMergedCells } from "./tables";
import type { EditorProps } from "prosemirror-view";
import { createElement } from "../../element";

/**
 * Prepares the HTML of Google Docs, Word, LibreOffice and spreadsheets for the editor. The schema of the editor then
 * reads bold and italic from styles and drops everything else that is not allowed.
 * @returns the HTML with the structure of an article, and sentences for the editor about removed and changed parts
 */
export function cleanPasted(html: string): { html: string; notes: string[] } {
  // HTML that was copied from this editor needs no changes.
  if (html.includes("data-pm-slice")) return { html, notes: [] };
  const { body } = new window.DOMParser().parseFromString(html, "text/html");
  convertWordLists(body);
  const notes = [removeComments, removeMedia, removeLinks, flattenLists, splitMergedCells].map((clean) => clean(body));
  joinBlocks(body);
  removeBlankLines(body);
  return { html: body.innerHTML, notes: notes.filter((note) => note !== undefined) };
}

/** Removes empty paragraphs of word processors and line breaks of Google Docs, which only add space. */
function removeBlankLines(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll("p, h1, h2, h3, h4, h5, h6")) {
    if (paragraph.textContent.trim() === "") paragraph.remove();
  }
  for (const lineBreak of body.querySelectorAll("br.Apple-interchange-newline")) lineBreak.remove();
  for (const lineBreak of body.querySelectorAll("br")) {
    const siblings = lineBreak.parentElement?.children ?? [];
    if ([...siblings].some((sibling) => sibling.matches("p, ul, ol, table, h1, h2, h3, h4, h5, h6")))
      lineBreak.remove();
  }
}

/** Elements that begin a new line in the copied document. */
const LINES = "p, div, h1, h2, h3, h4, h5, h6, li, tr, pre, blockquote";
/** Elements inside an item or a cell that are replaced with their content. */
const BLOCKS = `${LINES}, ul, ol, table, thead, tbody, td, th`;

/** Joins the paragraphs of each item and cell into one text with line breaks, because articles only allow text there. */
function joinBlocks(body: HTMLElement): void {
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

/** Creates the editor props for pasted and dropped content, and the list that shows removed parts. */
export function createPasteHandling() {
  const notice = createElement("div", { class: "desk-paste", role: "status" });
  const show = (notes: readonly string[]): void => {
    const items = notes.map((note) => createElement("li", {}, note));
    notice.replaceChildren(...(items.length === 0 ? [] : [createElement("ul", {}, ...items)]));
  };
  const rejectPicture = (data: DataTransfer | null): boolean => {
    const isPicture = data !== null && data.files.length > 0 && !data.types.includes("text/html");
    if (isPicture) show([NO_PICTURES]);
    return isPicture;
  };
  const props: EditorProps = {
    transformPastedHTML(html) {
      const { html: clean, notes } = cleanPasted(html);
      show(notes);
      return clean;
    },
    handlePaste: (_view, { clipboardData }) => rejectPicture(clipboardData),
    handleDrop: (_view, { dataTransfer }) => rejectPicture(dataTransfer),
  };
  return { notice, props };
}
