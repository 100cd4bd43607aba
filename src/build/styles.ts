/** A style element that emotion has written before the element it belongs to. */
const STYLE = /<style data-emotion="([^" ]+) ([^"]*)">([\s\S]*?)<\/style>/g;

/** The one that `chrome/head-styles.tsx` writes for all pages, which is no part of what React draws. */
const FOR_ALL = /<style data-emotion="css-global [^"]*">([\s\S]*?)<\/style>/;
const PARTS = "css";

/**
 * Gathers the styles of a page's parts in its head, in one block with those
 * for all pages: HTML allows none in the body, and each block adds a hash to
 * the page's policy. The mark tells emotion that they need not be moved: to a
 * phone, that would mean to load its fonts and lay out the page a second time.
 */
export function gatherStyles(html: string): string {
  const end = html.indexOf("</head>");
  if (end < 0) return html;
  const head = html.slice(0, end);
  const [whole = "", forAll = ""] = FOR_ALL.exec(head) ?? [];
  const sheets = new Map<string, { ids: string[]; text: string }>(whole ? [[PARTS, { ids: [], text: forAll }]] : []);
  const body = html.slice(end).replace(STYLE, (_whole, key: string, ids: string, text: string) => {
    // Global styles are found again by their own name; those of parts share one element.
    const name = key === PARTS ? key : `${key} ${ids}`;
    const sheet = sheets.get(name) ?? { ids: [], text: "" };
    sheets.set(name, { ids: [...sheet.ids, ids], text: sheet.text + text });
    return "";
  });
  const styles = [...sheets].map(
    ([name, { ids, text }]) =>
      `<style data-emotion="${name.split(" ")[0] ?? ""} ${ids.join(" ")}" data-s>${text}</style>`,
  );
  return head.replace(whole, "") + styles.join("") + body;
}
