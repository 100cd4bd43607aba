import { childOf, isRecord, type JsonValue } from "@capture/domain/lib/json-value";
import { pathText, type JsonPath } from "../check/problem";

// Needs no Node: the desk uses it in the browser.

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

/** Fields of a translation that are not texts: what belongs to the file. */
export const NOT_TEXTS: readonly string[] = ["$schema", SOURCES_KEY];

/** All texts of a translated file, by key, whether the source has them or not. Empty texts are not translated yet. */
export function translatedTexts(value: JsonValue | undefined): Map<string, Text> {
  return new Map([...walk(value ?? {}, [], "")].map((text) => [text.key, text]));
}

/** The hashes of the source texts from which a file was translated, by key. */
export function sourcesOf(value: JsonValue | undefined): Readonly<Record<string, JsonValue>> {
  const sources = isRecord(value) ? value[SOURCES_KEY] : undefined;
  return isRecord(sources) ? sources : {};
}

/** The key of the text at a path of a document. */
export function keyOf(root: JsonValue, path: JsonPath): string {
  let value: JsonValue | undefined = root;
  let key = "";
  for (const step of path) {
    value = childOf(value, step);
    key = join(key, typeof step === "number" ? stepOf(value, step) : step);
  }
  return key;
}

function* walk(value: JsonValue, path: JsonPath, key: string): Generator<Text> {
  if (typeof value === "string") {
    if (value.trim() !== "") yield { key, path, text: value };
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* walk(item, [...path, index], join(key, stepOf(item, index)));
  } else if (isRecord(value)) {
    // The `id` of a file or of an item of a list is its name. Elsewhere it is a text, such as a label.
    const hasName = typeof path.at(-1) !== "string";
    const parts = Object.entries(value).filter(([name]) => !NOT_TEXTS.includes(name) && !(hasName && name === "id"));
    for (const [name, part] of parts) yield* walk(part, [...path, name], join(key, name));
  }
}

/** The name of an item of a list: its `id`, or else its index. */
function stepOf(item: JsonValue | undefined, index: number): string {
  const id = isRecord(item) ? item.id : undefined;
  return typeof id === "string" || typeof id === "number" ? `[${id}]` : pathText([index]);
}

const join = (key: string, step: string): string =>
  key === "" || step.startsWith("[") ? key + step : `${key}.${step}`;
