import { isRecord, type JsonValue } from "@capture/domain/lib/json-value";
import type { JsonPath } from "../check/problem";
import { SOURCES_KEY, type Text } from "./keys";

// Needs no Node: the desk uses it in the browser.

/** A text in the translated file that is still missing in a list, whose other items have a position. */
const NOT_TRANSLATED = "";

/** A source text with its translation. */
export interface TranslatedText extends Text {
  translation: string;
  /** The hash of the source from which the text was translated. */
  hash: JsonValue;
}

/**
 * Composes a translated file: the texts in the order and the nesting of the source, the names of items, and the hash of
 * each source text.
 * @param source the value of the source
 */
export function composeTexts(source: JsonValue, texts: readonly TranslatedText[]): Record<string, JsonValue> {
  const byPath = new Map(texts.map(({ path, translation }) => [path.join("\0"), translation]));
  const document = pick(source, [], byPath);
  const sources = texts.map(({ key, hash }) => [key, hash] as const);
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
