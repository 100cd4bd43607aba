import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { JsonValue } from "./json-file";
import type { JsonPath } from "./problem";

/** The part of JSON Schema that data/schemas/ uses, and our own `x-` keywords. */
export interface Schema {
  $id?: string;
  $ref?: string;
  $defs?: Record<string, Schema>;
  title?: string;
  description?: string;
  type?: "object" | "array" | "string" | "integer" | "boolean";
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: string[];
  pattern?: string;
  format?: "picture" | "film" | "link" | "outside" | "email" | "date" | "html";
  /** Which files are of this kind, as `articles/*.json`. */
  "x-files"?: string;
  /** The field that the file is named after. */
  "x-name"?: string;
  /** The value names an entry of another kind: its type and the field that is matched. */
  "x-link"?: { type: string; by: string };
  /** No `{brand}` or other names are filled in here. */
  "x-raw"?: boolean;
}

export type Schemas = ReadonlyMap<string, Schema>;

/**
 * Reads data/schemas/: file name (`article.schema.json`) → schema.
 * @throws SyntaxError when a schema is not JSON: that is an engineer's mistake, not an editor's.
 */
export function readSchemas(folder: string): Schemas {
  const directory = join(folder, "schemas");
  const names = readdirSync(directory)
    .filter((name) => name.endsWith(".schema.json"))
    .sort();
  return new Map(names.map((name) => [name, JSON.parse(readFileSync(join(directory, name), "utf8")) as Schema]));
}

/**
 * Follows `$ref` to the schema it names; keywords beside the reference win.
 * @throws Error when nothing stands at the reference.
 */
export function resolveSchema(schema: Schema, schemas: Schemas): Schema {
  if (schema.$ref === undefined) return schema;
  const [file = "", pointer = ""] = schema.$ref.split("#/$defs/");
  const target = schemas.get(file)?.$defs?.[pointer];
  if (!target) throw new Error(`data/schemas: nothing stands at ${schema.$ref}`);
  const { $ref: _, ...beside } = schema;
  return { ...resolveSchema(target, schemas), ...beside };
}

/** The schema that a document names in `$schema`, found by its file name. */
export function schemaName(value: JsonValue | undefined): string | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  return typeof value.$schema === "string" ? value.$schema.split("/").pop() : undefined;
}

/** A value of a document together with the schema that speaks about it. */
export interface Visit {
  path: JsonPath;
  value: JsonValue;
  schema: Schema;
  /** No names are filled in here: the schema or one above it is marked `x-raw`. */
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
