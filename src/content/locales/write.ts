import type { JsonValue } from "../../lib/json-value";
import type { Entry } from "../check/collection";
import type { JsonPath } from "../check/problem";
import type { Schemas } from "../model/schemas";
import { hashText, SOURCES_KEY, textsOf } from "./texts";

/** A text in the translated file that is still missing in a list, whose other items have a position. */
const NOT_TRANSLATED = "";

/**
 * Composes a translated file: the texts in the order and the nesting of the source, the names of items, and the hash of
 * each source text.
 * @param translations the translated texts by key (`textsOf`); others are left out
 * @param hashes the hash of the source from which a text was translated, by key; default: that of today's source
 */
export function composeTranslation(
  source: Entry,
  translations: ReadonlyMap<string, string>,
  schemas: Schemas,
  hashes: Readonly<Record<string, JsonValue>> = {},
): Record<string, JsonValue> {
  const texts = [...textsOf(source, schemas).values()].filter(({ key }) => translations.has(key));
  const byPath = new Map(texts.map(({ key, path }) => [path.join("\0"), translations.get(key) ?? NOT_TRANSLATED]));
  const document = pick(source.value, [], byPath);
  const sources = texts.map(({ key, text }) => [key, hashes[key] ?? hashText(text)] as const);
  return { ...(isRecord(document) ? document : {}), [SOURCES_KEY]: Object.fromEntries(sources) };
}

/** The part of a value that has translated texts. Items of a list keep their position and their `id`. */
function pick(value: JsonValue, path: JsonPath, texts: ReadonlyMap<string, string>): JsonValue | undefined {
  if (Array.isArray(value)) {
    const items = value.map((item, index) => pick(item, [...path, index], texts));
    return items.some((item) => item !== undefined)
      ? items.map((item, index) => item ?? emptyItem(value[index]))
      : undefined;
  }
  if (!isRecord(value)) return texts.get(path.join("\0"));
  const parts = Object.entries(value).flatMap(([key, part]) => {
    const picked = pick(part, [...path, key], texts);
    return picked === undefined ? [] : [[key, picked] as const];
  });
  if (parts.length === 0) return undefined;
  return Object.fromEntries(value.id !== undefined && path.length > 0 ? [["id", value.id] as const, ...parts] : parts);
}

function emptyItem(item: JsonValue | undefined): JsonValue {
  if (typeof item === "string") return NOT_TRANSLATED;
  return isRecord(item) && item.id !== undefined ? { id: item.id } : {};
}

const isRecord = (value: JsonValue | undefined): value is Record<string, JsonValue> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
