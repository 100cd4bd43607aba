import { dirname } from "node:path";
import { resolveSchema, type Schema, type Schemas } from "./schemas";

/** What `npm run content:new` can make; each is the name of a schema, alone or in the plural. */
export const KINDS = ["article", "case-study", "project", "product", "solution", "tutorial", "manual"];

/** Where entries of a kind are stored, and which fields they have. */
export interface Kind {
  /** As `case-study`. */
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
 * What is known of a kind.
 * @throws Error when there is no schema of its name: that is an engineer's mistake
 */
export function kindNamed(name: string, schemas: Schemas): Kind {
  const schemaFile = [`${name}.schema.json`, `${name}s.schema.json`].find((each) => schemas.has(each));
  const schema = schemas.get(schemaFile ?? "");
  if (schemaFile === undefined || !schema) throw new Error(`data/schemas: there is no schema of “${name}”`);
  const isItem = schema["x-files"]?.includes("*") !== true;
  const shape = isItem ? resolveSchema(schema.properties?.items?.items ?? {}, schemas) : schema;
  return { name, schemaFile, schema, shape, isItem };
}

/** Where pictures of a kind are put, below data/: where the content desk puts them too. */
export function pictureFolder({ schema }: Kind): string {
  return `images/${dirname(schema["x-files"] ?? "").replaceAll("/", "-")}`;
}

/** What an entry is called until it has a name: “New case study”, with a number if it has one. */
export function newName(kind: string, number = ""): string {
  return `New ${kind.replaceAll("-", " ")} ${number}`.trimEnd();
}
