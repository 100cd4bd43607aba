import { readFileSync } from "node:fs";
import Ajv2020, { type ErrorObject, type ValidateFunction } from "ajv/dist/2020";
import { memoize } from "../../memoize";
import type { JsonFile } from "../../json-file";
import type { Problem } from "../../problem";
import { explain } from "../../schema-problems";
import type { JsonValue } from "../../../../lib/json-value";

/** The supported version, which data/schemas/openapi.schema.json requires. */
const VERSION = "3.1";
/** Keywords that only combine others, whose own errors say more. */
const COMBINING = ["if", "anyOf", "oneOf", "not"];

let compiled: ValidateFunction | undefined;

/** The schema of OpenAPI 3.1 by the OpenAPI Initiative. Values of formats, such as URLs, contain our placeholders. */
function schemaOfOpenApi(): ValidateFunction {
  if (compiled) return compiled;
  const path = require.resolve(`@seriousme/openapi-schema-validator/schemas/v${VERSION}/schema.json`);
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
  return errorsIn(api as object).map((error) => explain(file, error));
}

/** Cached, because most checks do not change the file. */
const errorsIn = memoize((api: object, _: undefined = undefined): ErrorObject[] => {
  const validate = schemaOfOpenApi();
  if (validate(api)) return [];
  const errors = (validate.errors ?? []).filter(({ keyword }) => !COMBINING.includes(keyword));
  // Where a field is not valid, all fields of the group count as unevaluated.
  const isFollowUp = ({ keyword, instancePath }: ErrorObject): boolean =>
    keyword === "unevaluatedProperties" &&
    errors.some((other) => other.keyword !== keyword && other.instancePath.startsWith(instancePath));
  return errors.filter((error) => !isFollowUp(error));
});
