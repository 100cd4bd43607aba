import { unitsPattern } from "@capture/domain/figures";
import { oncePerText } from "@capture/domain/lib/once-per-text";
import { parseNumber, suggestFormats, NUMBER_PATTERN } from "@capture/domain/numbers";
import type { FactRule } from "../../facts";
import { siteLocale } from "../../locale";
import type { JsonPath } from "../../problem";

/** A number before a unit, or before a word or dash and another number with a unit: `0,655 kg`, `0,2 bis 70 m`, `2,5%`. */
const figurePattern = oncePerText(
  (siteUnits) =>
    new RegExp(
      `(?<![\\w.,])(${NUMBER_PATTERN})(?=(?:(?: \\p{L}+ | ?[–×-] ?)[−±]?${NUMBER_PATTERN})*[ \\u00a0]?(${unitsPattern(siteUnits)}|%)(?![\\p{L}\\d²]))`,
      "gu",
    ),
);
/** Any number, in a field that contains only a figure. */
const BARE = new RegExp(`(?<![\\w.,])(${NUMBER_PATTERN})(?![\\w²])`, "gu");
/** Names with a number, which no language changes: `802.11`, `Bluetooth 5.0`. */
const NAME = /\b(?:802\.\d+|(?:Bluetooth|USB|HDMI|Wi-Fi|OpenAPI|WCAG) \d+(?:\.\d+)*)/g;
/** A version has more than one point: `5.0.1`. */
const VERSION = /^\d+(?:\.\d{1,2}){2,}$/;

/** Reports numbers in figures that are not written in the format of the site’s language and region. */
export const numberProblems: FactRule = (entry, values, { site, units }) => {
  const locale = siteLocale(site);
  if (locale === undefined) return [];
  return values.flatMap(({ path, value, schema, raw }) => {
    if (typeof value !== "string" || raw || schema.format === "code" || !/\d/.test(value)) return [];
    const matches = [
      ...value.matchAll(figurePattern(units)),
      ...(isFigure(path) ? value.replace(NAME, "").matchAll(BARE) : []),
    ];
    return matches
      .filter(([, written = "", unit]) => !VERSION.test(written) && parseNumber(written, locale, unit) === undefined)
      .map(([, written = ""]) =>
        entry.file.problem(path, `“${written}” can be read as another number; ${suggestFormats(written, locale)}.`),
      );
  });
};

/** Fields that contain only figures. */
const isFigure = ([part, , last]: JsonPath): boolean =>
  (part === "specifications" || part === "keyFigures") && last === "value";
