import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { JsonValue } from "../../lib/json-value";
import { entriesOf, field, readCollection, visitEntry, type Collection, type Entry } from "../check/collection";
import type { JsonPath } from "../check/problem";
import { filesBelow, isDocument } from "../model/files-below";
import type { Link } from "../model/schemas";
import { compareTexts, type Pair } from "./compare";
import { readLanguages, type Language } from "./languages";
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
 * get the language, its region and its direction.
 */
export function localizeEntry(entry: Entry, language: Language, collection: Collection): JsonValue {
  const value = structuredClone(entry.value);
  for (const { source, translation } of translationsOf(entry, language, collection))
    setAt(value, source.path, translation.text);
  for (const { path, value: name, schema } of visitEntry(entry, collection.schemas)) {
    const link = schema["x-link"];
    const translated = link && typeof name === "string" ? translateName(name, link, language, collection) : undefined;
    if (translated !== undefined) setAt(value, path, translated);
  }
  if (entry.file.name !== "site.json") return value;
  const region = field(language.settings, "region") ?? "";
  const isRightToLeft = field(language.settings, "direction") === "rtl";
  const facts = { language: language.code, region, ...(isRightToLeft && { direction: "rtl" }) };
  return { ...(value as Record<string, JsonValue>), ...facts };
}

const translationsOf = (entry: Entry, { files }: Language, { schemas }: Collection): readonly Pair[] =>
  compareTexts(entry, files.get(entry.file.name), schemas).translated;

/** The translation of a name to which other entries refer, such as the tag of a device; undefined if it is not translated. */
function translateName(name: string, link: Link, language: Language, collection: Collection): string | undefined {
  const field = "by" in link ? link.by : link.in;
  const isName = ({ path, text }: Text): boolean =>
    text === name && path.filter((step) => typeof step === "string").join(".") === field;
  const pairs = entriesOf(collection, link.type).flatMap((target) => translationsOf(target, language, collection));
  return pairs.find(({ source }) => isName(source))?.translation.text;
}

/** Replaces the value at a path, which exists. */
function setAt(root: JsonValue, path: JsonPath, text: string): void {
  const parent = path.slice(0, -1).reduce<JsonValue | undefined>((value, step) => childOf(value, step), root);
  const last = path.at(-1);
  if (last !== undefined) (parent as Record<string | number, JsonValue>)[last] = text;
}

const childOf = (value: JsonValue | undefined, step: string | number): JsonValue | undefined =>
  (value as Record<string | number, JsonValue> | undefined)?.[step];
