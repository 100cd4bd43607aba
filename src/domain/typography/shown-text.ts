import type { JsonValue } from "../../lib/json-value";
import { fillFromSite } from "../placeholders";
import { keepUnits } from "../units";
import { keepAbbreviations } from "./abbreviations";
import { isolateFigures } from "./isolate-figures";

/**
 * Returns a text of the content as pages show it: with placeholders replaced with values of site.json, a no-break space
 * between a number and its unit and after an abbreviation, isolated figures where the text runs from right to left, and
 * `rel="noopener"` on links to other sites.
 * @param site the value of site.json
 */
export function shownText(text: string, site: JsonValue): string {
  const { language, direction } = site as { readonly language: string; readonly direction?: string };
  const filled = keepAbbreviations(keepUnits(fillFromSite(text, site)), language);
  return addNoopener(direction === "rtl" ? isolateFigures(filled) : filled);
}

/** Prevents a linked site from accessing our window. The content check allows links no attribute but href, so every external link begins like this. */
function addNoopener(html: string): string {
  return html.replaceAll('<a href="https://', '<a rel="noopener" href="https://');
}
