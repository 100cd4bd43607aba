import type { Field } from "@sveltia/cms";
import { composeTexts } from "@capture/content/locales/compose";
import { sourcesOf, translatedTexts } from "@capture/content/locales/keys";
import type { JsonValue } from "@capture/domain/lib/json-value";
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
 */
export function fillTranslation(source: Content, content: Content, fields: readonly Field[]): Content {
  const text = translationOf(content);
  if (text === undefined) return content;
  const translations = translatedTexts(JSON.parse(text) as JsonValue);
  const texts = textsIn(inFieldOrder(nest(source), fields), fields).map(
    ({ path, key }) => [path.join("."), translations.get(key)?.text ?? ""] as const,
  );
  return { ...source, ...Object.fromEntries(texts), [FILE_KEY]: text };
}

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
 */
export async function composeFile(source: JsonValue, content: JsonValue, fields: readonly Field[]): Promise<string> {
  const file = JSON.parse(translationOf(content) ?? "{}") as JsonValue;
  const hashes = sourcesOf(file);
  const previous = translatedTexts(file);
  const document = inFieldOrder(source, fields);
  const texts = textsIn(document, fields).map(async (text) => {
    const value = valueAt(content, text.path);
    const translation = typeof value === "string" ? value.trim() : "";
    // When a language is added to an entry, Sveltia copies HTML from the source.
    const isCopy = text.isHtml && translation === text.text && !previous.has(text.key);
    if (translation === "" || isCopy) return [];
    const present = await hashText(text.text);
    const kept = [...previous.values()]
      .filter((each) => withoutItems(each.key) === withoutItems(text.key) && each.text === translation)
      .flatMap(({ key }) => hashes[key] ?? []);
    const own = previous.get(text.key)?.text === translation ? hashes[text.key] : undefined;
    return [{ ...text, translation, hash: own ?? (kept.includes(present) ? present : (kept[0] ?? present)) }];
  });
  return formatted(composeTexts(document, (await Promise.all(texts)).flat()));
}
