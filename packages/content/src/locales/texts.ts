import { createHash } from "node:crypto";
import { visitEntry, type Entry } from "../check/collection";
import { isFreeText, type Schema, type Schemas } from "../model/schemas";
import { keyOf, NOT_TEXTS, type Text } from "./keys";

export { sourcesOf, translatedTexts, type Text } from "./keys";

/** Formats of texts for readers. A URL, a day or the path of a picture exists once, for all languages. */
const TEXT_FORMATS: readonly (string | undefined)[] = [undefined, "html"];

/**
 * Whether languages translate the texts of a field.
 * @param name the name of the field; for an item of a list, its position
 * @param raw whether the schema or one that contains it has `x-raw`
 */
export function isTranslated(name: string, schema: Schema, raw: boolean): boolean {
  return (
    isFreeText(schema, raw && schema["x-translate"] !== true) &&
    TEXT_FORMATS.includes(schema.format) &&
    !NOT_TEXTS.includes(name)
  );
}

/** The texts of a source file that can be translated, by key. */
export function textsOf(entry: Entry, schemas: Schemas): Map<string, Text> {
  const texts = visitEntry(entry, schemas).flatMap(({ path, value, schema, raw }): Text[] =>
    typeof value === "string" && isTranslated(String(path.at(-1)), schema, raw)
      ? [{ key: keyOf(entry.value, path), path, text: value }]
      : [],
  );
  return new Map(texts.map((text) => [text.key, text]));
}

/** The hash of a source text by which a translation knows whether the source has changed: 8 hexadecimal digits. */
export const hashText = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 8);
