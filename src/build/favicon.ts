import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const LINK = 'href="/favicon.svg"';

/**
 * Writes the small mark of the site's tab into a page. As a file, browsers
 * fetch it beside the first picture and its fonts, and some of them twice.
 */
export function serveFavicon(html: string): string {
  if (!html.includes(LINK)) return html;
  const mark = readFileSync(resolve("static/favicon.svg"), "utf8").trim();
  const address = mark.replaceAll('"', "'").replace(/[%#<>]/g, encodeURIComponent);
  return html.replace(LINK, () => `href="data:image/svg+xml,${address}"`);
}
