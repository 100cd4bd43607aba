import { field, type Collection } from "@capture/content/check/collection";
import { isRecord, type JsonValue } from "@capture/domain/lib/json-value";
import { hasWords, wordsIn } from "@capture/words/words";
import type { DeskLanguages } from "./languages";

/** Sveltia's name of the language of a form that has only one. */
const ONLY_LOCALE = "_default";

/** The engine’s texts by the path of the field: `mail.subject`. */
type Texts = Readonly<Record<string, string>>;

/** The engine’s texts that empty fields show, by file in the default locale and by Sveltia’s name of the language. */
export type Placeholders = Readonly<Record<string, Readonly<Record<string, Texts>>>>;

/** The placeholders of all forms of which the engine has texts. */
export function placeholdersOf(collection: Collection, languages?: DeskLanguages): Placeholders {
  const language = field({ value: collection.site }, "language") ?? "";
  const others = Object.keys(languages?.names ?? {}).map((locale) => [locale, locale.replace("locales/", "")] as const);
  const locales = [
    [languages ? language : ONLY_LOCALE, language] as const,
    ...others.filter(([, code]) => hasWords(code)),
  ];
  return Object.fromEntries(
    Object.keys(wordsIn(language)).map((name) => {
      const own = textsOf(wordsIn(language)[name]);
      const written = textsOf(collection.files.find((file) => file.name === name)?.value);
      // The engine does not translate a text that the site has changed.
      const isShown = (key: string, code: string): boolean =>
        code === language || written[key] === undefined || written[key] === own[key];
      const shown = (code: string): Texts =>
        Object.fromEntries(Object.entries(textsOf(wordsIn(code)[name])).filter(([key]) => isShown(key, code)));
      return [`data/${name}`, Object.fromEntries(locales.map(([locale, code]) => [locale, shown(code)]))];
    }),
  );
}

/** The texts of a document. A list has none, because the items of a site replace those of the engine. */
function textsOf(value: JsonValue | undefined, path = ""): Texts {
  if (typeof value === "string") return { [path]: value };
  if (!isRecord(value)) return {};
  const texts = Object.entries(value).map(([key, inner]) => textsOf(inner, path === "" ? key : `${path}.${key}`));
  return Object.assign({}, ...texts) as Texts;
}
