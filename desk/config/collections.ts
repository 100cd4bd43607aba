import { basename, dirname } from "node:path";
import type { Collection as DeskCollection, CollectionFile, EntryCollection, Field } from "@sveltia/cms";
import { entriesOf, field, type Collection } from "../../src/content/collection";
import { DETAIL_ROUTES } from "../../src/content/routes";
import type { Schema, Schemas } from "../../src/content/schemas";
import type { FileNames } from "../client/file-names";
import { fieldsOf, type FieldContext } from "./fields";
import { wordsOf } from "./labels";
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
  const folders = [...new Set(files.map(({ place }) => dirname(place)))].sort();
  return [
    ...entries.map((kind) => entryCollection(kind, collection, context)),
    ...folders.map((folder) => ({
      ...identity(folder === "." ? "site" : folder),
      ...mediaFolders(folder === "." ? "site" : folder),
      ...FORMAT,
      files: files.filter(({ place }) => dirname(place) === folder).map((kind) => fileOf(kind, context)),
    })),
  ];
}

interface Kind {
  /** As `articles/*.json` or `pages/about.json`, below data/. */
  place: string;
  schemaFile: string;
  schema: Schema;
}

function entryCollection(
  { place, schemaFile, schema }: Kind,
  collection: Collection,
  context: FieldContext,
): EntryCollection {
  const folder = dirname(place);
  const title = NAMES.find((key) => key in (schema.properties ?? {})) ?? "title";
  const route = routeOf(schema);
  return {
    ...identity(folder),
    label_singular: wordsOf(schema.title ?? folder),
    ...(schema.description === undefined ? {} : { description: schema.description }),
    folder: `data/${folder}`,
    ...FORMAT,
    extension: "json",
    ...mediaFolders(folder),
    create: true,
    identifier_field: title,
    summary: `{{${title}}}`,
    slug: isNumbered(schema)
      ? `{{${String(schema["x-name"])}}}`
      : {
          template: `{{${title}}}`,
          hint: route === undefined ? "The name of the file." : `The end of the page’s address, after ${route}.`,
          pattern: ["^[a-z0-9]+(-[a-z0-9]+)*$", "Lower-case letters, digits and hyphens alone."],
        },
    ...(route === undefined ? {} : { preview_path: `${route.slice(1)}{{slug}}` }),
    aliases_field: false,
    fields: rootFields(schema, schemaFile, place, context).map((each) => namedAfterFile(each, schema, collection)),
  };
}

/** The field that the file is named after is never typed: see desk/client/file-names.ts and number-field.ts. */
function namedAfterFile(each: Field, schema: Schema, collection: Collection): Field {
  const key = schema["x-name"];
  if (each.name !== key || schema.title === undefined) return each;
  if (!isNumbered(schema)) return { name: key, widget: "hidden" };
  const numbers = entriesOf(collection, schema.title).map((entry) => Number(field(entry, key)));
  const next = Math.max(0, ...numbers) + 1;
  return { name: key, label: "Number", widget: "entry-number", collection: schema.title, next, preview: false };
}

function isNumbered({ properties = {}, "x-name": key = "" }: Schema): boolean {
  return properties[key]?.type === "integer";
}

function routeOf({ title }: Schema): string | undefined {
  return DETAIL_ROUTES.find(({ type }) => type === title)?.prefix;
}

/** How the entries of each collection are named. */
export function fileNames(schemas: Schemas): Record<string, FileNames> {
  const named = [...schemas.values()].flatMap((schema): [string, FileNames][] => {
    const { "x-files": place = "", "x-name": key, properties = {} } = schema;
    if (key === undefined) return [];
    const route = "aliases" in properties ? routeOf(schema) : undefined;
    const names: FileNames = {
      key,
      ...(isNumbered(schema) && { isNumber: true }),
      ...(route !== undefined && { route }),
    };
    return [[identity(dirname(place)).name, names]];
  });
  return Object.fromEntries(named);
}

function fileOf({ place, schemaFile, schema }: Kind, context: FieldContext): CollectionFile {
  const name = basename(place, ".json");
  return {
    ...identity(name),
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

function identity(folder: string) {
  return { name: folder.replaceAll("/", "-"), label: wordsOf(basename(folder)) };
}

/** Where pictures of a kind go: a folder of their own. The slash at the start means the root of the project. */
function mediaFolders(folder: string) {
  const name = folder.replaceAll("/", "-");
  return { media_folder: `/data/images/${name}`, public_folder: `/images/${name}` };
}
