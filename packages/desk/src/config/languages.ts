import type { Field, I18nOptions } from "@sveltia/cms";
import { field, type Collection } from "@capture/content/check/collection";
import { readLanguages } from "@capture/content/locales/languages";

/** The languages of the desk. */
export type DeskLanguages = NonNullable<ReturnType<typeof languagesOf>>;

/** The languages of the content; undefined when the site has only the default locale. */
export function languagesOf(collection: Collection) {
  const defaultLocale = field({ value: collection.site }, "language");
  const languages = readLanguages(collection);
  if (defaultLocale === undefined || languages.length === 0) return undefined;
  const names = languages.map(({ code, settings }) => [`locales/${code}`, field(settings, "name") ?? code] as const);
  // The names of the other languages, by their locale in Sveltia: `locales/de`.
  return { defaultLocale, names: Object.fromEntries(names) };
}

/**
 * Sveltia’s settings for all languages. It writes a file into the folder that is named by the locale, which is why the
 * locale of German is `locales/de`. A new entry has no translation.
 */
export function languageOptions({ defaultLocale, names }: DeskLanguages): I18nOptions {
  return {
    structure: "multiple_folders",
    locales: [defaultLocale, ...Object.keys(names)],
    default_locale: defaultLocale,
    initial_locales: "default",
    omit_default_locale_from_file_path: true,
  };
}

/** A path below data/ for Sveltia, with the place of the locale if the form has translated texts. */
export const deskPath = (name: string, isTranslated: boolean): string =>
  `data/${isTranslated ? "{{locale}}/" : ""}${name}`;

/** The setting of a collection or a file whose form may have translated texts. */
export const i18nPart = (isTranslated: boolean): { i18n?: true } => (isTranslated ? { i18n: true } : {});

/** Whether a form has a field with translated texts. */
export const hasTranslatedTexts = (fields: readonly Field[]): boolean =>
  fields.some((each) => "i18n" in each && each.i18n !== undefined);

/**
 * A field as translators see it. They change texts; lists and groups follow the default locale; Sveltia hides all
 * other fields in the forms of other languages. No text is required there.
 * @param isText whether languages translate the value
 */
export function translatedField(each: Field, isText: boolean, defaultLocale: string): Field {
  if (isText) {
    const isRequired = "required" in each && each.required === true;
    return { ...each, i18n: true, ...(isRequired ? { required: [defaultLocale] } : {}) } as Field;
  }
  return hasTranslatedTexts(innerFields(each)) ? ({ ...each, i18n: "duplicate" } as Field) : each;
}

/** The fields of a group, of the items of a list, or the field of its texts. */
function innerFields(each: Field): readonly Field[] {
  if ("fields" in each) return each.fields ?? [];
  return "field" in each && each.field ? [each.field] : [];
}
