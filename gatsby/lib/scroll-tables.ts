/** A table, or a heading before it. */
const HEADING_OR_TABLE = /<h[23]\b[^>]*>(.*?)<\/h[23]>|<table>.*?<\/table>/gs;

/**
 * Puts each table of HTML into a group that scrolls where the page is narrower than the words of the table, also with the
 * keyboard. The heading before the table names the group.
 * @param html HTML as the content check accepts it
 * @param title the text that names tables without a heading before them
 */
export function scrollTables(html: string, title: string): string {
  let name = attributeOf(title.replaceAll("&", "&amp;").replaceAll("<", "&lt;"));
  return html.replaceAll(HEADING_OR_TABLE, (match, heading?: string) => {
    if (heading === undefined)
      return `<div data-table="" role="group" aria-label="${name}" tabindex="0">${match}</div>`;
    name = attributeOf(heading.replaceAll(/<[^>]*>/g, ""));
    return match;
  });
}

const attributeOf = (text: string): string => text.replaceAll('"', "&quot;").replaceAll(">", "&gt;");
