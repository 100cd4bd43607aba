import type { JsonValue } from "@capture/domain/lib/json-value";
import { translatedTexts } from "./keys";
import { setAt } from "./set-at";

/** A copy of a document with the texts of a translation in place of its own. Texts that the translation lacks stay. */
export function withTexts(document: JsonValue, translation: JsonValue | undefined): JsonValue {
  const changed = structuredClone(document);
  const texts = translatedTexts(translation);
  for (const { key, path } of translatedTexts(document).values()) {
    const text = texts.get(key)?.text;
    if (text !== undefined) setAt(changed, path, text);
  }
  return changed;
}
