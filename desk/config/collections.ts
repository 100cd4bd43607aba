import { basename, dirname } from "node:path";
import type {
  Collection as DeskCollection,
  CollectionFile,
  EntryCollection,
  Field,
  FileCollection,
} from "@sveltia/cms";
import type { Collection } from "../../src/content/collection";
import type { Schema } from "../../src/content/schemas";
import { fieldsOf, type FieldContext } from "./fields";
import { FOLDERS } from "./folders";
import { collectionName, labelOf, wordsOf } from "./labels";
import { namedAfterFile, routeOf, slugOf } from "./names";
import { optionsOf } from "./references";

/** What the desk calls files of its own format, see desk/client/documents.ts. */
const FORMAT = { format: "content" } as const;
/** The field that names an entry in lists, the best first. */
const NAMES = ["title", "name"];

/** Everything in data/ as the desk shows it: entries of one kind together, single files by their folder. */
export function deskCollections(collection: Collection): DeskCollection[] {
  const context: FieldContext = { schemas: collection.schemas, optionsOf: optionsOf(collection) };
  const kinds = [...collection.schemas].flatMap(([schemaFile, schema]) => {
    const place = schema["x-files"];
    return place === undefined ? [] : [{ place, schemaFile, schema }];
  });
  const entries = kinds.filter(({ place }) => place.endsWith("/*.json"));
  const files = kinds.filter(({ place }) => !place.endsWith("/*.json"));
  const folders = new Set([...Object.keys(FOLDERS), ...files.map(({ place }) => dirname(place))]);
  const filesIn = (folder: string): CollectionFile[] =>
    files
      .filter(({ place }) => dirname(place) === folder)
      .map((kind) => fileOf(kind, context))
      .sort((a, b) => ((a.label ?? "") < (b.label ?? "") ? -1 : 1));
  return [
    ...entries.map((kind) => entryCollection(kind, context)),
    ...[...folders]
      .map((folder) => folderCollection(folder, filesIn(folder)))
      .filter(({ files: { length } }) => length > 0),
  ];
}

function folderCollection(folder: string, files: CollectionFile[]): FileCollection {
  const name = folder === "." ? "site" : folder;
  return { ...identity(name), ...FOLDERS[folder], ...mediaFolders(name), ...FORMAT, files };
}

interface Kind {
  /** As `articles/*.json` or `pages/about.json`, below data/. */
  place: string;
  schemaFile: string;
  schema: Schema;
}

function entryCollection({ place, schemaFile, schema }: Kind, context: FieldContext): EntryCollection {
  const folder = dirname(place);
  const title = NAMES.find((key) => key in (schema.properties ?? {})) ?? "title";
  const route = routeOf(schema);
  return {
    ...identity(folder, schema),
    label_singular: wordsOf(schema.title ?? folder),
    ...(schema.description === undefined ? {} : { description: schema.description }),
    folder: `data/${folder}`,
    ...FORMAT,
    extension: "json",
    ...mediaFolders(folder),
    create: true,
    identifier_field: title,
    summary: `{{${title}}}`,
    slug: slugOf(schema, title, route),
    ...(route === undefined ? {} : { preview_path: `${route.slice(1)}{{slug}}` }),
    aliases_field: false,
    fields: rootFields(schema, schemaFile, place, context).map((each) => namedAfterFile(each, schema, schemaFile)),
  };
}

function fileOf({ place, schemaFile, schema }: Kind, context: FieldContext): CollectionFile {
  const name = basename(place, ".json");
  return {
    ...identity(name, schema),
    file: `data/${place}`,
    ...FORMAT,
    fields: rootFields(schema, schemaFile, place, context),
  };
}

function rootFields(schema: Schema, schemaFile: string, place: string, context: FieldContext): Field[] {
  const path = `${"../".repeat(place.split("/").length - 1) || "./"}schemas/${schemaFile}`;
  return fieldsOf(schema, context).map((each) =>
    each.name === "$schema" ? { name: each.name, widget: "hidden", default: path } : each,
  );
}

function identity(folder: string, schema?: Schema) {
  return { name: collectionName(folder), label: labelOf(basename(folder), schema) };
}

/** Where pictures of a kind go: a folder of their own. The slash at the start means the root of the project. */
function mediaFolders(folder: string) {
  const name = collectionName(folder);
  return { media_folder: `/data/images/${name}`, public_folder: `/images/${name}` };
}
