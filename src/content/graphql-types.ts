import { resolveSchema, type Schema, type Schemas } from "./schemas";

/** Names that Gatsby keeps for itself at the top of every node. */
const RESERVED = ["children", "parent", "internal", "fields"];

/**
 * Derives the GraphQL types of all content from data/schemas/, as one SDL
 * text. A schema with `x-files` becomes a node type named after its `title`;
 * required fields are non-null; picture and film paths become File nodes; days
 * become Date; a reference (`x-link`) becomes the entry it names; free text
 * has the names of site.json filled in by `@filled`.
 * @throws Error when an object in a schema carries no `title` to name its type, or a file's field a name of Gatsby's
 */
export function graphqlTypes(schemas: Schemas): string {
  const types = new Map<string, string>();
  for (const schema of schemas.values()) {
    if (schema["x-files"] !== undefined) defineType(schema, schemas, types, true, schema["x-raw"] === true);
  }
  return [...types.values()].join("\n\n");
}

function defineType(
  schema: Schema,
  schemas: Schemas,
  types: Map<string, string>,
  isNode: boolean,
  raw: boolean,
): string {
  const name = schema.title;
  if (name === undefined)
    throw new Error(`data/schemas: an object has no title to name its type: ${JSON.stringify(schema).slice(0, 120)}`);
  if (types.has(name)) return name;
  const taken = isNode ? RESERVED.find((key) => schema.properties?.[key] !== undefined) : undefined;
  if (taken !== undefined)
    throw new Error(`data/schemas: ${name} has a field “${taken}”; Gatsby keeps that name for itself`);
  types.set(name, "");
  const fields = Object.entries(schema.properties ?? {})
    .filter(([key]) => key !== "$schema")
    .map(([key, property]) => {
      const required = schema.required?.includes(key) ? "!" : "";
      const { type, directives } = fieldType(property, schemas, types, raw);
      // gatsby-transformer-json keeps an entry's own id as jsonId; id is Gatsby's.
      const renamed = isNode && key === "id";
      const description = property.description ?? resolveSchema(property, schemas).description;
      const comment = description === undefined ? "" : `  ${JSON.stringify(description)}\n`;
      return `${comment}  ${renamed ? "jsonId" : key}: ${type}${required}${directives}`;
    });
  types.set(name, `type ${name}${isNode ? " implements Node @dontInfer" : ""} {\n${fields.join("\n")}\n}`);
  return name;
}

function fieldType(
  property: Schema,
  schemas: Schemas,
  types: Map<string, string>,
  raw: boolean,
): { type: string; directives: string } {
  const schema = resolveSchema(property, schemas);
  const isRaw = raw || schema["x-raw"] === true;
  const link = schema["x-link"];
  if (link) return { type: link.type, directives: ` @link(by: "${link.by}")` };
  switch (schema.type) {
    case "integer":
      return { type: "Int", directives: "" };
    case "boolean":
      return { type: "Boolean", directives: "" };
    case "array": {
      const { type, directives } = fieldType(schema.items ?? {}, schemas, types, isRaw);
      return { type: `[${type}!]`, directives };
    }
    case "object":
      return { type: defineType(schema, schemas, types, false, isRaw), directives: "" };
    default:
      return stringType(schema, isRaw);
  }
}

function stringType(schema: Schema, raw: boolean): { type: string; directives: string } {
  if (schema.format === "picture" || schema.format === "film") {
    return { type: "File", directives: ' @link(by: "relativePath")' };
  }
  if (schema.format === "date") return { type: "Date", directives: " @dateformat" };
  const isCode = schema.enum !== undefined || (schema.pattern !== undefined && schema.pattern !== "\\S");
  return { type: "String", directives: raw || isCode ? "" : " @filled" };
}
