import type { CollectionFile, EntryCollection, Field, FileCollection } from "@sveltia/cms";
import { findPlaceholders } from "@capture/domain/placeholders";
import { readSchemas, type Schema } from "@capture/content/model/schemas";
import { jsonFilesOf } from "@capture/content/model/files-below";
import { createDeskSettings } from "../src/config/settings";
import { findFile, findForm } from "../src/client/form-field";
import { COMPANY } from "../../../__tests__/support/company/company";

/** Terms that only engineers know. Editors read descriptions in the desk and in VS Code. */
const TECHNICAL_TERMS = [
  /\b(slugs?|schemas?|ids?|keys? of|props?|alias(es)?|hero|enum|boolean|string|array|integer|null|true|false)\b/i,
  /\b(JSON|HTML|HTTP|regex|markdown|widget|placeholders?|parameters?|BCP)\b/i,
  /\.json\b|\bdata\/|\bnpm |\\n|NOTIFY_TO|Idempotency|additional_data/,
];
/** Labels that are only the name of a field as words. */
const KEY_AS_LABEL = [
  /\b(faqs?|sdks?|webgl|json|ids?|prefix|route|urls?|src|seo|slug|alias(es)?|cta|hero)\b/,
  /^(las|ply|min|max|key|alt|lead|to|items?|when|from)$/,
];

const schemas = readSchemas("data");
interface SchemaPart {
  path: string;
  schema: Schema;
}

/** Every part of every schema, with its path. */
function parts(): SchemaPart[] {
  const found: SchemaPart[] = [];
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== "object" || value === null) return;
    if (!Array.isArray(value) && !/\.(properties|\$defs)$/.test(path)) found.push({ path, schema: value as Schema });
    for (const [key, inner] of Object.entries(value)) visit(inner, `${path}.${key}`);
  };
  for (const [name, schema] of schemas) visit(schema, name.replace(".schema.json", ""));
  return found;
}

/** Every field of every form. */
function fields(): { path: string; field: Field & { hint?: string; label?: string } }[] {
  const { config } = createDeskSettings(COMPANY, { name: "github", repo: "owner/name" }, true);
  const inside = (list: readonly Field[], path: string): ReturnType<typeof fields> =>
    list.flatMap((each) => {
      const at = `${path}.${each.name}`;
      const { fields: below = [], field } = each as { fields?: Field[]; field?: Field };
      return [{ path: at, field: each }, ...inside(below, at), ...(field ? inside([field], `${at}[]`) : [])];
    });
  return (config.collections as (EntryCollection | FileCollection)[]).flatMap((collection) =>
    "files" in collection
      ? collection.files.flatMap(({ name, fields: list }: CollectionFile) => inside(list, `${collection.name}/${name}`))
      : inside(collection.fields, collection.name),
  );
}

test("no description or label contains a technical term", () => {
  const offenders = parts().flatMap(({ path, schema }) =>
    [schema.description, schema["x-label"]].flatMap((text) => {
      const words = (text ?? "").replace(/\{[^}]*\}/g, "");
      return TECHNICAL_TERMS.some((pattern) => pattern.test(words)) ? [`${path}: ${text ?? ""}`] : [];
    }),
  );
  expect(offenders).toEqual([]);
});

test("no label is only the name of its field", () => {
  const offenders = fields().filter(({ field: { label = "" } }) =>
    KEY_AS_LABEL.some((pattern) => pattern.test(label.charAt(0).toLowerCase() + label.slice(1))),
  );
  expect(offenders.map(({ path, field }) => `${path}: ${field.label ?? ""}`)).toEqual([]);
});

test("a description explains every {name} that its text can contain", () => {
  const offenders = parts().filter(({ schema }) => {
    const explained = findPlaceholders(schema.description ?? "");
    return (schema["x-placeholders"] ?? []).some((name) => !explained.includes(name));
  });
  expect(offenders.map(({ path }) => path)).toEqual([]);
});

test("every label and description begins with a capital or a digit, and every description ends like a sentence", () => {
  const offenders = parts().filter(
    ({ schema }) =>
      (schema["x-label"] !== undefined && !/^[A-Z0-9]/.test(schema["x-label"])) ||
      (schema.description !== undefined && !/^[^a-z].*[.”]$/.test(schema.description)),
  );
  expect(offenders.map(({ path }) => path)).toEqual([]);
});

describe("entry-forms", () => {
  const { config } = createDeskSettings(COMPANY, { name: "github", repo: "owner/name" }, true);
  const collections = config.collections ?? [];

  test("findFile finds the file of every form by the URL of the form", () => {
    const files = jsonFilesOf(COMPANY).map((name) => `data/${name}`);
    const forms = files.flatMap((file) => {
      const form = findForm(file, collections);
      return form ? [[form.hash, file] as const] : [];
    });
    expect(forms.length).toBeGreaterThan(20);
    expect(forms.map(([hash]) => findFile(hash, collections))).toEqual(forms.map(([, file]) => file));
  });

  test.each(["", "#/collections/articles", "#/collections/articles/new", "#/collections/missing/entries/1"])(
    "%j is not the URL of an entry",
    (hash) => {
      expect(findFile(hash, collections)).toBeUndefined();
    },
  );
});
