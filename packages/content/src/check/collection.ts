import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { join } from "node:path";
import { timeZoneOf } from "@capture/domain/time/local-time";
import { childOf, type JsonValue } from "@capture/domain/lib/json-value";
import { wordsIn } from "@capture/words/words";
import { endOf, isPublished } from "../model/drafts";
import { filesBelow, isDocument } from "../model/files-below";
import type { Entry } from "./entry";
import { readJsonFile, type JsonFile } from "./json-file";
import { pictureSizes, type PictureSize } from "./picture-sizes";
import { memoize } from "./memoize";
import { completeEntry, engineEntries } from "./word-entries";
import { resolveSchema, readSchemas, schemaName, visit, type Schemas, type Visit } from "../model/schemas";

export type { Entry } from "./entry";

const SITE_FILE = "site.json";

/** The content of data/, read once for all rules. */
export interface Collection {
  folder: string;
  schemas: Schemas;
  files: JsonFile[];
  /** Also contains the engine’s documents for which the site has no file. */
  entries: Entry[];
  /** data/site.json, which contains the values of placeholders; empty when it is broken. */
  site: JsonValue;
  /** Paths of all pictures and videos relative to the folder, in NFC, such as `images/homes/floor-plan.jpg`. */
  media: ReadonlySet<string>;
  /** Size of the picture at a path relative to the folder, or `undefined` when it cannot be decoded. */
  sizeOf: (name: string) => PictureSize | undefined;
}

/**
 * Reads all of data/ (or a copy of it). Broken documents are in `files` but not in `entries`, and neither are entries that
 * belong to a page that does not exist.
 */
export function readCollection(folder: string): Collection {
  const schemas = readSchemas(folder);
  const names = filesBelow(folder);
  const files = names.filter(isDocument).map((name) => readJsonFile(folder, name));
  const media = new Set(names.filter(isMedia).map((name) => name.normalize()));
  return collect({ folder, schemas, files, media, sizeOf: pictureSizes(folder) });
}

/** The same collection with a document added, or replacing the one of the same name. */
export function withFile(collection: Collection, file: JsonFile): Collection {
  const known = collection.files.some(({ name }) => name === file.name);
  const files = known
    ? collection.files.map((each) => (each.name === file.name ? file : each))
    : [...collection.files, file];
  return collect({ ...collection, files });
}

function collect(read: Omit<Collection, "entries" | "site">): Collection {
  const site = read.files.find(({ name }) => name === SITE_FILE)?.value;
  const zone = timeZoneOf(site);
  const words = wordsIn(languageOf(site));
  const documents = new Map(engineEntries(words, read.schemas).map((entry) => [entry.file.name, entry]));
  for (const file of read.files) {
    const entry = entryOf(file, read.schemas);
    if (entry) documents.set(file.name, inZone(completeEntry(entry, words), zone));
    else documents.delete(file.name);
  }
  const entries = [...documents.values()].flatMap((entry) => {
    const pageName = entry.schema["x-belongs-to"];
    if (pageName === undefined) return entry;
    const page = documents.get(pageName);
    if (!page) return [];
    // Rules are memoized by entry, so an entry is copied only when the page matters.
    return isPublished(page) && endOf(page) === undefined ? entry : { ...entry, page };
  });
  return { ...read, entries, site: documents.get(SITE_FILE)?.value ?? {} };
}

/** The language of the site; empty while site.json is broken. */
const languageOf = (site: JsonValue | undefined): string => field({ value: site ?? {} }, "language") ?? "";

/** The entry with the time zone of the site if it has a time. Rules are memoized by entry, so others are not copied. */
function inZone(entry: Entry, zone: string): Entry {
  const hasTime = (field(entry, "from") ?? field(entry, "until")) !== undefined;
  return hasTime ? { ...entry, zone } : entry;
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

/** A top-level field of an entry as text, or `undefined` when it is neither a text nor a number. */
export function field(entry: Pick<Entry, "value">, key: string): string | undefined {
  const value = childOf(entry.value, key);
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}

/** All values at a path of keys; `*` is every key. At a list, the path continues in each of its items. */
export function valuesAt(value: JsonValue | undefined, [key, ...rest]: readonly string[]): JsonValue[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, key === undefined ? [] : [key, ...rest]));
  if (key === undefined) return value === undefined ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return key === "*" ? Object.values(value).flatMap((each) => valuesAt(each, rest)) : valuesAt(value[key], rest);
}

/** The entries of a type, which is the `title` of their schema or of an interface that the schema implements. */
export function entriesOf(collection: Collection, type: string): Entry[] {
  return collection.entries.filter(({ schema }) => schema.title === type || schema["x-implements"] === type);
}

/** A text for each file below a folder that changes when the file is written. */
export const fileStamps = (folder: string): Map<string, string> =>
  new Map(
    filesBelow(folder).map((name) => {
      const { size, mtimeMs } = statSync(join(folder, name));
      return [name, `${size} ${mtimeMs}`];
    }),
  );

/** A hash that changes whenever a file below the folder is written, added or removed. */
export const contentStamp = (folder: string): string =>
  createHash("sha256")
    .update(JSON.stringify([...fileStamps(folder)]))
    .digest("hex");

/** Whether a file is a picture or a video. `LICENSE.txt` states their license. */
function isMedia(name: string): boolean {
  return /^(images|videos)\//.test(name) && !name.endsWith("/LICENSE.txt");
}
