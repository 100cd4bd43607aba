/** A table, or a heading before it. */
const HEADING_OR_TABLE = /<h[23]\b[^>]*>(.*?)<\/h[23]>|<table>.*?<\/table>/gs;

/**
 * Puts each table of HTML into a group that scrolls where the page is narrower than the words of the table, also with the
 * keyboard. The heading before the table names the group.
 * @param html HTML as the content check accepts it
 */
export function scrollTables(html: string): string {
  let name = "";
  return html.replaceAll(HEADING_OR_TABLE, (match, heading?: string) => {
    if (heading !== undefined) {
      name = heading
        .replaceAll(/<[^>]*>/g, "")
        .replaceAll('"', "&quot;")
        .replaceAll(">", "&gt;");
      return match;
    }
    const group = name === "" ? "" : ` role="group" aria-label="${name}"`;
    return `<div data-table=""${group} tabindex="0">${match}</div>`;
  });
}
