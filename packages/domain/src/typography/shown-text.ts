import type { JsonValue } from "../lib/json-value";
import { fillFromSite, fillHtml } from "../placeholders";
import { keepUnits } from "../units";
import { keepAbbreviations } from "./abbreviations";
import { isolateFigures } from "./isolate-figures";

/**
 * Returns a text of the content as pages show it: with placeholders replaced with values of site.json, a no-break space
 * between a number and its unit and after an abbreviation, and isolated figures where the text runs from right to left.
 * @param site the value of site.json
 */
export const shownText = (text: string, site: JsonValue): string => withTypography(fillFromSite(text, site), site);

/** Returns HTML of the content as pages show it: as `shownText`, and with `rel="noopener"` on links to other sites. */
export const shownHtml = (html: string, site: JsonValue): string =>
  addNoopener(withTypography(fillHtml(html, site), site));

function withTypography(filled: string, site: JsonValue): string {
  const { language, direction } = site as { readonly language: string; readonly direction?: string };
  const kept = keepAbbreviations(keepUnits(filled), language);
  return direction === "rtl" ? isolateFigures(kept) : kept;
}

/** Prevents a linked site from accessing our window. The content check allows links no attribute but href, so every external link begins like this. */
function addNoopener(html: string): string {
  return html.replaceAll('<a href="https://', '<a rel="noopener" href="https://');
}
