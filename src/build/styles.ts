/** A style element that emotion has written before the element it belongs to. */
const STYLE = /<style data-emotion="([^" ]+) ([^"]*)">([\s\S]*?)<\/style>/g;

/**
 * Gathers the styles of a page's parts in its head. HTML allows none in the
 * body, and one block can be named in the page's policy by its hash. Before
 * React takes over, emotion does the same with what it finds.
 */
export function gatherStyles(html: string): string {
  const end = html.indexOf("</head>");
  if (end < 0) return html;
  const sheets = new Map<string, { ids: string[]; text: string }>();
  const body = html.slice(end).replace(STYLE, (_whole, key: string, ids: string, text: string) => {
    // Global styles are found again by their own name; those of parts share one element.
    const name = key.endsWith("-global") ? `${key} ${ids}` : key;
    const sheet = sheets.get(name) ?? { ids: [], text: "" };
    sheets.set(name, { ids: [...sheet.ids, ids], text: sheet.text + text });
    return "";
  });
  const styles = [...sheets].map(
    ([name, { ids, text }]) => `<style data-emotion="${name.split(" ")[0] ?? ""} ${ids.join(" ")}">${text}</style>`,
  );
  return html.slice(0, end) + styles.join("") + body;
}
