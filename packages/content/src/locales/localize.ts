import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { childOf, type JsonValue } from "@capture/domain/lib/json-value";
import { setAt } from "./set-at";
import { entriesOf, field, readCollection, visitEntry, type Collection, type Entry } from "../check/collection";
import { filesBelow, isDocument, LANGUAGE_FILE, SOURCE_LANGUAGE_FILE } from "../model/files-below";
import type { Link } from "../model/schemas";
import { pagePath } from "../model/routes";
import { coverageOf, hasRequiredShare, localesOf, untranslatedPaths } from "./coverage";
import { languagePath, readLanguages, type Language } from "./languages";
import { localizeHistory } from "./localize-history";
import { translatedPaths, translateLink, translateLinks } from "./slugs";
import type { Text } from "./texts";

/** Documents about the words of the source, which no other language has. */
const OF_THE_SOURCE = ["names.json", "expectations.json"];

/**
 * Writes the content in another language: each document with the translated texts in place of its own, and links to all
 * other files. Texts without a translation of their present source stay as they are.
 * @param folder path of the content folder
 * @param code the language, such as `de`
 * @param target path of an empty folder
 * @throws Error when the language has no folder below data/locales
 */
export function localizeFolder(folder: string, code: string, target: string): void {
  const collection = readCollection(folder);
  const language = readLanguages(collection).find((each) => each.code === code);
  if (!language) throw new Error(`data/locales/${code}/language.json does not exist.`);
  const entries = new Map(collection.entries.map((entry) => [entry.file.name, entry]));
  const names = [...filesBelow(folder), ...entries.keys()];
  for (const name of new Set(names.filter((each) => !isTranslation(each) && !OF_THE_SOURCE.includes(each)))) {
    const path = join(target, name);
    mkdirSync(dirname(path), { recursive: true });
    const entry = isDocument(name) ? entries.get(name) : undefined;
    if (entry) writeFileSync(path, `${JSON.stringify(localizeDocument(entry, language, collection), null, 2)}\n`);
    else symlinkSync(resolve(folder, name), path);
  }
  writeFileSync(
    join(target, SOURCE_LANGUAGE_FILE),
    `${JSON.stringify(sourceLanguage(language, collection), null, 2)}\n`,
  );
}

function localizeDocument(entry: Entry, language: Language, collection: Collection): JsonValue {
  const localize = (each: Entry): JsonValue => localizeEntry(each, language, collection);
  const locales = localesOf(language, collection);
  return locales && entry.schema.title === "History"
    ? localizeHistory(entry, collection, locales, localize)
    : localize(entry);
}

const isTranslation = (name: string): boolean => name.startsWith("locales/") && !name.endsWith(`/${LANGUAGE_FILE}`);

/** The default locale, and the pages that the language does not publish. */
function sourceLanguage(language: Language, collection: Collection): JsonValue {
  const { language: code = "" } = collection.site as Record<string, JsonValue>;
  const paths = translatedPaths(language.settings.value);
  const untranslated = untranslatedPaths(language, collection).map((path) => paths.get(path) ?? path);
  return { $schema: "../schemas/source-language.schema.json", language: code, untranslated };
}

/**
 * The value of a document with the texts of a language. References to translated names and links to pages with a
 * translated slug follow them, and the site’s facts get the language, its region, its direction, its mailboxes, and the URL below which its pages are. A page with too few
 * translated texts is not listed.
 */
function localizeEntry(entry: Entry, language: Language, collection: Collection): JsonValue {
  const value = structuredClone(entry.value);
  const coverage = coverageOf(entry, language, collection);
  const paths = translatedPaths(language.settings.value);
  for (const { source, translation } of coverage.shown) setAt(value, source.path, translation.text);
  for (const { path, value: name, schema } of visitEntry(entry, collection.schemas)) {
    const link = schema["x-link"];
    const translated = link && typeof name === "string" ? translateName(name, link, language, collection) : undefined;
    if (translated !== undefined) setAt(value, path, translated);
    const text = path.reduce<JsonValue | undefined>(childOf, value);
    if (typeof text !== "string") continue;
    if (schema.format === "link") setAt(value, path, translateLink(text, paths));
    if (schema.format === "html") setAt(value, path, translateLinks(text, paths));
  }
  if (pagePath(entry) !== undefined && !hasRequiredShare(coverage, language)) setAt(value, ["seo", "listed"], false);
  if (entry.file.name !== "site.json") return value;
  return localizeSite(value as Record<string, JsonValue>, language);
}

function localizeSite(site: Record<string, JsonValue>, { code, settings }: Language): JsonValue {
  const region = field(settings, "region") ?? "";
  const { mailboxes } = settings.value as { readonly mailboxes?: Record<string, JsonValue> };
  return {
    ...site,
    url: `${String(site.url)}${languagePath(code)}`,
    language: code,
    region,
    ...(field(settings, "direction") === "rtl" && { direction: "rtl" }),
    mailboxes: { ...(site.mailboxes as Record<string, JsonValue>), ...mailboxes },
  };
}

/** The translation of a name to which other entries refer, such as the tag of a device; undefined if it is not translated. */
function translateName(name: string, link: Link, language: Language, collection: Collection): string | undefined {
  const field = "by" in link ? link.by : link.in;
  const isName = ({ path, text }: Text): boolean =>
    text === name && path.filter((step) => typeof step === "string").join(".") === field;
  const pairs = entriesOf(collection, link.type).flatMap((target) => coverageOf(target, language, collection).shown);
  return pairs.find(({ source }) => isName(source))?.translation.text;
}
