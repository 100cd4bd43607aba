import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../model/files-below";
import { readJsonFile, type JsonFile } from "./json-file";
import { pictureSizes, type PictureSize } from "./picture-sizes";
import { memoize } from "./memoize";
import { resolveSchema, readSchemas, schemaName, visit, type Schema, type Schemas, type Visit } from "../model/schemas";
import type { JsonValue } from "../../lib/json-value";

/** A document that could be parsed and names a schema of files. */
export interface Entry {
  file: JsonFile;
  value: JsonValue;
  schemaFile: string;
  schema: Schema;
}

/** All of data/, read once for all rules. */
export interface Collection {
  folder: string;
  schemas: Schemas;
  files: JsonFile[];
  entries: Entry[];
  /** data/site.json, which has the values of placeholders; empty when it is broken. */
  site: JsonValue;
  /** Paths of all pictures and videos below the folder in composed Unicode, as `images/homes/floor-plan.jpg`. */
  media: ReadonlySet<string>;
  /** Size of a picture below the folder, or `undefined` when it cannot be decoded. */
  sizeOf: (name: string) => PictureSize | undefined;
}

/** Reads all of data/ (or a copy of it). Broken documents are in `files` but not in `entries`. */
export function readCollection(folder: string): Collection {
  const schemas = readSchemas(folder);
  const names = filesBelow(folder);
  const files = names.filter(isDocument).map((name) => readJsonFile(folder, name));
  const media = new Set(names.filter((name) => /^(images|videos)\//.test(name)).map((name) => name.normalize()));
  return collect({ folder, schemas, files, media, sizeOf: pictureSizes(folder) });
}

/** The same collection with a document added, or replaced when one has its name. */
export function withFile(collection: Collection, file: JsonFile): Collection {
  const known = collection.files.some(({ name }) => name === file.name);
  const files = known
    ? collection.files.map((each) => (each.name === file.name ? file : each))
    : [...collection.files, file];
  return collect({ ...collection, files });
}

function collect(read: Omit<Collection, "entries" | "site">): Collection {
  const entries = read.files.flatMap((file) => entryOf(file, read.schemas) ?? []);
  return { ...read, entries, site: entries.find(({ file }) => file.name === "site.json")?.value ?? {} };
}

const entryOf = memoize((file: JsonFile, schemas: Schemas): Entry | undefined => {
  const schemaFile = schemaName(file.value);
  const schema = schemaFile === undefined ? undefined : schemas.get(schemaFile);
  return schema?.["x-files"] !== undefined && schemaFile && file.value !== undefined
    ? { file, value: file.value, schemaFile, schema: resolveSchema(schema, schemas) }
    : undefined;
});

/** Every value of an entry, with its schema. */
export const visitEntry = memoize(({ value, schema }: Entry, schemas: Schemas): readonly Visit[] => [
  ...visit(value, schema, schemas),
]);

/** A text field of an entry's first level, or `undefined`. Numbers are read as text. */
export function field(entry: Pick<Entry, "value">, key: string): string | undefined {
  const value = (entry.value as Record<string, JsonValue>)[key];
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}

/** All values at a path of keys. Where a list is on the path, the values in all of its items. */
export function valuesAt(value: JsonValue | undefined, [key, ...rest]: readonly string[]): JsonValue[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, key === undefined ? [] : [key, ...rest]));
  if (key === undefined) return value === undefined ? [] : [value];
  return typeof value === "object" && value !== null ? valuesAt(value[key], rest) : [];
}

/** The entries of one kind, by the title of its schema, or of all kinds that implement an interface of that title. */
export function entriesOf(collection: Collection, type: string): Entry[] {
  return collection.entries.filter(({ schema }) => schema.title === type || schema["x-implements"] === type);
}

/** Paths of all documents below the folder, as `articles/1.json`. Schemas are left out. */
export function jsonFilesOf(folder: string): string[] {
  return filesBelow(folder).filter(isDocument);
}

/** Changes whenever a file below the folder is written, added or removed. */
export function contentStamp(folder: string): string {
  const files = filesBelow(folder).map((name) => {
    const { size, mtimeMs } = statSync(join(folder, name));
    return [name, size, mtimeMs];
  });
  return createHash("sha256").update(JSON.stringify(files)).digest("hex");
}

function isDocument(name: string): boolean {
  return name.endsWith(".json") && !name.startsWith("schemas/");
}
