import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { JsonValue } from "@capture/domain/lib/json-value";
import type { JsonPath } from "../check/problem";
import { memoize } from "../check/memoize";

/** All formats of texts. Ajv checks days, times and zones, the rules of the content check the others. */
export const FORMATS = [
  ...(["picture", "video", "file", "link", "outside", "email", "html", "code"] as const),
  ...(["date", "datetime-local", "time-zone", "icon", "alias", "color", "focal-point"] as const),
];

type ValueType = "object" | "array" | "string" | "integer" | "number" | "boolean";

/** The part of JSON Schema that data/schemas/ uses, and our own `x-` keywords. */
export interface Schema {
  $id?: string;
  $ref?: string;
  $defs?: Record<string, Schema>;
  title?: string;
  description?: string;
  /** With `"null"`, the value may be unknown. */
  type?: ValueType | readonly [ValueType, "null"];
  properties?: Record<string, Schema>;
  /** False, or the schema of all fields that are not in `properties`, whose names are free. */
  additionalProperties?: false | Schema;
  required?: string[];
  items?: Schema;
  /** The first schema defines the shape; the others only restrict it. */
  allOf?: Schema[];
  /** The value in a new entry. */
  default?: JsonValue;
  uniqueItems?: boolean;
  const?: string;
  /** With `null`, the value may be unknown. */
  enum?: (string | null)[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  format?: (typeof FORMATS)[number];
  /** Pattern for the paths of files of this kind, such as `articles/*.json`. */
  "x-files"?: string;
  /** The minimum number of files of this kind; 1 by default. */
  "x-min-files"?: number;
  /** Whether the site works without a file of this kind. */
  "x-optional"?: boolean;
  /** Paths or patterns of optional files, at least one each, that a published file of this kind requires. */
  "x-needs"?: string[];
  /** Fields that files may leave out, because the engine has their texts (`packages/words`). */
  "x-words"?: string[];
  /** Path of the page to which files of this kind belong, such as `pages/blog.json`. Without it, they are not published. */
  "x-belongs-to"?: string;
  /** Fields with names of the entry. After the entry is removed, the check reports texts that contain them. */
  "x-named"?: string[];
  /** The field whose value is the file name. */
  "x-name"?: string;
  /** Whether the schema defines fields that several kinds share. Such a schema has no files. */
  "x-interface"?: boolean;
  /** Title of the interface that files of this kind implement. */
  "x-implements"?: string;
  /** The value is a reference to an entry or a text in another file. */
  "x-link"?: Link;
  /** The value is a reference to an item of a list in the same file. */
  "x-item"?: ItemLink;
  /** Whether placeholders such as `{brand}` are shown literally. */
  "x-raw"?: boolean;
  /** Whether languages translate the text although it is `x-raw`. */
  "x-translate"?: boolean;
  /** Placeholders that a component replaces when it renders the text: `count` in `{count} projects`. */
  "x-placeholders"?: string[];
  /** The label in the content desk; without it, the label is the key, split into words. */
  "x-label"?: string;
  /** `false` for a file that has no form in the content desk. */
  "x-desk"?: false;
  /** Whether a desk with review (`DESK_WORKFLOW=review`) publishes a change only after a second person has read it. */
  "x-review"?: true;
}

/**
 * A reference to another file. With `by`, the value is that field of an entry of the type; with `has`, the entry must also
 * have that field. With `in`, the value is a text in the only file of the type, at a path of keys such as `items.fields.key`.
 */
export type Link = { type: string; by: string; has?: string } | { type: string; in: string };

/**
 * A reference to an item in the same file. `in` is the path of the field that identifies the item, such as `rooms.id`.
 * For an item of an inner list, `of` is the neighboring field that refers to the containing item.
 */
export interface ItemLink {
  in: string;
  of?: string;
}

/** Whether a value refers to something that is defined elsewhere. */
export const isReference = (schema: Schema): boolean =>
  schema["x-link"] !== undefined || schema["x-item"] !== undefined;

/**
 * Whether a text is written for readers: not a code, a reference, a URL, an email address or the path of a file.
 * @param raw whether the schema or one that contains it has `x-raw`
 */
export function isFreeText(schema: Schema, raw: boolean): boolean {
  const { pattern } = schema;
  const isCode =
    schema.enum !== undefined || schema.const !== undefined || (pattern !== undefined && pattern !== "\\S");
  return !raw && !isCode && !isReference(schema);
}

/** Whether the value may be `null`, which means that it is not known. */
export const isNullable = ({ type }: Schema): boolean => typeof type === "object";

/** The type of a value that is not `null`. */
export const valueType = ({ type }: Schema): ValueType | undefined => (typeof type === "object" ? type[0] : type);

/** The values that an `enum` allows, without `null`. */
export const choicesOf = ({ enum: values = [] }: Schema): string[] => values.filter((value) => value !== null);

export type Schemas = ReadonlyMap<string, Schema>;

/**
 * Reads the schemas by file name, such as `article.schema.json`. A content folder without schemas has those of data/,
 * because schemas belong to the code of the site.
 * @param folder path of the content folder
 * @throws SyntaxError when a schema is not JSON
 */
export function readSchemas(folder: string): Schemas {
  const ownDirectory = join(folder, "schemas");
  const directory = existsSync(ownDirectory) ? ownDirectory : resolve("data/schemas");
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
function definition(reference: string, schemas: Schemas): Schema {
  const [file = "", name = ""] = reference.split("#/$defs/");
  const target = schemas.get(file)?.$defs?.[name];
  if (!target) throw new Error(`data/schemas: cannot resolve ${reference}; it is not in $defs.`);
  return target;
}

/** The file name of the schema in a document's `$schema`; `undefined` without one. */
export function schemaName(value: JsonValue | undefined): string | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  return typeof value.$schema === "string" ? value.$schema.split("/").pop() : undefined;
}

/**
 * The value of `$schema` in a document.
 * @param name path of the document below data/
 */
export const schemaPath = (name: string, schemaFile: string): string =>
  `${"../".repeat(name.split("/").length - 1) || "./"}schemas/${schemaFile}`;

/** Whether a path relative to data/ matches the pattern of a schema, such as `articles/*.json`. */
export function isFileOf(name: string, pattern = ""): boolean {
  const source = pattern
    .split("*")
    .map((part) => part.replace(/[.]/g, "\\."))
    .join("[^/]+");
  return new RegExp(`^${source}$`).test(name);
}

/** The schema of the documents with a path below data/, after its file name; `undefined` when there is none. */
export const schemaOf = (name: string, schemas: Schemas): [schemaFile: string, schema: Schema] | undefined =>
  [...schemas].find(([, schema]) => isFileOf(name, schema["x-files"]));

/** The schema of a field; `undefined` when the schema of the group does not define it. */
function propertySchema({ properties, additionalProperties }: Schema, key: string): Schema | undefined {
  return properties?.[key] ?? (additionalProperties === false ? undefined : additionalProperties);
}

/** A value of a document and its schema. */
export interface Visit {
  path: JsonPath;
  value: JsonValue;
  schema: Schema;
  /** Whether placeholders are shown literally, because the schema or one that contains it has `x-raw`. */
  raw: boolean;
}

/** Every value of a document that its schema defines; a containing value comes before its parts. */
export function* visit(
  value: JsonValue,
  schema: Schema,
  schemas: Schemas,
  path: JsonPath = [],
  raw = false,
): Generator<Visit> {
  const resolved = resolveSchema(schema, schemas);
  const isRaw = resolved["x-raw"] ?? raw;
  yield { path, value, schema: resolved, raw: isRaw };
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      if (resolved.items) yield* visit(item, resolved.items, schemas, [...path, index], isRaw);
    }
  } else if (typeof value === "object" && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      const known = propertySchema(resolved, key);
      if (known) yield* visit(item, known, schemas, [...path, key], isRaw);
    }
  }
}
