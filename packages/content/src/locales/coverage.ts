import { field, valuesAt, type Collection, type Entry } from "../check/collection";
import { siteLocale } from "../check/locale";
import { isPublished } from "../model/drafts";
import { pagePath } from "../model/routes";
import { compareTexts, hasSameNumbers, type Locales, type Pair } from "./compare";
import { languageLocale, type Language } from "./languages";
import type { Text } from "./texts";

/** The texts of an entry as a language shows them. */
export interface Coverage {
  /** Texts that are shown in the language. */
  shown: readonly Pair[];
  /** Texts that are shown as they are in the default locale. */
  fallbacks: readonly Text[];
}

/**
 * What a language shows of an entry: the translations of the present texts. If its settings say so, it also shows
 * translations of earlier texts, unless numbers, placeholders or tags have changed since.
 */
export function coverageOf(entry: Entry, language: Language, collection: Collection): Coverage {
  const { translated, stale, missing } = compareTexts(entry, language.files.get(entry.file.name), collection.schemas);
  const kept = showsStale(language) ? stale.filter((pair) => isUsable(pair, language, collection)) : [];
  const heldBack = stale.filter((pair) => !kept.includes(pair)).map(({ source }) => source);
  return { shown: [...translated, ...kept], fallbacks: [...missing, ...heldBack] };
}

/** Whether a language has the share of an entry’s texts that its settings require of a page (`minShare`). */
export function hasRequiredShare({ shown, fallbacks }: Coverage, { settings }: Language): boolean {
  const [minShare] = valuesAt(settings.value, ["minShare"]);
  return shown.length * 100 >= (shown.length + fallbacks.length) * Number(minShare);
}

/**
 * Paths of the published pages that a language does not publish, because too few of their texts are translated. Pages of
 * a language contain these paths, so a draft is not among them.
 */
export function untranslatedPaths(language: Language, collection: Collection): string[] {
  return collection.entries.flatMap((entry) => {
    const path = pagePath(entry);
    if (path === undefined || !isPublished(entry)) return [];
    return hasRequiredShare(coverageOf(entry, language, collection), language) ? [] : [path];
  });
}

/** All texts of the content that a language shows as they are in the default locale. */
export function fallbackTexts(language: Language, collection: Collection): string[] {
  const fallbacks = collection.entries.flatMap((entry) => coverageOf(entry, language, collection).fallbacks);
  return fallbacks.map(({ text }) => text);
}

const showsStale = ({ settings }: Language): boolean => field(settings, "stale") === "show";

function isUsable(pair: Pair, language: Language, collection: Collection): boolean {
  const locales = localesOf(language, collection);
  return locales !== undefined && hasSameNumbers(pair, locales);
}

/** The locales of the site and of a language; undefined while one of them is not valid, which the check reports. */
export function localesOf(language: Language, { site }: Collection): Locales | undefined {
  const [source, translation] = [siteLocale(site), languageLocale(language)];
  return source === undefined || translation === undefined ? undefined : { source, translation };
}
