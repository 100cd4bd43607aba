import Ajv2020 from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { isRecord, type JsonObject, type JsonValue } from "@capture/domain/lib/json-value";
import type { JsonFile } from "../../json-file";
import type { Problem } from "../../problem";
import { explain } from "../../schema-problems";
import { didYouMean } from "../../suggest";
import { outerSchemas, pointerTo, referenceTo, schemasIn, type Found } from "./walk";

/** Keywords that OpenAPI adds to JSON Schema, and which do not restrict values. */
const OPENAPI_KEYWORDS = ["discriminator", "xml", "externalDocs", "example"];
/** Names under which a message suggests a keyword. */
const COMMON_KEYWORDS = [
  ...["type", "properties", "required", "items", "enum", "const", "format", "pattern", "description", "default"],
  ...["minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems", "additionalProperties", "examples"],
];
const ID = "openapi";

/** Creates a validator in which a schema of the description is known by its reference. */
export function createValidator(api: JsonValue): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false });
  addFormats(ajv);
  ajv.addVocabulary(OPENAPI_KEYWORDS);
  ajv.addSchema(api as object, ID);
  return ajv;
}

/** Reports schemas that JSON Schema does not allow, unknown keywords, and required fields that the schema does not define. */
export function schemaProblems(file: JsonFile, api: JsonValue, ajv: Ajv2020): Problem[] {
  return outerSchemas({ value: api, path: [] }).flatMap((schema) => [
    ...invalidSchemas(file, schema, ajv),
    ...schemasIn(schema).flatMap((each) => [...unknownKeywords(file, each, ajv), ...undefinedFields(file, each)]),
  ]);
}

function invalidSchemas(file: JsonFile, { value, path }: Found, ajv: Ajv2020): Problem[] {
  if (ajv.validateSchema(value as object | boolean) === true) return [];
  return (ajv.errors ?? [])
    .filter(({ keyword }) => keyword !== "anyOf")
    .map((error) => explain(file, { ...error, instancePath: pointerTo(path) + error.instancePath }));
}

const unknownKeywords = (file: JsonFile, { value, path }: Found<JsonObject>, ajv: Ajv2020): Problem[] =>
  Object.keys(value)
    .filter((key) => !key.startsWith("x-") && ajv.RULES.keywords[key] === undefined)
    .map((key) =>
      file.problem(path, `JSON Schema has no keyword “${key}”${didYouMean(key, COMMON_KEYWORDS)}.`, { key }),
    );

/** A schema that is combined from others may require fields that those define. */
function* undefinedFields(file: JsonFile, { value, path }: Found<JsonObject>): Iterable<Problem> {
  const { properties, required } = value;
  if (!isRecord(properties) || !Array.isArray(required)) return;
  for (const [index, name] of required.entries()) {
    if (typeof name !== "string" || properties[name] !== undefined) continue;
    const message = `there is no field “${name}” in “properties”${didYouMean(name, Object.keys(properties))}; add it, or remove it here.`;
    yield file.problem([...path, "required", index], message);
  }
}

/** A function that validates a value against the schema at a path. */
export const validatorAt = (ajv: Ajv2020, path: Found["path"]) => ajv.compile({ $ref: `${ID}${referenceTo(path)}` });
