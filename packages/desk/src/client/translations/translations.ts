import type { AppEventListener, Field } from "@sveltia/cms";
import type { JsonValue } from "@capture/domain/lib/json-value";
import { findForm, type Collections } from "../form-field";
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

/** Makes Sveltia fill the forms of other languages with their translated texts. */
export function fillTranslations(): void {
  window.fillTranslations = (contents, defaultLocale, fields) => {
    const source = contents[defaultLocale];
    if (!source) return;
    for (const [locale, content] of Object.entries(contents))
      if (locale !== defaultLocale) contents[locale] = fillTranslation(source, content, fields);
  };
}

/**
 * Adds to a `preSave` handler that the files of an entry’s translations are composed. They share a handler, because
 * Sveltia passes the entry of the form to each handler, without the changes of the one before.
 * @param collections the forms
 * @param keys field names in the order of the file, by schema file
 */
export function composePreSave(
  handler: Handler,
  collections: Collections,
  keys: Readonly<Record<string, string[]>>,
): Handler {
  return async (event) => {
    const entry = ((await handler(event)) as Entry | undefined) ?? event.entry;
    const form = findForm(entry.get("path"), collections);
    return form?.isTranslated ? withTranslations(entry, form.fields, keys) : entry;
  };
}

async function withTranslations(
  entry: Entry,
  formFields: readonly Field[],
  keys: Readonly<Record<string, string[]>>,
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
      : written.setIn(["i18n", locale, "data", FILE_KEY], await composeFile(source, data, fields));
  }
  return written;
}

type Translations = Record<string, { data?: Record<string, JsonValue> }>;
