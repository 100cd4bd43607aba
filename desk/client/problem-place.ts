import type { CmsConfig, Field } from "@sveltia/cms";
import type { Problem } from "../../src/content/check/problem";

/** Where an editor finds what a problem is about. */
export interface ProblemPlace {
  /** As `Article 2 › Read time`. */
  words: string;
  /** The form’s part of the URL, as `#/collections/articles/entries/2`. */
  hash: string;
  /** The field as Sveltia names it, as `seo.keywords.1`; empty for the whole form. */
  keyPath: string;
}

interface Form {
  words: string;
  hash: string;
  fields: readonly Field[];
}

type Collections = NonNullable<CmsConfig["collections"]>;

/** The place of a problem in the desk’s forms, or `undefined` for a file without a form, as a picture. */
export function placeOf({ file, where }: Problem, collections: Collections): ProblemPlace | undefined {
  const form = formOf(file, collections);
  if (!form) return undefined;
  // `seo.keywords[1]`
  const steps = where.match(/[^.[\]]+/g) ?? [];
  return {
    words: [form.words, ...labelsOf(steps, form.fields)].join(" › "),
    hash: form.hash,
    keyPath: steps.join("."),
  };
}

function formOf(file: string, collections: Collections): Form | undefined {
  const [, folder = "", slug = ""] = /^(.*)\/([^/]+)\.json$/.exec(file) ?? [];
  for (const collection of collections) {
    const hash = `#/collections/${collection.name}/entries/`;
    if ("files" in collection) {
      const single = collection.files.find((each) => each.file === file);
      if (single) return { words: single.label ?? slug, hash: hash + single.name, fields: single.fields };
    } else if ("folder" in collection && collection.folder === folder) {
      return { words: `${collection.label_singular ?? folder} ${slug}`, hash: hash + slug, fields: collection.fields };
    }
  }
  return undefined;
}

/** What the form calls the steps of a path; an item of a list is called by its number. */
function labelsOf([step, ...rest]: readonly string[], fields: readonly Field[]): string[] {
  if (step === undefined) return [];
  if (/^\d+$/.test(step)) return [String(Number(step) + 1), ...labelsOf(rest, fields)];
  const field = fields.find(({ name }) => name === step);
  const inner = field && "fields" in field ? (field.fields ?? []) : [];
  return [field?.label ?? step, ...labelsOf(rest, inner)];
}
