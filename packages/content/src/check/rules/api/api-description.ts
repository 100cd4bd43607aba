import { siteValue } from "@capture/domain/placeholders";
import { isRecord, type JsonObject, type JsonValue } from "@capture/domain/lib/json-value";
import type { FactRule } from "../../facts";
import type { JsonFile } from "../../json-file";
import { memoize } from "../../memoize";
import type { Problem } from "../../problem";
import { exampleProblems } from "./examples";
import { operationProblems } from "./operations";
import { createValidator, schemaProblems } from "./schemas";
import { structureProblems } from "./structure";
import { urlProblems } from "./urls";
import { objectsIn, valueAt } from "./walk";

/**
 * Checks the description of the API: the structure of OpenAPI, references, schemas, names, and each example against its
 * schema. Later steps rely on earlier ones, so the first step with problems is the last.
 */
export const apiDescriptionProblems: FactRule = ({ file, schema }, _, { site }) => {
  if (schema.title !== "ApiDescription" || !isRecord(file.value)) return [];
  const { $schema: _schema, ...api } = file.value;
  const problems = ownProblems(file, undefined);
  if (problems.length > 0) return problems;
  const unknown = serverProblems(file, api, site);
  return unknown.length > 0 ? unknown : urlProblems(file, api, site);
};

/** The problems that depend on this file alone. Cached, because compiling its schemas takes most of the time. */
const ownProblems = memoize((file: JsonFile, _: undefined): Problem[] => {
  const { $schema: _schema, ...api } = Object(file.value) as JsonObject;
  const steps = [
    () => structureProblems(file, api),
    () => referenceProblems(file, api),
    () => [...operationProblems(file, api), ...valueProblems(file, api)],
  ];
  for (const step of steps) {
    const problems = step();
    if (problems.length > 0) return problems;
  }
  return [];
});

function valueProblems(file: JsonFile, api: JsonObject): Problem[] {
  const ajv = createValidator(api);
  const invalid = schemaProblems(file, api, ajv);
  return invalid.length > 0 ? invalid : exampleProblems(file, api, ajv);
}

function referenceProblems(file: JsonFile, api: JsonObject): Problem[] {
  return objectsIn({ value: api, path: [] }).flatMap(({ value: { $ref }, path }) => {
    if (typeof $ref !== "string") return [];
    if (!$ref.startsWith("#/")) {
      return [file.problem([...path, "$ref"], `“${$ref}” is not in this file; write #/components/… and add it there.`)];
    }
    return valueAt(api, $ref) === undefined ? [file.problem([...path, "$ref"], `there is nothing at “${$ref}”.`)] : [];
  });
}

/** A server's URL contains variables of the server and placeholders of data/site.json. */
function serverProblems(file: JsonFile, { servers }: JsonObject, site: JsonValue): Problem[] {
  if (!Array.isArray(servers)) return [];
  return servers.flatMap((server, index) => {
    if (!isRecord(server)) return [];
    const variables = isRecord(server.variables) ? server.variables : {};
    return [...String(server.url).matchAll(/\{([^}]+)\}/g)]
      .flatMap(([, name = ""]) => name)
      .filter((name) => variables[name] === undefined && siteValue(site, name) === undefined)
      .map((name) => file.problem(["servers", index, "url"], `there is no “${name}” in “variables”; add it there.`));
  });
}
