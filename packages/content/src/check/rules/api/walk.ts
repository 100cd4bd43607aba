import { childOf, isRecord, type JsonObject, type JsonValue } from "@capture/domain/lib/json-value";
import type { JsonPath } from "../../problem";

/** A value of a document, and its path. */
export interface Found<Value = JsonValue> {
  readonly value: Value;
  readonly path: JsonPath;
}

/** Keywords of JSON Schema whose value is a schema, a list of schemas, or schemas by name. */
const SCHEMA_IN = ["items", "additionalProperties", "not", "if", "then", "else", "contains", "propertyNames"];
const SCHEMAS_IN = ["allOf", "anyOf", "oneOf", "prefixItems"];
const NAMED_SCHEMAS_IN = ["properties", "patternProperties", "dependentSchemas", "$defs"];

const entriesOf = ({ value, path }: Found): Found[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).map(([key, item]) => ({
        value: item,
        path: [...path, Array.isArray(value) ? Number(key) : key],
      }))
    : [];

/** Literal values, in which a field such as `schema` means nothing. */
const LITERALS = ["example", "examples", "default", "enum", "const", "x-codeSamples"];

/** Every object of a description, except those in literal values. A containing object comes before its parts. */
export function objectsIn(found: Found): Found<JsonObject>[] {
  const inner = entriesOf(found)
    .filter(({ path }) => !LITERALS.includes(String(path.at(-1))))
    .flatMap(objectsIn);
  return isRecord(found.value) ? [{ value: found.value, path: found.path }, ...inner] : inner;
}

/** The outermost schemas of a description: those of components, contents, parameters and headers. */
export function outerSchemas(api: Found): Found[] {
  return entriesOf(api).flatMap((found) => {
    const [key, before] = [found.path.at(-1), found.path.at(-2)];
    if (LITERALS.includes(String(key))) return [];
    if (key === "schema") return [found];
    if (key === "schemas" && before === "components") return entriesOf(found);
    return outerSchemas(found);
  });
}

/** A schema and all schemas inside it. */
export function schemasIn(schema: Found): Found<JsonObject>[] {
  const { value, path } = schema;
  if (!isRecord(value)) return [];
  const at = (key: string): Found[] => (value[key] === undefined ? [] : [{ value: value[key], path: [...path, key] }]);
  const inner = [
    ...SCHEMA_IN.flatMap(at),
    ...[...SCHEMAS_IN, ...NAMED_SCHEMAS_IN].flatMap(at).flatMap((found) => entriesOf(found)),
  ];
  return [{ value, path }, ...inner.flatMap(schemasIn)];
}

/** The value at a reference such as `#/components/schemas/Space`, or `undefined`. */
export function valueAt(api: JsonValue, reference: string): JsonValue | undefined {
  return reference
    .slice("#/".length)
    .split("/")
    .map((part) => decodeURIComponent(part).replace(/~1/g, "/").replace(/~0/g, "~"))
    .reduce<JsonValue | undefined>(childOf, api);
}

/** The JSON Pointer to a value: `/paths/~1api~1v1~1spaces`. */
export const pointerTo = (path: JsonPath): string =>
  path.map((step) => `/${String(step).replace(/~/g, "~0").replace(/\//g, "~1")}`).join("");

/** The reference to a value, which is a pointer as part of a URL. */
export const referenceTo = (path: JsonPath): string =>
  `#${pointerTo(path).split("/").map(encodeURIComponent).join("/")}`;
