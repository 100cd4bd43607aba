import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { JsonValue } from "../../lib/json-value";
import { entriesOf, field, readCollection, visitEntry, type Collection, type Entry } from "../check/collection";
import type { JsonPath } from "../check/problem";
import { filesBelow, isDocument } from "../model/files-below";
import type { Link } from "../model/schemas";
import { readLanguages, type Language } from "./languages";
import { textsOf, translatedTexts, type Text } from "./texts";

/** Documents about the words of the source, which no other language has. */
const OF_THE_SOURCE = ["names.json", "expectations.json"];

/**
 * Writes the content in another language: each document with the translated texts in place of its own, and links to all
 * other files. Texts without a translation stay as they are.
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
  const names = filesBelow(folder).filter((name) => !name.startsWith("locales/") && !OF_THE_SOURCE.includes(name));
  for (const name of names) {
    const path = join(target, name);
    mkdirSync(dirname(path), { recursive: true });
    const entry = isDocument(name) ? entries.get(name) : undefined;
    if (entry) writeFileSync(path, `${JSON.stringify(localizeEntry(entry, language, collection), null, 2)}\n`);
    else symlinkSync(resolve(folder, name), path);
  }
}

/**
 * The value of a document with the texts of a language. References to translated names follow them, and the site’s facts
 * get the language and its region.
 */
export function localizeEntry(entry: Entry, language: Language, collection: Collection): JsonValue {
  const value = structuredClone(entry.value);
  const translations = translationsOf(entry, language);
  for (const { key, path } of textsOf(entry, collection.schemas).values()) {
    const text = translations.get(key)?.text;
    if (text !== undefined) setAt(value, path, text);
  }
  for (const { path, value: name, schema } of visitEntry(entry, collection.schemas)) {
    const link = schema["x-link"];
    const translated = link && typeof name === "string" ? translateName(name, link, language, collection) : undefined;
    if (translated !== undefined) setAt(value, path, translated);
  }
  if (entry.file.name !== "site.json") return value;
  const region = field(language.settings, "region") ?? "";
  return { ...(value as Record<string, JsonValue>), language: language.code, region };
}

const translationsOf = ({ file }: Entry, { files }: Language): ReadonlyMap<string, Text> =>
  translatedTexts(files.get(file.name)?.value);

/** The translation of a name to which other entries refer, such as the tag of a device; undefined if it is not translated. */
function translateName(name: string, link: Link, language: Language, collection: Collection): string | undefined {
  const targets = entriesOf(collection, link.type);
  if ("by" in link) {
    const target = targets.find((each) => field(each, link.by) === name);
    return target && translationsOf(target, language).get(link.by)?.text;
  }
  const [target] = targets;
  if (!target) return undefined;
  const texts = [...textsOf(target, collection.schemas).values()];
  const isIn = ({ path }: Text): boolean => path.filter((step) => typeof step === "string").join(".") === link.in;
  const key = texts.find((text) => text.text === name && isIn(text))?.key;
  return key === undefined ? undefined : translationsOf(target, language).get(key)?.text;
}

/** Replaces the value at a path, which exists. */
function setAt(root: JsonValue, path: JsonPath, text: string): void {
  const parent = path.slice(0, -1).reduce<JsonValue | undefined>((value, step) => childOf(value, step), root);
  const last = path.at(-1);
  if (last !== undefined) (parent as Record<string | number, JsonValue>)[last] = text;
}

const childOf = (value: JsonValue | undefined, step: string | number): JsonValue | undefined =>
  (value as Record<string | number, JsonValue> | undefined)?.[step];
