import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { JsonValue } from "../../lib/json-value";
import { field, readCollection, type Collection, type Entry } from "../check/collection";
import type { JsonPath } from "../check/problem";
import { filesBelow, isDocument } from "../model/files-below";
import { readLanguages, type Language } from "./languages";
import { textsOf, translatedTexts } from "./texts";

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
  const names = filesBelow(folder).filter((name) => !name.startsWith("locales/"));
  for (const name of names) {
    const path = join(target, name);
    mkdirSync(dirname(path), { recursive: true });
    const entry = isDocument(name) ? entries.get(name) : undefined;
    if (entry) writeFileSync(path, `${JSON.stringify(localizeEntry(entry, language, collection), null, 2)}\n`);
    else symlinkSync(resolve(folder, name), path);
  }
}

/** The value of a document with the texts of a language. The site’s facts also get its language and region. */
export function localizeEntry(entry: Entry, language: Language, { schemas }: Collection): JsonValue {
  const translations = translatedTexts(language.files.get(entry.file.name)?.value);
  const value = structuredClone(entry.value);
  for (const { key, path } of textsOf(entry, schemas).values()) {
    const translation = translations.get(key);
    if (translation) setAt(value, path, translation.text);
  }
  if (entry.file.name !== "site.json") return value;
  const region = field(language.settings, "region") ?? "";
  return { ...(value as Record<string, JsonValue>), language: language.code, region };
}

/** Replaces the value at a path, which exists. */
function setAt(root: JsonValue, path: JsonPath, text: string): void {
  const parent = path.slice(0, -1).reduce<JsonValue | undefined>((value, step) => childOf(value, step), root);
  const last = path.at(-1);
  if (last !== undefined) (parent as Record<string | number, JsonValue>)[last] = text;
}

const childOf = (value: JsonValue | undefined, step: string | number): JsonValue | undefined =>
  (value as Record<string | number, JsonValue> | undefined)?.[step];
