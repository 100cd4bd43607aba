import type { Field } from "@sveltia/cms";
import { sourcesOf } from "@capture/content/locales/keys";
import { shownHtml, shownText } from "@capture/domain/typography/shown-text";
import type { JsonValue } from "@capture/domain/lib/json-value";
import { inFieldOrder, nest, textsIn } from "../form-texts";
import { hashText, translationOf } from "../translation-file";
import { isUnsavedPicture, type LocaleValues, type OpenForm, type Values } from "./draft";
import type { ShownTexts } from "./texts";

/** Reads the texts of a form as the pages of the development site show them. */
export type ReadTexts = (values: LocaleValues) => ShownTexts;

/**
 * Prepares the texts of a form for the language of the development site. They are computed in the browser, because a
 * request would wait until the server has checked the draft before.
 * @param fields the fields of the form
 * @param site the value of site.json that the development site shows
 */
export async function createTextReader(
  { ownLocale, saved }: Pick<OpenForm, "ownLocale" | "saved">,
  fields: readonly Field[],
  site: JsonValue,
): Promise<ReadTexts> {
  const { language } = site as { readonly language: string };
  const locale = `locales/${language}`;
  const source = saved[ownLocale] ?? {};
  const translation = saved[locale] ?? {};
  const present = await presentTranslations(source, translation, fields);
  const isHtml = (path: string): boolean => fields.some(({ name, widget }) => name === path && widget === "html");

  /** A translation of an earlier source is on the page again only after it was changed. */
  const valueAt = (path: string, current: LocaleValues): unknown => {
    const [own, translated] = [current[ownLocale]?.[path], current[locale]?.[path]];
    if (typeof translated !== "string" || translated === "") return own;
    const isShown = translated !== translation[path] || (present.has(path) && own === source[path]);
    return isShown ? translated : own;
  };
  return (current) =>
    Object.fromEntries(
      Object.keys(current[ownLocale] ?? {}).flatMap((path) => {
        const value = valueAt(path, current);
        const isText = typeof value === "string" && value !== "" && !isUnsavedPicture(value);
        if (!isText) return [];
        return [[path, isHtml(path) ? shownHtml(value, site) : shownText(value, site)]];
      }),
    );
}

/** The paths of texts that are translated from their present source. */
async function presentTranslations(
  source: Values,
  translation: Values,
  fields: readonly Field[],
): Promise<ReadonlySet<string>> {
  const hashes = sourcesOf(JSON.parse(translationOf(translation) ?? "{}") as JsonValue);
  const texts = textsIn(inFieldOrder(nest(source), fields), fields).filter(({ key }) => key in hashes);
  const paths = texts.map(async ({ path, key, text }) =>
    (await hashText(text)) === hashes[key] ? path.join(".") : "",
  );
  return new Set(await Promise.all(paths));
}
