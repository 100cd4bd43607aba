import type Ajv2020 from "ajv/dist/2020";
import { isRecord, type JsonObject, type JsonValue } from "@capture/domain/lib/json-value";
import type { JsonFile } from "../../json-file";
import type { JsonPath, Problem } from "../../problem";
import { explain } from "../../schema-problems";
import { objectsIn, outerSchemas, pointerTo, schemasIn, valueAt, type Found } from "./walk";
import { validatorAt } from "./schemas";

/** A value that a schema must allow. */
interface Example extends Found {
  readonly schemaPath: JsonPath;
}

/** Reports examples that their schemas do not allow, and contents without an example. */
export function exampleProblems(file: JsonFile, api: JsonValue, ajv: Ajv2020): Problem[] {
  const root = { value: api, path: [] };
  const holders = objectsIn(root).filter(({ value }) => value.schema !== undefined);
  const inSchemas = outerSchemas(root).flatMap(schemasIn).flatMap(examplesOfSchema);
  return [
    ...holders.flatMap((holder) => {
      const examples = examplesOf(holder, api);
      return examples.length === 0 && holder.path.at(-2) === "content"
        ? [file.problem(holder.path, "this content has no example; add “example”.")]
        : examples.flatMap((example) => validate(file, example, ajv));
    }),
    ...inSchemas.flatMap((example) => validate(file, example, ajv)),
  ];
}

function validate(file: JsonFile, { value, path, schemaPath }: Example, ajv: Ajv2020): Problem[] {
  const isValid = validatorAt(ajv, schemaPath);
  if (isValid(value)) return [];
  return (isValid.errors ?? []).map((error) =>
    explain(file, { ...error, instancePath: pointerTo(path) + error.instancePath }),
  );
}

/** The examples of a content, a parameter or a header. */
function examplesOf({ value, path }: Found<JsonObject>, api: JsonValue): Example[] {
  const schemaPath = [...path, "schema"];
  const named = isRecord(value.examples) ? Object.entries(value.examples) : [];
  return [
    ...(value.example === undefined ? [] : [{ value: value.example, path: [...path, "example"], schemaPath }]),
    ...named.flatMap(([name, each]) => {
      const example = isRecord(each) && typeof each.$ref === "string" ? valueAt(api, each.$ref) : each;
      if (!isRecord(example) || example.value === undefined) return [];
      return [
        { value: example.value, path: [...path, "examples", name, ...(example === each ? ["value"] : [])], schemaPath },
      ];
    }),
  ];
}

function examplesOfSchema({ value: { example, examples }, path: schemaPath }: Found<JsonObject>): Example[] {
  return [
    ...(example === undefined ? [] : [{ value: example, path: [...schemaPath, "example"], schemaPath }]),
    ...(Array.isArray(examples)
      ? examples.map((value, index) => ({ value, path: [...schemaPath, "examples", index], schemaPath }))
      : []),
  ];
}
