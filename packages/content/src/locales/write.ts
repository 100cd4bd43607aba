import type { JsonValue } from "@capture/domain/lib/json-value";
import type { Entry } from "../check/collection";
import type { Schemas } from "../model/schemas";
import { composeTexts } from "./compose";
import { hashText, textsOf } from "./texts";

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
  const texts = [...textsOf(source, schemas).values()].flatMap((text) => {
    const translation = translations.get(text.key);
    return translation === undefined ? [] : [{ ...text, translation, hash: hashes[text.key] ?? hashText(text.text) }];
  });
  return composeTexts(source.value, texts);
}
