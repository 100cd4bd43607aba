import { compareTexts, type Pair } from "../../locales/compare";
import { languageLocale, readLanguages, type Language } from "../../locales/languages";
import { compareNumbers } from "../../locales/numbers";
import { hiddenUntil } from "../../model/drafts";
import type { Collection } from "../collection";
import type { JsonFile } from "../json-file";
import { siteLocale } from "../locale";
import { counted, pathText, type Problem } from "../problem";

/** Texts that a notice names. */
const MAX_NAMED_TEXTS = 3;
/** A longer source text is shortened in a notice. */
const MAX_SHOWN_CHARACTERS = 80;
/** Placeholders such as `{brand}`, and HTML tags with their links. */
const PARTS = /\{[^{}]*\}|<[^>]*>/g;

const LANGUAGE_CODE = /^[a-z]{2,3}$/;

interface Locales {
  source: string;
  translation: string;
}

/**
 * Reports translated texts that do not fit their present source: other figures, placeholders or tags. Notices name texts that are
 * not translated, those whose source has changed, and those that have no source any more.
 */
export function translationProblems(collection: Collection): Problem[] {
  const sources = new Map(collection.entries.map((entry) => [entry.file.name, entry]));
  const ownLocale = siteLocale(collection.site);
  if (ownLocale === undefined) return [];
  return readLanguages(collection).flatMap((language) => {
    const locale = languageLocale(language);
    // Without a locale, figures cannot be compared. The schema reports a wrong region.
    if (locale === undefined) return codeProblems(language);
    const locales = { source: ownLocale, translation: locale };
    return [...language.files].flatMap(([name, file]): Problem[] => {
      const source = sources.get(name);
      if (!source) {
        // A broken source is reported itself.
        if (collection.files.some((each) => each.name === name)) return file.syntax;
        return [...file.syntax, notice(file, [], `there is no data/${name}; remove this file.`)];
      }
      const { translated, stale, missing, superfluous } = compareTexts(source, file, collection.schemas);
      return [
        ...file.syntax,
        ...superfluous.map(({ path }) =>
          notice(file, path, `data/${name} has no text ${pathText(path)}; remove this translation.`),
        ),
        ...translated.flatMap((pair) => pairProblems(pair, file, locales)),
        ...stale.map(({ source: { text }, translation: { path } }) =>
          notice(
            file,
            path,
            `the text of data/${name} has changed to “${shorten(text)}”; check the translation, then run npm run content:translations.`,
          ),
        ),
        // A draft may change before it is published.
        ...(missing.length === 0 || hiddenUntil(source) !== ""
          ? []
          : [notice(file, [], missingMessage(missing.map(({ key }) => key)))]),
      ];
    });
  });
}

const shorten = (text: string): string =>
  text.length > MAX_SHOWN_CHARACTERS ? `${text.slice(0, MAX_SHOWN_CHARACTERS)}…` : text;

function codeProblems({ code, settings: { file } }: Language): Problem[] {
  return LANGUAGE_CODE.test(code)
    ? []
    : [file.problem([], `“${code}” is not the code of a language, such as de; rename the folder.`)];
}

function pairProblems({ source, translation }: Pair, file: JsonFile, locales: Locales): Problem[] {
  const { added, omitted } = compareNumbers(
    { text: source.text, locale: locales.source },
    { text: translation.text, locale: locales.translation },
  );
  const problem = (message: string): Problem => file.problem(translation.path, message);
  const [addedParts, omittedParts] = differences(source.text.match(PARTS) ?? [], translation.text.match(PARTS) ?? []);
  return [
    ...added.map((number) =>
      problem(`the source does not have the number ${number}; a translation changes words only.`),
    ),
    ...omitted.map((number) => problem(`the number ${number} of the source is missing.`)),
    ...addedParts.map((part) => problem(`the source does not have ${part}; remove it.`)),
    ...omittedParts.map((part) => problem(`${part} of the source is missing.`)),
  ];
}

/** What only one of two lists has, counting repetitions: first what was added, then what was omitted. */
function differences(source: readonly string[], translation: readonly string[]): [added: string[], omitted: string[]] {
  const omitted = [...source];
  const added = translation.filter((part) => {
    const index = omitted.indexOf(part);
    if (index !== -1) omitted.splice(index, 1);
    return index === -1;
  });
  return [added, omitted];
}

function missingMessage(keys: readonly string[]): string {
  const named = keys.slice(0, MAX_NAMED_TEXTS).join(", ");
  const more = keys.length > MAX_NAMED_TEXTS ? ` and ${keys.length - MAX_NAMED_TEXTS} more` : "";
  return `${counted(keys.length, "text is", "texts are")} not translated: ${named}${more}.`;
}

const notice = (file: JsonFile, path: readonly (string | number)[], message: string): Problem => ({
  ...file.problem(path, message),
  notice: true,
});
