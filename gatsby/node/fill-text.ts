import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "../../src/content/model/folder";
import { fillFromSite } from "../../src/domain/placeholders";
import { keepUnits } from "../../src/domain/units";
import { memoizeByMtime } from "../lib/memoize-by-mtime";
import type { JsonValue } from "../../src/lib/json-value";

/** The current data/site.json. */
const readSite = memoizeByMtime((path) => JSON.parse(readFileSync(path, "utf8")) as JsonValue);

/**
 * A text of the content as it is shown: placeholders are replaced from site.json, figures are joined to their units by
 * no-break spaces, and links to other sites get `rel="noopener"`.
 */
export const fillText = (text: string): string =>
  addNoopener(keepUnits(fillFromSite(text, readSite(join(contentFolder(), "site.json")))));

/** Prevents a linked site from accessing our window. The content check allows only the attribute href, so the text to replace is always the same. */
function addNoopener(html: string): string {
  return html.replaceAll('<a href="https://', '<a rel="noopener" href="https://');
}
