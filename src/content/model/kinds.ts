import { dirname } from "node:path";
import { resolveSchema, type Schema, type Schemas } from "./schemas";

/** What `npm run content:new` can create. Each is the name of a schema, in the singular or with an s. */
export const KINDS = ["article", "case-study", "project", "product", "solution", "tutorial", "manual"];

/** A kind of entry: where its files are, and which fields it has. */
export interface Kind {
  /** Such as `case-study`. */
  name: string;
  /** Name and content of the schema of its files. */
  schemaFile: string;
  schema: Schema;
  /** The schema of an entry: of a file, or of an item in the one file of the kind. */
  shape: Schema;
  /** Whether an entry is an item of a list. */
  isItem: boolean;
}

/**
 * The kind with a name.
 * @throws Error when it has no schema, which is a mistake in the code
 */
export function kindNamed(name: string, schemas: Schemas): Kind {
  const schemaFile = [`${name}.schema.json`, `${name}s.schema.json`].find((each) => schemas.has(each));
  const schema = schemas.get(schemaFile ?? "");
  if (schemaFile === undefined || !schema) throw new Error(`data/schemas: there is no schema of “${name}”`);
  const isItem = schema["x-files"]?.includes("*") !== true;
  const shape = isItem ? resolveSchema(schema.properties?.items?.items ?? {}, schemas) : schema;
  return { name, schemaFile, schema, shape, isItem };
}

/** The folder below data/ for pictures of a kind. The content desk uses the same. */
export function pictureFolder({ schema }: Kind): string {
  return `images/${dirname(schema["x-files"] ?? "").replaceAll("/", "-")}`;
}

/** The placeholder name of a new entry: “New case study”, with its number if it has one. */
export function newName(kind: string, number = ""): string {
  return `New ${kind.replaceAll("-", " ")} ${number}`.trimEnd();
}
