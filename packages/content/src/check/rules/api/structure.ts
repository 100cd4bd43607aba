import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import Ajv2020, { type ErrorObject, type ValidateFunction } from "ajv/dist/2020";
import type { JsonValue } from "@capture/domain/lib/json-value";
import type { JsonFile } from "../../json-file";
import type { Problem } from "../../problem";
import { explain } from "../../schema-problems";

/** The supported version is the one that data/schemas/openapi.schema.json requires. */
const SCHEMA = "@seriousme/openapi-schema-validator/schemas/v3.1/schema.json";
/** Keywords that only combine others, whose own errors say more. */
const COMBINING = ["if", "anyOf", "oneOf", "not"];

let compiled: ValidateFunction | undefined;

/** The schema of OpenAPI 3.1 by the OpenAPI Initiative. Values of formats, such as URLs, contain our placeholders. */
function schemaOfOpenApi(): ValidateFunction {
  if (compiled) return compiled;
  // Parcel, which compiles this file for Gatsby, removes the module’s own `require.resolve`.
  const path = createRequire(resolve("package.json")).resolve(SCHEMA);
  const schema = JSON.parse(readFileSync(path, "utf8")) as object;
  compiled = new Ajv2020({ allErrors: true, verbose: true, strict: false, validateFormats: false }).compile(schema);
  return compiled;
}

/**
 * Reports what OpenAPI 3.1 does not allow.
 * @param api the description without `$schema`
 * @see https://spec.openapis.org/oas/v3.1.1
 */
export function structureProblems(file: JsonFile, api: JsonValue): Problem[] {
  return errorsIn(api).map((error) => explain(file, error));
}

function errorsIn(api: JsonValue): ErrorObject[] {
  const validate = schemaOfOpenApi();
  if (validate(api)) return [];
  const errors = (validate.errors ?? []).filter(({ keyword }) => !COMBINING.includes(keyword));
  // Where a field is not valid, all fields of the group count as unevaluated.
  const isFollowUp = ({ keyword, instancePath }: ErrorObject): boolean =>
    keyword === "unevaluatedProperties" &&
    errors.some((other) => other.keyword !== keyword && other.instancePath.startsWith(instancePath));
  return errors.filter((error) => !isFollowUp(error));
}
