import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { applyEdits, modify } from "jsonc-parser";
import {
  entriesOf,
  field,
  readCollection,
  valuesAt,
  type Collection,
  type Entry,
} from "../../../src/content/check/collection";
import { hiddenUntil } from "../../../src/content/model/drafts";
import { kindNamed, KINDS, newName, pictureFolder, type Kind } from "../../../src/content/model/kinds";
import type { Schema } from "../../../src/content/model/schemas";
import { humanized, skeleton, type Filling } from "../../../src/content/model/skeleton";
import { didYouMean } from "../../../src/content/check/suggest";
import { nameFor, numberFor } from "./ids";
import { copyPicture, pictureFor } from "./picture";
import type { JsonValue } from "../../../src/lib/json-value";

const FORMAT = { insertSpaces: true, tabSize: 2 };

/** The arguments of the command. */
export interface NewEntryOptions {
  kind: string | undefined;
  /** A number or a name; by default the next unused one. */
  id?: string | undefined;
  title?: string | undefined;
  /** Path of a picture in data/images or elsewhere. */
  picture?: string | undefined;
  /** Alternative text of the picture. */
  alt?: string | undefined;
}

/** The entry that was added. */
export interface CreatedEntry {
  /** Path of the file relative to the data folder. */
  file: string;
  id: string;
  isDraft: boolean;
  /** Names of the optional fields that the new entry does not contain. */
  optional: string[];
}

/**
 * Adds an entry that is valid against its schema: a file, or an item of a list.
 * @param folder path of data/ or of a copy of it
 * @throws Error with a message for the editor; in that case nothing is written
 */
export function createEntry(folder: string, options: NewEntryOptions): CreatedEntry {
  const collection = readCollection(folder);
  const { kind = "" } = options;
  const list = KINDS.join(", ");
  if (kind === "") throw new Error(`Missing kind. Usage: npm run content:new -- <kind>. Kinds: ${list}.`);
  if (!KINDS.includes(kind)) throw new Error(`Unknown kind “${kind}”${didYouMean(kind, KINDS)}. Kinds: ${list}.`);
  const known = kindNamed(kind, collection.schemas);
  const entries = entriesOf(collection, known.schema.title ?? "");
  return known.isItem ? addItem(collection, known, entries[0], options) : addFile(collection, known, entries, options);
}

function addFile(
  collection: Collection,
  kind: Kind,
  entries: readonly Entry[],
  options: NewEntryOptions,
): CreatedEntry {
  const { folder } = collection;
  const { schema } = kind;
  const key = schema["x-name"] ?? "id";
  const ids = entries.map((entry) => field(entry, key) ?? "");
  const isNumbered = schema.properties?.[key]?.type === "integer";
  const id = isNumbered ? numberFor(options.id, ids) : nameFor(options.id, kind.name, ids);
  const file = (schema["x-files"] ?? "").replace("*", id);
  if (existsSync(join(folder, file))) throw new Error(`data/${file} already exists; choose another id.`);
  const name = options.title ?? (isNumbered ? newName(kind.name, id) : humanized(id));
  const sample = entries.findLast((entry) => hiddenUntil(entry) === "")?.value;
  const generated = skeleton(schema, sample, fillingFor(collection, kind, options, name)) as Record<string, JsonValue>;
  const properties = schema.properties ?? {};
  const order = Math.max(0, ...entries.map((entry) => Number(field(entry, "order") ?? 0))) + 1;
  const known: Record<string, JsonValue> = {
    $schema: `${"../".repeat(file.split("/").length - 1)}schemas/${schema.$id ?? ""}`,
    [key]: isNumbered ? Number(id) : id,
    draft: true,
    order,
    title: name,
    name,
  };
  const value = Object.fromEntries(
    Object.keys(properties)
      .filter((each) => each === "draft" || each in generated)
      .map((each) => [each, known[each] ?? generated[each] ?? ""]),
  );
  copyPicture(folder, options, pictureFolder(kind));
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), `${JSON.stringify(value, null, 2)}\n`);
  return { file, id, isDraft: "draft" in properties, optional: optionalOf(schema, value) };
}

function addItem(collection: Collection, kind: Kind, entry: Entry | undefined, options: NewEntryOptions): CreatedEntry {
  const file = kind.schema["x-files"] ?? "";
  if (!entry || entry.file.broken)
    throw new Error(`data/${file} cannot be read; run npm run content:check to find out why.`);
  const ids = valuesAt(entry.value, ["items", "id"]).map(String);
  const id = nameFor(options.id, kind.name, ids);
  if (ids.includes(id)) throw new Error(`data/${file} already has an item “${id}”; choose another id.`);
  const name = options.title ?? humanized(id);
  const generated = skeleton(
    kind.shape,
    valuesAt(entry.value, ["items"]).at(-1),
    fillingFor(collection, kind, options, name),
  );
  const value = { ...(generated as Record<string, JsonValue>), id, title: name };
  const path = join(collection.folder, file);
  const text = readFileSync(path, "utf8");
  copyPicture(collection.folder, options, pictureFolder(kind));
  // The rest of the file keeps its formatting.
  const edits = modify(text, ["items", -1], value, { isArrayInsertion: true, formattingOptions: FORMAT });
  writeFileSync(path, applyEdits(text, edits));
  return { file, id, isDraft: false, optional: optionalOf(kind.shape, value) };
}

function fillingFor({ folder, schemas }: Collection, kind: Kind, options: NewEntryOptions, name: string): Filling {
  const picture = pictureFor(folder, options, pictureFolder(kind));
  return { schemas, name, today: new Date().toISOString().slice(0, 10), picture };
}

function optionalOf({ properties = {} }: Schema, value: object): string[] {
  return Object.keys(properties).filter((key) => !(key in value));
}
