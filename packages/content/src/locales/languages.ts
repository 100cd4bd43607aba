import { join } from "node:path";
import { entriesOf, field, type Collection, type Entry } from "../check/collection";
import { readJsonFile, type JsonFile } from "../check/json-file";
import { siteLocale } from "../check/locale";
import { filesBelow, LANGUAGE_FILE } from "../model/files-below";
import { translatedWords } from "./translated-words";

/** A language other than the site's own, with its files. */
export interface Language {
  /** Subtag of the language: `de`. */
  code: string;
  /** `data/locales/<code>/language.json`. */
  settings: Entry;
  /** The translated files of the site, by the path of their source: `products/pro.json`. */
  ownFiles: ReadonlyMap<string, JsonFile>;
  /** The same files, and those of the engine; with translations of the engine. */
  files: ReadonlyMap<string, JsonFile>;
}

/** Reads all languages below the folder of a collection. Broken files are included; the check reports them. */
export function readLanguages(collection: Collection): Language[] {
  return entriesOf(collection, "Language").map((settings) => {
    const folder = settings.file.name.slice(0, -LANGUAGE_FILE.length);
    const names = filesBelow(join(collection.folder, folder)).filter((name) => name.endsWith(".json"));
    const code = folder.split("/")[1] ?? "";
    const ownFiles = new Map(
      names
        .filter((name) => name !== LANGUAGE_FILE)
        .map((name) => [name, readJsonFile(collection.folder, folder + name)] as const),
    );
    const files = new Map([...ownFiles, ...translatedWords(code, folder, ownFiles, collection)]);
    return { code, settings, ownFiles, files };
  });
}

/** The languages other than its own in which this build publishes the site. `npm run build` sets the variable. */
export const builtLanguages = (): string[] => (process.env.SITE_LANGUAGES ?? "").split(",").filter(Boolean);

/** The path below which the pages of a language are: `/de`. */
export const languagePath = (code: string): string => `/${code}`;

/** The locale in which a language formats numbers and days: `de-DE`; undefined when its settings are broken. */
export const languageLocale = ({ code, settings }: Language): string | undefined =>
  siteLocale({ language: code, region: field(settings, "region") ?? "" });

/** The path of a translation below data/: `locales/de/products/pro.json`. */
export const translationName = ({ settings }: Language, source: string): string =>
  settings.file.name.slice(0, -LANGUAGE_FILE.length) + source;
