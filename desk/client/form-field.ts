import type { CmsConfig, Field } from "@sveltia/cms";
import type { Problem } from "../../src/content/check/problem";

/** The form and field of a problem. */
export interface FormField {
  /** For example `Article 2 › Read time`. */
  label: string;
  /** The hash of the form’s URL, for example `#/collections/articles/entries/2`. */
  hash: string;
  /** Sveltia’s path of the field, for example `seo.keywords.1`. Empty for the form itself. */
  keyPath: string;
}

interface Form {
  label: string;
  hash: string;
  fields: readonly Field[];
}

type Collections = NonNullable<CmsConfig["collections"]>;

/** Finds the form and field of a problem. Returns `undefined` if the file has no form, for example a picture. */
export function findField({ file, where }: Problem, collections: Collections): FormField | undefined {
  const form = findForm(file, collections);
  if (!form) return undefined;
  // `seo.keywords[1]` becomes `seo`, `keywords`, `1`.
  const keys = where.match(/[^.[\]]+/g) ?? [];
  return {
    label: [form.label, ...labelsOf(keys, form.fields)].join(" › "),
    hash: form.hash,
    keyPath: keys.join("."),
  };
}

function findForm(file: string, collections: Collections): Form | undefined {
  const [, folder = "", slug = ""] = /^(.*)\/([^/]+)\.json$/.exec(file) ?? [];
  for (const collection of collections) {
    const hash = `#/collections/${collection.name}/entries/`;
    if ("files" in collection) {
      const single = collection.files.find((each) => each.file === file);
      if (single) return { label: single.label ?? slug, hash: hash + single.name, fields: single.fields };
    } else if ("folder" in collection && collection.folder === folder) {
      return { label: `${collection.label_singular ?? folder} ${slug}`, hash: hash + slug, fields: collection.fields };
    }
  }
  return undefined;
}

/** The label of each key of a path. The label of a list item is its position, counted from 1. */
function labelsOf([key, ...rest]: readonly string[], fields: readonly Field[]): string[] {
  if (key === undefined) return [];
  if (/^\d+$/.test(key)) return [String(Number(key) + 1), ...labelsOf(rest, fields)];
  const field = fields.find(({ name }) => name === key);
  const inner = field && "fields" in field ? (field.fields ?? []) : [];
  return [field?.label ?? key, ...labelsOf(rest, inner)];
}
