import { createHash } from "node:crypto";
import type { JsonValue } from "../../lib/json-value";
import { visitEntry, type Entry } from "../check/collection";
import { pathText, type JsonPath } from "../check/problem";
import { isFreeText, type Schemas } from "../model/schemas";

/** A text that a language may translate. */
export interface Text {
  /** Name of the text in its file: its path, where an item of a list is named by its `id`: `questions.size.text`. */
  key: string;
  /** Path in the document. */
  path: JsonPath;
  text: string;
}

/** The key that names the sources of a translation, and is not a text itself. */
export const SOURCES_KEY = "$sources";

/** Fields of a translation that are not texts: the name of an item, and what belongs to the file. */
const NOT_TEXTS = ["id", "$schema", SOURCES_KEY];

/** Formats of texts for readers. A URL, a day or the path of a picture exists once, for all languages. */
const TEXT_FORMATS: readonly (string | undefined)[] = [undefined, "html"];

/** The texts of a source file that can be translated, by key. */
export function textsOf(entry: Entry, schemas: Schemas): Map<string, Text> {
  const texts = visitEntry(entry, schemas).flatMap(({ path, value, schema, raw }): Text[] => {
    if (
      typeof value !== "string" ||
      !isFreeText(schema, raw && schema["x-translate"] !== true) ||
      !TEXT_FORMATS.includes(schema.format)
    )
      return [];
    if (NOT_TEXTS.includes(String(path.at(-1)))) return [];
    return [{ key: keyOf(entry.value, path), path, text: value }];
  });
  return new Map(texts.map((text) => [text.key, text]));
}

/** All texts of a translated file, by key, whether the source has them or not. Empty texts are not translated yet. */
export function translatedTexts(value: JsonValue | undefined): Map<string, Text> {
  return new Map([...walk(value ?? {}, [], "")].map((text) => [text.key, text]));
}

/** The hash of a source text by which a translation knows whether the source has changed: 8 hexadecimal digits. */
export const hashText = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 8);

/** The hashes of the source texts from which a file was translated, by key. */
export function sourcesOf(value: JsonValue | undefined): Readonly<Record<string, JsonValue>> {
  const sources = isObject(value) ? value[SOURCES_KEY] : undefined;
  return isObject(sources) ? sources : {};
}

function* walk(value: JsonValue, path: JsonPath, key: string): Generator<Text> {
  if (typeof value === "string") {
    if (value.trim() !== "") yield { key, path, text: value };
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* walk(item, [...path, index], join(key, stepOf(item, index)));
  } else if (isObject(value)) {
    const parts = Object.entries(value).filter(([name]) => !NOT_TEXTS.includes(name));
    for (const [name, part] of parts) yield* walk(part, [...path, name], join(key, name));
  }
}

function keyOf(root: JsonValue, path: JsonPath): string {
  let value: JsonValue | undefined = root;
  let key = "";
  for (const step of path) {
    value = Array.isArray(value) ? value[Number(step)] : isObject(value) ? value[step] : undefined;
    key = join(key, typeof step === "number" ? stepOf(value, step) : step);
  }
  return key;
}

/** The name of an item of a list: its `id`, or else its index. */
function stepOf(item: JsonValue | undefined, index: number): string {
  const id = isObject(item) ? item.id : undefined;
  return typeof id === "string" || typeof id === "number" ? `[${id}]` : pathText([index]);
}

const join = (key: string, step: string): string =>
  key === "" || step.startsWith("[") ? key + step : `${key}.${step}`;

const isObject = (value: JsonValue | undefined): value is Record<string, JsonValue> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
