import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "../../src/content/model/folder";
import { keepAbbreviations } from "../../src/domain/typography/abbreviations";
import { isolateFigures } from "../../src/domain/typography/isolate-figures";
import { fillFromSite } from "../../src/domain/placeholders";
import { keepUnits } from "../../src/domain/units";
import { memoizeByMtime } from "../lib/memoize-by-mtime";
import type { JsonValue } from "../../src/lib/json-value";

/** Reads data/site.json, again only after it has changed. */
const readSite = memoizeByMtime((path) => JSON.parse(readFileSync(path, "utf8")) as JsonValue);

/**
 * Returns a text of the content as pages show it: with placeholders replaced with values of site.json, a no-break space
 * between a number and its unit and after an abbreviation, isolated figures where the text runs from right to left, and
 * `rel="noopener"` on links to other sites.
 */
export function fillText(text: string): string {
  const site = readSite(join(contentFolder(), "site.json"));
  const { language, direction } = site as { readonly language: string; readonly direction?: string };
  const filled = keepAbbreviations(keepUnits(fillFromSite(text, site)), language);
  return addNoopener(direction === "rtl" ? isolateFigures(filled) : filled);
}

/** Prevents a linked site from accessing our window. The content check allows links no attribute but href, so every external link begins like this. */
function addNoopener(html: string): string {
  return html.replaceAll('<a href="https://', '<a rel="noopener" href="https://');
}
