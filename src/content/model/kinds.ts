import { dirname } from "node:path";
import { resolveSchema, type Schema, type Schemas } from "./schemas";

/** Kinds of entry that `npm run content:new` can create. The schema file of a kind has its name, or its name and an s. */
export const KINDS = ["article", "case-study", "project", "product", "solution", "tutorial", "manual"];

/** A kind of entry, with its schemas. */
export interface Kind {
  /** One of `KINDS`, such as `case-study`. */
  name: string;
  /** File name of `schema`. */
  schemaFile: string;
  /** The schema of the files of this kind. */
  schema: Schema;
  /** The schema of one entry: `schema`, or the schema of a list item if `isItem`. */
  shape: Schema;
  /** Whether entries are items of a list in one file, instead of files. */
  isItem: boolean;
}

/**
 * Finds a kind by its name.
 * @throws Error when data/schemas has no schema for it, which is a mistake in the code
 */
export function kindNamed(name: string, schemas: Schemas): Kind {
  const schemaFile = [`${name}.schema.json`, `${name}s.schema.json`].find((each) => schemas.has(each));
  const schema = schemas.get(schemaFile ?? "");
  if (schemaFile === undefined || !schema) throw new Error(`data/schemas: there is no schema of “${name}”`);
  const isItem = schema["x-files"]?.includes("*") !== true;
  const shape = isItem ? resolveSchema(schema.properties?.items?.items ?? {}, schemas) : schema;
  return { name, schemaFile, schema, shape, isItem };
}

/** The folder for pictures of a kind, relative to data/, such as `images/articles`. The content desk uses the same folders. */
export function pictureFolder({ schema }: Kind): string {
  return `images/${dirname(schema["x-files"] ?? "").replaceAll("/", "-")}`;
}

/** The placeholder name of a new entry: “New case study”, with its number if it has one. */
export function newName(kind: string, number = ""): string {
  return `New ${kind.replaceAll("-", " ")} ${number}`.trimEnd();
}
