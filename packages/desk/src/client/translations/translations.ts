import type { AppEventListener, Field } from "@sveltia/cms";
import type { JsonObject, JsonValue } from "@capture/domain/lib/json-value";
import type { Words } from "@capture/words/words";
import { findFile, findForm, type Collections } from "../form-field";
import type { SveltiaMap } from "../fields/item-field";
import { composeFile, FILE_KEY, fillTranslation } from "./translation-file";

type Handler = AppEventListener["handler"];
type Entry = Parameters<Handler>[0]["entry"];
type Content = Record<string, unknown>;

declare global {
  interface Window {
    /** Called by Sveltia when it opens a form (packages/desk/src/patches/sveltia-patches.ts). */
    fillTranslations?: (contents: Record<string, Content>, defaultLocale: string, fields: readonly Field[]) => void;
  }
}

/**
 * Makes Sveltia fill the forms of other languages with their translated texts.
 * @param collections the forms
 * @param words the engine’s documents in the default locale
 */
export function fillTranslations(collections: Collections, words: Words): void {
  window.fillTranslations = (contents, defaultLocale, fields) => {
    // A document of the engine may have a translation without a file in the default locale.
    const source = contents[defaultLocale] ?? {};
    const texts = wordsOf(findFile(location.hash, collections), words);
    for (const [locale, content] of Object.entries(contents))
      if (locale !== defaultLocale) contents[locale] = fillTranslation(source, content, fields, texts);
  };
}

/** The engine’s texts of a file: `data/labels/interface.json`. */
const wordsOf = (file: string | undefined, words: Words): JsonObject | undefined =>
  words[file?.replace("data/", "") ?? ""];

/**
 * Adds to a `preSave` handler that the files of an entry’s translations are composed. They share a handler, because
 * Sveltia passes the entry of the form to each handler, without the changes of the one before.
 * @param collections the forms
 * @param keys field names in the order of the file, by schema file
 * @param words the engine’s documents in the default locale
 */
export function composePreSave(
  handler: Handler,
  collections: Collections,
  keys: Readonly<Record<string, string[]>>,
  words: Words,
): Handler {
  return async (event) => {
    const entry = ((await handler(event)) as Entry | undefined) ?? event.entry;
    const path = entry.get("path");
    const form = findForm(path, collections);
    return form?.isTranslated ? withTranslations(entry, form.fields, keys, wordsOf(path, words)) : entry;
  };
}

async function withTranslations(
  entry: Entry,
  formFields: readonly Field[],
  keys: Readonly<Record<string, string[]>>,
  words?: JsonObject,
): Promise<Entry> {
  const source = (entry.get("data") as SveltiaMap).toJS() as Record<string, JsonValue>;
  const order = keys[String(source.$schema).split("/").pop() ?? ""] ?? [];
  const fields = formFields.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  let written = entry;
  for (const [locale, { data }] of Object.entries((entry.get("i18n") as SveltiaMap).toJS() as Translations)) {
    // Sveltia would store a language that the entry does not have as an empty translation.
    const isMissing = !data || Object.keys(data).length === 0;
    written = isMissing
      ? written.setIn(["i18n", locale, "data"], null)
      : written.setIn(["i18n", locale, "data", FILE_KEY], await composeFile(source, data, fields, words));
  }
  return written;
}

type Translations = Record<string, { data?: Record<string, JsonValue> }>;
