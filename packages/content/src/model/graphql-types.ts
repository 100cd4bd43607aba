import { isFreeText, isNullable, resolveSchema, valueType, type Schema, type Schemas } from "./schemas";

/** Names of fields that Gatsby reserves on every node. */
const RESERVED = ["children", "parent", "internal", "fields"];

/** The state while types are derived. */
interface Run {
  schemas: Schemas;
  /** The SDL of every type that is already derived, by name. */
  types: Map<string, string>;
}

/**
 * Derives the GraphQL types of all content from data/schemas/, as one SDL text. A schema with `x-files` becomes a node type
 * named after its `title`, one with `x-interface` an interface. Objects inside are named after their parent and key, unless
 * they have a `title`. Required fields and texts of the engine are non-null, paths of files become File nodes, days become
 * Date, a reference (`x-link`) becomes the entry that it names, and `@filled` replaces placeholders in free text.
 * @throws Error when two different objects have the same name, an interface is unknown, or Gatsby reserves a field name
 */
export function graphqlTypes(schemas: Schemas): string {
  const run: Run = { schemas, types: new Map() };
  for (const schema of schemas.values()) {
    if (schema["x-interface"] === true) defineInterface(schema, run);
    if (schema["x-files"] !== undefined) defineNode(schema, run);
  }
  return [...run.types.values()].join("\n\n");
}

function defineInterface(schema: Schema, run: Run): void {
  const name = schema.title ?? "";
  define(run, name, `interface ${name} implements Node`, ["  id: ID!", ...fieldLines(schema, name, run, false)]);
}

function defineNode(schema: Schema, run: Run): void {
  const name = schema.title ?? "";
  const reservedKey = RESERVED.find((key) => schema.properties?.[key] !== undefined);
  if (reservedKey !== undefined)
    throw new Error(
      `data/schemas: ${name} has a field “${reservedKey}”; Gatsby reserves that name; choose another one.`,
    );
  const { id, ...properties } = schema.properties ?? {};
  const required = requiredFields(schema).map((key) => (key === "id" ? "jsonId" : key));
  // gatsby-transformer-json renames the id of an entry to jsonId, because Gatsby uses id.
  const renamed = { ...schema, required, properties: { ...(id && { jsonId: id }), ...properties } };
  const parent = interfaceOf(schema, run.schemas);
  // An optional field of the interface is null on pages that do not have it.
  const complete = parent ? { ...renamed, properties: { ...parent.properties, ...renamed.properties } } : renamed;
  const interfaces = `Node${parent ? ` & ${parent.title ?? ""}` : ""}`;
  const head = `type ${name} implements ${interfaces} @dontInfer`;
  define(run, name, head, fieldLines(complete, name, run, schema["x-raw"] === true));
}

function interfaceOf(schema: Schema, schemas: Schemas): Schema | undefined {
  const name = schema["x-implements"];
  if (name === undefined) return undefined;
  const parentSchema = [...schemas.values()].find((other) => other["x-interface"] === true && other.title === name);
  if (!parentSchema) throw new Error(`data/schemas: ${schema.title ?? ""} implements the unknown interface “${name}”.`);
  return parentSchema;
}

function define({ types }: Run, name: string, head: string, lines: readonly string[]): void {
  const text = `${head} {\n${lines.join("\n")}\n}`;
  const known = types.get(name);
  if (known !== undefined && known !== text)
    throw new Error(`data/schemas: two different objects are named ${name}; give one of them another “title”.`);
  types.set(name, text);
}

function fieldLines(schema: Schema, parent: string, run: Run, raw: boolean): string[] {
  const requiredKeys = requiredFields(schema);
  return Object.entries(schema.properties ?? {})
    .filter(([key, property]) => key !== "$schema" && !isMap(property))
    .map(([key, property]) => {
      const required = requiredKeys.includes(key) && !isNullable(property) ? "!" : "";
      const { type, directives } = fieldType(property, parent + capitalized(key), run, raw);
      const description = property.description ?? resolveSchema(property, run.schemas).description;
      const comment = description === undefined ? "" : `  ${JSON.stringify(description)}\n`;
      return `${comment}  ${key}: ${type}${required}${directives}`;
    });
}

/** The fields that a query always returns: from the file, or from the engine’s texts. */
const requiredFields = ({ required = [], "x-words": words = [] }: Schema): string[] => [...required, ...words];

function fieldType(property: Schema, name: string, run: Run, raw: boolean): { type: string; directives: string } {
  const schema = resolveSchema(property, run.schemas);
  const isRaw = schema["x-raw"] ?? raw;
  const link = schema["x-link"];
  if (link && "by" in link) return { type: link.type, directives: ` @link(by: "${link.by}")` };
  switch (valueType(schema)) {
    case "integer":
      return { type: "Int", directives: "" };
    case "number":
      return { type: "Float", directives: "" };
    case "boolean":
      return { type: "Boolean", directives: "" };
    case "array": {
      const { type, directives } = fieldType(schema.items ?? {}, name, run, isRaw);
      return { type: `[${type}!]`, directives };
    }
    case "object": {
      const title = schema.title ?? name;
      // A definition that several files share must be the same type in all of them, so it does not inherit `x-raw`.
      const isShared = schema !== property;
      define(run, title, `type ${title}`, fieldLines(schema, title, run, isRaw && !isShared));
      return { type: title, directives: "" };
    }
    default:
      return { type: stringType(schema), directives: directivesOf(schema, isRaw) };
  }
}

function stringType({ format }: Schema): string {
  if (isFile(format)) return "File";
  return format === "date" ? "Date" : "String";
}

function isFile(format: Schema["format"]): boolean {
  return format === "picture" || format === "video" || format === "file";
}

function directivesOf(schema: Schema, raw: boolean): string {
  const { format } = schema;
  if (isFile(format)) return ' @spelledOnDisk @link(by: "relativePath")';
  if (format === "date") return " @dateformat";
  if (!isFreeText(schema, raw)) return "";
  return format === "html" ? " @filled(html: true)" : " @filled";
}

/** Whether the names of the fields are free, which GraphQL cannot express. A resolver must read such a value. */
function isMap({ properties, additionalProperties }: Schema): boolean {
  return properties === undefined && typeof additionalProperties === "object";
}

function capitalized(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1);
}
