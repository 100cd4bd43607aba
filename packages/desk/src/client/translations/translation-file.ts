import type { Field } from "@sveltia/cms";
import { composeTexts } from "@capture/content/locales/compose";
import { sourcesOf, translatedTexts, type Text } from "@capture/content/locales/keys";
import type { JsonObject, JsonValue } from "@capture/domain/lib/json-value";
import { mergeTexts } from "@capture/words/merge-texts";
import { inFieldOrder, nest, textsIn, valueAt } from "../form-texts";

/**
 * The field of a translated entry in Sveltia that contains the text of its file. Sveltia keeps fields that it does not
 * know, and passes them to our file format.
 */
export const FILE_KEY = "$file";

type Content = Record<string, unknown>;

/** JSON on several lines, which Prettier keeps. */
const formatted = (document: unknown): string => JSON.stringify(document, null, 2);

/** The content of a translated file for Sveltia; undefined for a document, which names its schema. */
export function readTranslation(document: unknown): Content | undefined {
  const isDocument = typeof document !== "object" || document === null || "$schema" in document;
  return isDocument ? undefined : { [FILE_KEY]: formatted(document) };
}

/** The translated file of an entry of Sveltia; undefined for a document. */
export const translationOf = (content: unknown): string | undefined => {
  const text = (content as Content)[FILE_KEY];
  return typeof text === "string" ? text : undefined;
};

/**
 * The content of a translated file as a form shows it: that of the source, with the translated texts in place of its own.
 * Texts that are not translated are empty. Sveltia shows the list of a translation only with the items that it has, and
 * fills a list that is missing with the source.
 * @param source the content of the source, by path: `keyFigures.0.label`
 * @param words the engine’s texts of the document, which the site shows where the source has none
 */
export function fillTranslation(
  source: Content,
  content: Content,
  fields: readonly Field[],
  words: JsonObject = {},
): Content {
  const text = translationOf(content);
  if (text === undefined) return content;
  const translations = translatedTexts(JSON.parse(text) as JsonValue);
  const siteTexts = inFieldOrder(nest(source), fields);
  const texts = textsIn(withWords(siteTexts, fields, words), fields)
    .filter(({ path }) => hasField(siteTexts, path))
    .flatMap(({ path, key }) => {
      const field = path.join(".");
      const translation = translations.get(key)?.text;
      return translation !== undefined || field in source ? [[field, translation ?? ""] as const] : [];
    });
  return { ...source, ...Object.fromEntries(texts), [FILE_KEY]: text };
}

/** A source with the engine’s texts where it has none. */
const withWords = (source: JsonValue, fields: readonly Field[], words: JsonObject): JsonValue =>
  inFieldOrder(mergeTexts(words, source) ?? source, fields);

/** Whether a form has a field for a text. It has none for the items of a list that only the engine has. */
const hasField = (source: JsonValue, path: Text["path"]): boolean =>
  !path.some((step) => typeof step === "number") || valueAt(source, path) !== undefined;

/** A key without the items of lists, which may have moved: `keyFigures.label`. */
const withoutItems = (key: string): string => key.replace(/\[[^\]]*\]/g, "");

/** The hash of `hashText`, in a browser. */
export async function hashText(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return new DataView(bytes).getUint32(0).toString(16).padStart(8, "0");
}

/**
 * Composes the file of a translation. A text that is translated from its present source or has changed gets the hash of
 * the present source; other texts keep their hash, also when their item has moved.
 * @param content the edited translation, in the nesting of the source
 * @param fields the fields of the form, in the order of the file
 * @param words the engine’s texts of the document, which a translation may replace without the source
 */
export async function composeFile(
  source: JsonValue,
  content: JsonValue,
  fields: readonly Field[],
  words: JsonObject = {},
): Promise<string> {
  const file = JSON.parse(translationOf(content) ?? "{}") as JsonValue;
  const hashes = sourcesOf(file);
  const previous = translatedTexts(file);
  const siteTexts = inFieldOrder(source, fields);
  const document = withWords(siteTexts, fields, words);
  const texts = textsIn(document, fields).map(async (text) => {
    const value = hasField(siteTexts, text.path) ? valueAt(content, text.path) : previous.get(text.key)?.text;
    const translation = typeof value === "string" ? value.trim() : "";
    // When a language is added to an entry, Sveltia copies HTML from the source.
    const isCopy = text.isHtml && translation === text.text && !previous.has(text.key);
    if (translation === "" || isCopy) return [];
    const present = await hashText(text.text);
    const kept = [...previous.values()]
      .filter((each) => withoutItems(each.key) === withoutItems(text.key) && each.text === translation)
      .flatMap(({ key }) => hashes[key] ?? []);
    const unchanged = previous.get(text.key)?.text === translation ? hashes[text.key] : undefined;
    return [{ ...text, translation, hash: unchanged ?? (kept.includes(present) ? present : (kept[0] ?? present)) }];
  });
  return formatted(composeTexts(document, (await Promise.all(texts)).flat()));
}
