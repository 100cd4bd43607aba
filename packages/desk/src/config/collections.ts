import { basename, dirname } from "node:path";
import type {
  Collection as DeskCollection,
  CollectionFile,
  EntryCollection,
  Field,
  FileCollection,
} from "@sveltia/cms";
import { field, type Collection } from "@capture/content/check/collection";
import { LANGUAGE_FILE } from "@capture/content/model/files-below";
import { detailPath } from "@capture/content/model/routes";
import { schemaPath, type Schema } from "@capture/content/model/schemas";
import { fieldsOf, type FieldContext } from "./fields";
import { FOLDERS } from "./folders";
import { deskPath, hasTranslatedTexts, i18nPart, type DeskLanguages } from "./languages";
import { collectionName, labelOf, toWords } from "./labels";
import { listPart } from "./lists";
import { hideNameField, routeOf, slugOf } from "./names";
import { sortFields } from "./order";
import { optionsOf } from "./references";

/** Our file format, registered in packages/desk/src/client/desk.ts. */
const FORMAT = { format: "content" } as const;
/** Fields that can name an entry in lists, by priority. */
const NAME_KEYS = ["title", "name"];

/**
 * The collections of the desk: one for each kind of entry, and one for each folder of single files.
 * @param languages undefined when the site has only the default locale
 */
export function createCollections(collection: Collection, languages?: DeskLanguages): DeskCollection[] {
  const context: FieldContext = {
    schemas: collection.schemas,
    optionsOf: optionsOf(collection),
    ...(languages && { defaultLocale: languages.defaultLocale }),
  };
  const routes = routesOfPages(collection);
  const kinds = [...collection.schemas].flatMap(([schemaFile, schema]) => {
    const pattern = schema["x-files"];
    return pattern !== undefined && schema["x-desk"] !== false ? [{ pattern, schemaFile, schema }] : [];
  });
  const entries = kinds.filter(({ pattern }) => pattern.endsWith("/*.json"));
  const files = kinds.filter(({ pattern }) => !pattern.includes("*"));
  const settings = kinds.filter(({ pattern }) => languages && pattern.endsWith(`/*/${LANGUAGE_FILE}`));
  const folders = new Set([...Object.keys(FOLDERS), ...files.map(({ pattern }) => dirname(pattern))]);
  const filesIn = (folder: string): CollectionFile[] =>
    files
      .filter(({ pattern }) => dirname(pattern) === folder)
      .map((kind) => ({ ...fileOf(kind, context), ...previewPart(routes, kind.pattern) }))
      .sort((a, b) => ((a.label ?? "") < (b.label ?? "") ? -1 : 1));
  return [
    ...entries.map((kind) => entryCollection(kind, context)),
    ...[...folders]
      .map((folder) => folderCollection(folder, filesIn(folder)))
      .filter(({ files: { length } }) => length > 0),
    ...settings.map((kind) => languageCollection(kind, context)),
  ];
}

/** The languages, whose settings are in a folder that is named by the language. Translators fill the folder. */
function languageCollection({ pattern, schemaFile, schema }: Kind, context: FieldContext): EntryCollection {
  const [folder = ""] = pattern.split("/");
  return {
    ...identity(folder, schema),
    label_singular: toWords(schema.title ?? folder),
    ...(schema.description === undefined ? {} : { description: schema.description }),
    folder: `data/${folder}`,
    path: `{{slug}}/${basename(LANGUAGE_FILE, ".json")}`,
    ...FORMAT,
    extension: "json",
    create: true,
    duplicate: false,
    delete: false,
    identifier_field: "name",
    summary: "{{name}}",
    slug: {
      editable: ["create"],
      hint: "The code of the language, for example de.",
      pattern: ["^[a-z]{2,3}$", "Two or three lower-case letters, for example de."],
    },
    fields: rootFields(schema, schemaFile, pattern, context),
  };
}

function folderCollection(folder: string, files: CollectionFile[]): FileCollection {
  const name = folder === "." ? "site" : folder;
  const isTranslated = files.some(({ i18n }) => i18n !== undefined);
  return { ...identity(name), ...FOLDERS[folder], ...mediaFolders(name), ...FORMAT, ...i18nPart(isTranslated), files };
}

interface Kind {
  /** `articles/*.json` or `pages/about.json`, relative to data/. */
  pattern: string;
  schemaFile: string;
  schema: Schema;
}

function entryCollection({ pattern, schemaFile, schema }: Kind, context: FieldContext): EntryCollection {
  const folder = dirname(pattern);
  const title = NAME_KEYS.find((key) => key in (schema.properties ?? {})) ?? "title";
  const route = routeOf(schema);
  const fields = rootFields(schema, schemaFile, pattern, context);
  const isTranslated = hasTranslatedTexts(fields);
  return {
    ...identity(folder, schema),
    label_singular: toWords(schema.title ?? folder),
    ...(schema.description === undefined ? {} : { description: schema.description }),
    folder: deskPath(folder, isTranslated),
    ...FORMAT,
    ...i18nPart(isTranslated),
    extension: "json",
    ...mediaFolders(folder),
    create: true,
    identifier_field: title,
    ...listPart(schema, title, fields),
    slug: slugOf(schema, title, route),
    ...(route === undefined ? {} : { preview_path: detailPath(schema.title ?? "", "{{slug}}")?.slice(1) }),
    ...("route" in (schema.properties ?? {}) ? { preview_path: "{{fields.route}}" } : {}),
    aliases_field: false,
    fields: fields.map((each) => hideNameField(each, schema, schemaFile)),
  };
}

function fileOf({ pattern, schemaFile, schema }: Kind, context: FieldContext): CollectionFile {
  const name = basename(pattern, ".json");
  const fields = rootFields(schema, schemaFile, pattern, context);
  const isTranslated = hasTranslatedTexts(fields);
  return {
    ...identity(name, schema),
    file: deskPath(pattern, isTranslated),
    ...FORMAT,
    ...i18nPart(isTranslated),
    fields,
  };
}

function rootFields(schema: Schema, schemaFile: string, pattern: string, context: FieldContext): Field[] {
  const fields = fieldsOf(schema, context).map((each): Field =>
    each.name === "$schema" ? { name: each.name, widget: "hidden", default: schemaPath(pattern, schemaFile) } : each,
  );
  return sortFields(fields);
}

/** The path of each page by the name of its file, for example `/` for `home`. */
function routesOfPages({ entries }: Collection): ReadonlyMap<string, string> {
  const pages = entries.filter(({ file: { name } }) => dirname(name) === "pages");
  return new Map(pages.map((page) => [basename(page.file.name, ".json"), field(page, "route") ?? ""]));
}

/** The link from a form to the page that shows its content. `academy/faqs.json` and `finder.json` belong to pages, too. */
function previewPart(routes: ReadonlyMap<string, string>, pattern: string) {
  const route = routes.get(dirname(pattern)) ?? routes.get(basename(pattern, ".json"));
  return route === undefined || dirname(pattern) === "labels" ? {} : { preview_path: route };
}

function identity(folder: string, schema?: Schema) {
  return { name: collectionName(folder), label: labelOf(basename(folder), schema) };
}

/** The folder for uploads of a collection. The slash at the start means the root of the repository. */
function mediaFolders(folder: string) {
  const name = collectionName(folder);
  return { media_folder: `/data/images/${name}`, public_folder: `/images/${name}` };
}
