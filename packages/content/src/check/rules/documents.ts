import { basename } from "node:path";
import { field, type Collection, type Entry } from "../collection";
import type { OwnRule } from "../facts";
import type { JsonFile } from "../json-file";
import type { Problem } from "../problem";
import { isFileOf, schemaName } from "../../model/schemas";
import { didYouMean } from "../suggest";

/** Reports documents whose `$schema` is missing or is not the schema of a kind of file. */
export function schemaNameProblems({ files, schemas }: Collection): Problem[] {
  return files.flatMap((file) => {
    if (file.value === undefined) return [];
    const name = schemaName(file.value);
    if (Array.isArray(file.value)) {
      return [file.problem([], 'wrap the list in an object: { "$schema": …, "items": [ … ] }.')];
    }
    if (name === undefined) return [unnamedProblem(file)];
    if (schemas.get(name)?.["x-files"] !== undefined) return [];
    const matching = [...schemas].find(([, schema]) => isFileOf(file.name, schema["x-files"]))?.[0];
    const hint = matching === undefined ? didYouMean(name, [...schemas.keys()]) : ` (did you mean “${matching}”?)`;
    return [file.problem(["$schema"], `there is no schema “${name}”${hint}.`)];
  });
}

/** Reports documents outside of the folder of their kind, and documents whose file name differs from their id. */
export const fileNameProblems: OwnRule = (entry) => [...nameFaults(entry)];

function* nameFaults(entry: Entry): Iterable<Problem> {
  const { file, schema, schemaFile } = entry;
  const { "x-files": pattern, "x-name": key } = schema;
  if (pattern !== undefined && !isFileOf(file.name, pattern)) {
    const message = `files with ${schemaFile} belong in data/${pattern}; move this file or change “$schema”.`;
    yield file.problem(["$schema"], message);
  }
  const base = basename(file.name, ".json");
  const value = key === undefined ? undefined : field(entry, key);
  if (key !== undefined && value !== undefined && value !== base)
    yield file.problem([key], `the ${key} is “${value}” but the file is named ${base}.json; make them the same.`);
}

function unnamedProblem(file: JsonFile): Problem {
  const keys = Object.keys(Object(file.value) as object);
  if (keys.includes("$schema")) {
    return file.problem(["$schema"], "this must be the path of a schema, such as “../schemas/article.schema.json”.");
  }
  const near = keys.find((key) => didYouMean(key, ["$schema"]) !== "");
  if (near !== undefined)
    return file.problem([], `there is no field “${near}” here${didYouMean(near, ["$schema"])}.`, { key: near });
  return file.problem([], "the field “$schema” is missing; it says what kind of file this is.");
}
