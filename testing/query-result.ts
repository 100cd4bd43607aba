import { keepAbbreviations } from "@capture/domain/typography/shown-text";
import { fillFromSite } from "@capture/domain/placeholders";
import { keepUnits } from "@capture/domain/units";
import type { JsonValue } from "@capture/domain/lib/json-value";

/** A picture or its file, as a file of data/ names it. */
export interface PictureFile {
  readonly src: string;
  readonly alt: string;
}

/**
 * Converts the text of a file in data/ to the value that a query returns: placeholders are filled in from site.json,
 * numbers are joined to their units and abbreviations to the next word by no-break spaces, and pictures and videos are resolved.
 * @param site the content of site.json
 * @param toPicture returns the scaled copies of a picture
 * @param toUrl returns the URL of a video file
 */
export function toQueryResult<T>(
  text: string,
  site: JsonValue,
  toPicture: (picture: PictureFile) => unknown,
  toUrl = (file: string): string => `/${file}`,
): T {
  const { language } = site as { readonly language: string };
  return JSON.parse(fillFromSite(text, site), (key, value: unknown) => {
    if ((key === "mp4" || key === "webm") && typeof value === "string") return { publicURL: toUrl(value) };
    if (typeof value === "string") return keepAbbreviations(keepUnits(value), language);
    return isPicture(value) ? toPicture(value) : value;
  }) as T;
}

const isPicture = (value: unknown): value is PictureFile =>
  typeof value === "object" && value !== null && "src" in value && "alt" in value;

/** Fields that a JSON file omits. A query returns null for them. */
export function nulls<K extends string>(...names: readonly K[]): Record<K, null> {
  return Object.fromEntries(names.map((name) => [name, null])) as Record<K, null>;
}

/** Adds the fields that the file of a form omits. */
export function completeForm(form: Queries.FormFieldsFragment): Queries.FormFieldsFragment {
  const inputs = form.inputs.map((input) => ({
    ...nulls("placeholder", "autocomplete", "minLength", "minHeight", "message"),
    ...input,
  }));
  return { ...nulls("cancel", "thanks"), ...form, inputs };
}
