import type { CmsConfig, Field } from "@sveltia/cms";
import type { Problem } from "@capture/content/check/problem";
import { toWords } from "../config/labels";
import type { DeskLanguages } from "../config/languages";

/** The form and field of a problem. */
export type FormField = NonNullable<ReturnType<typeof findField>>;

export type Form = NonNullable<ReturnType<typeof findForm>>;

/** Sveltia's name of the language of a form that has only one. */
const ONLY_LOCALE = "_default";
/** The path of a translated file: `data/locales/de/products/pro.json`. */
const TRANSLATION = /^data\/(locales\/[^/]+)\/(.+)$/;

export type Collections = NonNullable<CmsConfig["collections"]>;

/** Finds the form and field of a problem. Returns `undefined` if the file has no form, for example a picture. */
export function findField({ file, where }: Problem, collections: Collections, languages?: DeskLanguages) {
  const defaultForm = findForm(file, collections);
  const [, language = "", name = ""] = TRANSLATION.exec(file) ?? [];
  const form = defaultForm ?? findForm(`data/${name}`, collections);
  if (!form) return undefined;
  const locale = defaultForm ? languages?.defaultLocale : language;
  const keys = keysOf(where);
  return {
    /** For example `Article 2 › Read time`. */
    label: [
      form.label,
      ...(defaultForm ? [] : [languages?.names[language] ?? language]),
      ...labelsOf(keys, form.fields),
    ].join(" › "),
    /** The hash of the form’s URL, for example `#/collections/articles/entries/2`. */
    hash: form.hash,
    /** Sveltia’s path of the field, for example `seo.keywords.1`. Empty for the form itself. */
    keyPath: keys.join("."),
    /** Sveltia's name of the language. */
    locale: form.isTranslated ? (locale ?? ONLY_LOCALE) : ONLY_LOCALE,
  };
}

/** `seo.keywords[1]` becomes `seo`, `keywords`, `1`. */
export const keysOf = (where: string): readonly string[] => where.match(/[^.[\]]+/g) ?? [];

/** The fields of the form of a file in any language. */
export const findFields = (file: string, collections: Collections): readonly Field[] =>
  (findForm(file, collections) ?? findForm(file.replace(TRANSLATION, "data/$2"), collections))?.fields ?? [];

/**
 * Finds the form of a file in the default locale.
 * @param file path relative to the project: `data/products/pro.json`
 */
export function findForm(file: string, collections: Collections) {
  for (const collection of collections) {
    const hash = `#/collections/${collection.name}/entries/`;
    /** Whether other languages have the form, too. */
    const isTranslated = "i18n" in collection && collection.i18n === true;
    if ("files" in collection) {
      const single = collection.files.find((each) => defaultPath(each.file) === file);
      if (single) {
        const { name, label = name, fields, i18n } = single;
        return { label, hash: hash + name, fields, isTranslated: i18n === true };
      }
    } else if ("folder" in collection) {
      const { folder, path = "{{slug}}", label_singular: label = folder, fields } = collection;
      const slug = slugOf(file, defaultPath(`${folder}/${path}.json`));
      if (slug !== undefined) {
        return { label: `${label} ${slug}`, hash: hash + path.replace("{{slug}}", slug), fields, isTranslated };
      }
    }
  }
  return undefined;
}

/**
 * Finds the file of a form in the default locale.
 * @param hash the hash of the form’s URL, for example `#/collections/articles/entries/2`
 */
export function findFile(hash: string, collections: Collections): string | undefined {
  const [, name, entry = ""] = /^#\/collections\/([^/]+)\/entries\/([^?]+)/.exec(hash) ?? [];
  const collection = collections.find((each) => "name" in each && each.name === name);
  if (!collection) return undefined;
  const slug = decodeURIComponent(entry);
  if ("files" in collection) {
    const single = collection.files.find((each) => each.name === slug);
    return single && defaultPath(single.file);
  }
  return "folder" in collection ? defaultPath(`${collection.folder}/${slug}.json`) : undefined;
}

/** The path in the default locale. */
const defaultPath = (path: string): string => path.replace("{{locale}}/", "");

/** The part of a path at the place of `{{slug}}`; undefined if the path does not fit. */
function slugOf(file: string, pattern: string): string | undefined {
  const [start = "", end = ""] = pattern.split("{{slug}}");
  const slug = file.slice(start.length, -end.length);
  return file === start + slug + end && slug !== "" && !slug.includes("/") ? slug : undefined;
}

/** The labels of the keys of a path. The label of a list item is that of its list, with its position in words. */
export function labelsOf([key, ...rest]: readonly string[], fields: readonly Field[]): string[] {
  if (key === undefined) return [];
  const end = rest.findIndex((each) => !/^\d+$/.test(each));
  const positions = rest.slice(0, end === -1 ? rest.length : end);
  const field = fields.find(({ name }) => name === key);
  const inner = field && "fields" in field ? (field.fields ?? []) : [];
  return [
    [field?.label ?? toWords(key), ...positions.map(positionText)].join(", "),
    ...labelsOf(rest.slice(positions.length), inner),
  ];
}

const FIRST_POSITIONS = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");
const SUFFIXES: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd", other: "th" };
const ORDINALS = new Intl.PluralRules("en", { type: "ordinal" });

/** The position of a list item: `0` becomes `first`, and `10` becomes `11th`. */
function positionText(index: string): string {
  const position = Number(index) + 1;
  return FIRST_POSITIONS[Number(index)] ?? `${position}${SUFFIXES[ORDINALS.select(position)] ?? ""}`;
}
