import { languageLocale, readLanguages, type Language } from "../../locales/languages";
import { compareTexts, findDifferences, type Locales, type Pair } from "../../locales/compare";
import { isPublished } from "../../model/drafts";
import { visitEntry, type Collection, type Entry } from "../collection";
import type { JsonFile } from "../json-file";
import { siteLocale } from "../locale";
import { counted, pathText, type Problem } from "../problem";
import { htmlProblems } from "./articles";
import { isCountedWithWords } from "./languages/missing-words";
import { textProblems } from "./texts/texts";

/** Texts that a notice names. */
const MAX_NAMED_TEXTS = 3;
/** A longer source text is shortened in a notice. */
const MAX_SHOWN_CHARACTERS = 80;

const LANGUAGE_CODE = /^[a-z]{2,3}$/;

/**
 * Reports translated texts that do not fit their present source: other numbers, placeholders or tags. Notices name texts that are
 * not translated, those whose source has changed, and those that have no source any more.
 */
export function translationProblems(collection: Collection): Problem[] {
  const sources = new Map(collection.entries.map((entry) => [entry.file.name, entry]));
  const defaultLocale = siteLocale(collection.site);
  if (defaultLocale === undefined) return [];
  return readLanguages(collection).flatMap((language) => {
    const locale = languageLocale(language);
    // Without a locale, numbers cannot be compared. The schema reports a wrong region.
    if (locale === undefined) return codeProblems(language);
    const locales = { source: defaultLocale, translation: locale };
    return [...language.files].flatMap(([name, file]): Problem[] => {
      const source = sources.get(name);
      if (!source) {
        // A broken source is reported itself.
        if (collection.files.some((each) => each.name === name)) return file.syntax;
        return [...file.syntax, file.notice([], `there is no data/${name}; remove this file.`)];
      }
      const { translated, stale, missing, superfluous } = compareTexts(source, file, collection.schemas);
      const checked = translated.map((pair) => ({ pair, problems: pairProblems(pair, file, locales) }));
      const equal = checked.filter(({ problems }) => problems.length === 0).map(({ pair }) => pair);
      return [
        ...file.syntax,
        ...superfluous.map(({ path }) =>
          file.notice(path, `data/${name} has no text ${pathText(path)}; remove this translation.`),
        ),
        ...checked.flatMap(({ problems }) => problems),
        ...markupProblems(source, equal, file, collection),
        ...stale.map((pair) => staleNotice(pair, file, name)),
        // A draft may change before it is published, and missing texts of the engine are counted together.
        ...(missing.length === 0 || !isPublished(source) || isCountedWithWords(name, language.code)
          ? []
          : [file.notice([], missingMessage(missing.map(({ key }) => key)))]),
      ];
    });
  });
}

/** The notice of a translated text whose source has changed. */
export const staleNotice = ({ source: { text }, translation: { path } }: Pair, file: JsonFile, name: string): Problem =>
  file.notice(
    path,
    `the text of data/${name} has changed to “${shorten(text)}”; check the translation, then run npm run content:translations.`,
  );

const shorten = (text: string): string =>
  text.length > MAX_SHOWN_CHARACTERS ? `${text.slice(0, MAX_SHOWN_CHARACTERS)}…` : text;

function codeProblems({ code, settings: { file } }: Language): Problem[] {
  return LANGUAGE_CODE.test(code)
    ? []
    : [file.problem([], `“${code}” is not the code of a language, such as de; rename the folder.`)];
}

function pairProblems(pair: Pair, file: JsonFile, locales: Locales): Problem[] {
  const { addedNumbers, omittedNumbers, addedParts, omittedParts } = findDifferences(pair, locales);
  const messages = [
    ...addedNumbers.map((number) => `the source does not have the number ${number}; a translation changes words only.`),
    ...omittedNumbers.map((number) => `the number ${number} of the source is missing.`),
    ...addedParts.map((part) => `the source does not have ${part}; remove it.`),
    ...omittedParts.map((part) => `${part} of the source is missing.`),
  ];
  return messages.map((message) => file.problem(pair.translation.path, message));
}

/** Problems of translated texts that the same texts would have in their source: HTML where none is allowed, and unsafe HTML. */
function markupProblems(
  source: Entry,
  pairs: readonly Pair[],
  file: JsonFile,
  { schemas, site }: Collection,
): Problem[] {
  const translations = new Map(pairs.map(({ source: { path }, translation }) => [pathText(path), translation]));
  const values = visitEntry(source, schemas).flatMap((visited) => {
    const { path, text } = translations.get(pathText(visited.path)) ?? {};
    return path === undefined || text === undefined ? [] : [{ ...visited, path, value: text }];
  });
  const entry = { ...source, file };
  return [...textProblems(entry, values), ...htmlProblems(entry, values, { site })];
}

function missingMessage(keys: readonly string[]): string {
  const named = keys.slice(0, MAX_NAMED_TEXTS).join(", ");
  const more = keys.length > MAX_NAMED_TEXTS ? ` and ${keys.length - MAX_NAMED_TEXTS} more` : "";
  return `${counted(keys.length, "text is", "texts are")} not translated: ${named}${more}.`;
}
