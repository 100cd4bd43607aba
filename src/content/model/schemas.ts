import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { JsonPath } from "../check/problem";
import { memoize } from "../check/memoize";
import type { JsonValue } from "../../lib/json-value";

/** The part of JSON Schema that data/schemas/ uses, and our own `x-` keywords. */
export interface Schema {
  $id?: string;
  $ref?: string;
  $defs?: Record<string, Schema>;
  title?: string;
  description?: string;
  type?: "object" | "array" | "string" | "integer" | "number" | "boolean";
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  /** The first is the shape; the others only narrow it. */
  allOf?: Schema[];
  /** The value in a new entry. */
  default?: JsonValue;
  uniqueItems?: boolean;
  const?: string;
  enum?: string[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  format?: "picture" | "video" | "file" | "link" | "outside" | "email" | "date" | "html" | "code" | "icon" | "alias";
  /** The files of this kind, such as `articles/*.json`. */
  "x-files"?: string;
  /** How many files of this kind must exist; 1 by default. */
  "x-min-files"?: number;
  /** The site works without a file of this kind. */
  "x-optional"?: boolean;
  /** Optional files that a published file of this kind cannot do without. */
  "x-needs"?: string[];
  /** The field that the file is named after. */
  "x-name"?: string;
  /** Fields that several kinds of file share. It has no files of its own. */
  "x-interface"?: boolean;
  /** Title of the interface that files of this kind implement. */
  "x-implements"?: string;
  /** The value names something in another file. */
  "x-link"?: Link;
  /** The value names an item of a list in the same file. */
  "x-item"?: ItemLink;
  /** No placeholders such as `{brand}` are replaced here. */
  "x-raw"?: boolean;
  /** Placeholders that the component replaces when it draws the text: `count` in `{count} projects`. */
  "x-placeholders"?: string[];
  /** The label of the field in the desk; without it, its key as words. */
  "x-label"?: string;
  /** An optional field that a new entry contains. */
  "x-new"?: boolean;
}

/**
 * A reference: to an entry of a type by one of its fields, optionally only to entries that have another field; or to a text
 * in the only file of a type, at a path of keys such as `items.fields.key`.
 */
export type Link = { type: string; by: string; has?: string } | { type: string; in: string };

/**
 * A reference to an item in the same file, at a path of keys such as `rooms.id`.
 * `of` is the neighboring field that names the containing item of the first list.
 */
export interface ItemLink {
  in: string;
  of?: string;
}

/** Whether a value names something that is defined elsewhere. */
export const isReference = (schema: Schema): boolean =>
  schema["x-link"] !== undefined || schema["x-item"] !== undefined;

export type Schemas = ReadonlyMap<string, Schema>;

/**
 * Reads data/schemas/: file name (`article.schema.json`) → schema.
 * @throws SyntaxError when a schema is not JSON
 */
export function readSchemas(folder: string): Schemas {
  const directory = join(folder, "schemas");
  const names = readdirSync(directory)
    .filter((name) => name.endsWith(".schema.json"))
    .sort();
  return new Map(names.map((name) => [name, JSON.parse(readFileSync(join(directory, name), "utf8")) as Schema]));
}

/**
 * Resolves `$ref` and the first schema of `allOf`. Keywords next to the reference take precedence.
 * @throws Error when the reference cannot be resolved
 */
export const resolveSchema = memoize((schema: Schema, schemas: Schemas): Schema => {
  const { $ref, allOf, ...own } = schema;
  const target = $ref === undefined ? allOf?.[0] : definition($ref, schemas);
  return target ? { ...resolveSchema(target, schemas), ...own } : schema;
});

/**
 * The schema that a `$ref` points to.
 * @throws Error when there is none
 */
export function definition(reference: string, schemas: Schemas): Schema {
  const [file = "", name = ""] = reference.split("#/$defs/");
  const found = schemas.get(file)?.$defs?.[name];
  if (!found) throw new Error(`data/schemas: cannot resolve ${reference}; it is not in $defs.`);
  return found;
}

/** The schema that a document names in `$schema`, found by its file name. */
export function schemaName(value: JsonValue | undefined): string | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  return typeof value.$schema === "string" ? value.$schema.split("/").pop() : undefined;
}

/** A value of a document and its schema. */
export interface Visit {
  path: JsonPath;
  value: JsonValue;
  schema: Schema;
  /** No placeholders are replaced here: the schema or one above it has `x-raw`. */
  raw: boolean;
}

/** Every value of a document that its schema knows, from the root down. */
export function* visit(
  value: JsonValue,
  schema: Schema,
  schemas: Schemas,
  path: JsonPath = [],
  raw = false,
): Generator<Visit> {
  const resolved = resolveSchema(schema, schemas);
  const isRaw = raw || resolved["x-raw"] === true;
  yield { path, value, schema: resolved, raw: isRaw };
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      if (resolved.items) yield* visit(item, resolved.items, schemas, [...path, index], isRaw);
    }
  } else if (typeof value === "object" && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      const known = resolved.properties?.[key];
      if (known) yield* visit(item, known, schemas, [...path, key], isRaw);
    }
  }
}
