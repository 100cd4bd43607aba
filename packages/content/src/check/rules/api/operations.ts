import { isRecord, type JsonObject } from "@capture/domain/lib/json-value";
import { field } from "../../collection";
import type { JsonFile } from "../../json-file";
import type { JsonPath, Problem } from "../../problem";
import { METHODS } from "../../../model/api-description";
import { repeatedIn } from "../duplicates";
import { didYouMean } from "../../suggest";
import { valueAt, type Found } from "./walk";

const SAMPLES = "x-codeSamples";

/** An operation, and the parameters of its path. */
interface Operation extends Found<JsonObject> {
  /** The path of a call, or the name of an event. */
  readonly name: string;
  readonly isCall: boolean;
  readonly shared: readonly Found[];
}

/** Reports names that are used twice or not defined: operations, tags, security schemes, parameters of paths, examples. */
export function operationProblems(file: JsonFile, api: JsonObject): Problem[] {
  const operations = [...operationsIn(api, "paths"), ...operationsIn(api, "webhooks")];
  const samples = operations.flatMap((operation) => listAt(operation, SAMPLES));
  return [
    ...repeated(file, operations, "operationId"),
    ...repeated(file, samples, "x-id"),
    ...operations.flatMap((operation) => extensionProblems(file, operation)),
    ...operations.flatMap((operation) => tagProblems(file, operation, api)),
    ...[{ value: api, path: [] }, ...operations].flatMap((each) => securityProblems(file, each, api)),
    ...operations.filter(({ isCall }) => isCall).flatMap((operation) => [...pathProblems(file, operation, api)]),
  ];
}

function operationsIn(api: JsonObject, part: "paths" | "webhooks"): Operation[] {
  const items = api[part];
  if (!isRecord(items)) return [];
  return Object.entries(items).flatMap(([name, item]) =>
    METHODS.flatMap((method) => {
      if (!isRecord(item) || !isRecord(item[method])) return [];
      const shared = listAt({ value: item, path: [part, name] }, "parameters");
      return [{ value: item[method], path: [part, name, method], name, isCall: part === "paths", shared }];
    }),
  );
}

const listAt = ({ value, path }: Found, key: string): Found[] => {
  const list = isRecord(value) ? value[key] : undefined;
  return Array.isArray(list) ? list.map((item, index) => ({ value: item, path: [...path, key, index] })) : [];
};

/** Reports each name that is used before. */
function repeated(file: JsonFile, named: readonly Found[], key: string): Problem[] {
  const names = named.map(({ value }) => field({ value }, key));
  return repeatedIn(names).map((index) =>
    file.problem([...(named[index]?.path ?? []), key], `“${names[index]}” is used twice; choose another name.`),
  );
}

/** OpenAPI allows any field that begins with x-, so a misspelled one would be ignored. */
const extensionProblems = (file: JsonFile, { value, path }: Operation): Problem[] =>
  Object.keys(value)
    .filter((key) => key.startsWith("x-") && key !== SAMPLES && didYouMean(key, [SAMPLES]) !== "")
    .map((key) => file.problem(path, `there is no field “${key}” here${didYouMean(key, [SAMPLES])}.`, { key }));

function tagProblems(file: JsonFile, operation: Operation, { tags }: JsonObject): Problem[] {
  const known = Array.isArray(tags) ? tags.flatMap((tag) => (isRecord(tag) ? String(tag.name) : [])) : [];
  return listAt(operation, "tags")
    .filter(({ value }) => !known.includes(String(value)))
    .map(({ value, path }) => unknown(file, path, String(value), known, "tags"));
}

function securityProblems(file: JsonFile, { value, path }: Found, { components }: JsonObject): Problem[] {
  const schemes = isRecord(components) && isRecord(components.securitySchemes) ? components.securitySchemes : {};
  const known = Object.keys(schemes);
  return listAt({ value, path }, "security").flatMap((requirement) =>
    Object.keys(Object(requirement.value) as object)
      .filter((name) => !known.includes(name))
      .map((name) => unknown(file, [...requirement.path, name], name, known, "components.securitySchemes")),
  );
}

const unknown = (file: JsonFile, path: JsonPath, name: string, known: readonly string[], place: string): Problem =>
  file.problem(
    path,
    `there is no “${name}” in “${place}”${didYouMean(name, known)}; add it there, or correct it here.`,
  );

/** Compares the parameters in a path, such as `{id}`, with the parameters that the operation describes. */
function* pathProblems(file: JsonFile, operation: Operation, api: JsonObject): Iterable<Problem> {
  const { name, path, shared } = operation;
  const described = [...shared, ...listAt(operation, "parameters")].flatMap((found) => {
    const { value } = found;
    const parameter = isRecord(value) && typeof value.$ref === "string" ? valueAt(api, value.$ref) : value;
    return isRecord(parameter) && parameter.in === "path" ? [{ name: String(parameter.name), path: found.path }] : [];
  });
  const inPath = [...name.matchAll(/\{([^}]+)\}/g)].map(([, parameter = ""]) => parameter);
  for (const each of inPath) {
    const message = `the path has {${each}}, but no parameter in “path” describes it; add one.`;
    if (!described.some((parameter) => parameter.name === each)) yield file.problem(path.slice(0, 2), message);
  }
  for (const parameter of described) {
    const message = `the path has no {${parameter.name}}; add it, or remove this parameter.`;
    if (!inPath.includes(parameter.name)) yield file.problem(parameter.path, message);
  }
}
