import { joinBlocks } from "./blocks";
import { flattenLists, makeWordLists } from "./lists";
import { removeLinks, removeMedia } from "./removed";
import { squareTables } from "./tables";

/** HTML of a clipboard with the structure that an article may have, and what was lost, in plain sentences. */
export interface CleanHtml {
  html: string;
  notes: string[];
}

/**
 * Prepares the HTML of Google Docs, Word, LibreOffice and spreadsheets for the editor, whose schema takes bold and
 * italic from their styles and drops what else is not allowed.
 */
export function cleanPasted(html: string): CleanHtml {
  // What was copied in the editor itself.
  if (html.includes("data-pm-slice")) return { html, notes: [] };
  const { body } = new window.DOMParser().parseFromString(html, "text/html");
  makeWordLists(body);
  const notes = [removeMedia(body), removeLinks(body), flattenLists(body), squareTables(body)];
  joinBlocks(body);
  removeBlankLines(body);
  return { html: body.innerHTML, notes: notes.filter((note) => note !== undefined) };
}

/** Word processors make the space between paragraphs of empty ones, and Google Docs of line breaks. */
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
