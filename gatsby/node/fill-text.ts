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
 * A text of the content as it is shown: the names of site.json are filled in, figures are joined to their units, and
 * outside links are guarded.
 */
export const fillText = (text: string): string =>
  addNoopener(keepUnits(fillFromSite(text, readSite(join(contentFolder(), "site.json")))));

/** Keeps a linked site from reaching our window. The content check allows no attribute but href, so the text is fixed. */
function addNoopener(html: string): string {
  return html.replaceAll('<a href="https://', '<a rel="noopener" href="https://');
}
