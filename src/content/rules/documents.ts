import type { Collection } from "../collection";
import { field } from "../collection";
import type { Problem } from "../problem";
import { schemaName } from "../schemas";
import { didYouMean } from "../suggest";

/** A document names its schema, is in the folder of its kind, and is named after its id. */
export function documentProblems({ files, entries, schemas }: Collection): Problem[] {
  const unnamed = files.flatMap((file) => {
    if (file.value === undefined) return [];
    const name = schemaName(file.value);
    if (Array.isArray(file.value)) {
      return [file.problem([], 'a list stands inside a group: { "$schema": …, "items": [ … ] }.')];
    }
    if (name === undefined)
      return [file.problem([], "the field “$schema” is missing; it says what kind of file this is.")];
    const known = [...schemas].filter(([, schema]) => schema["x-files"] !== undefined);
    if (known.some(([key]) => key === name)) return [];
    const fitting = known.find(([, schema]) => isFileOf(file.name, schema["x-files"] ?? ""))?.[0];
    const hint = fitting === undefined ? didYouMean(name, [...schemas.keys()]) : ` (did you mean “${fitting}”?)`;
    return [file.problem(["$schema"], `there is no schema “${name}”${hint}.`)];
  });
  const misplaced = entries.flatMap(({ file, schema, schemaFile }) => {
    const pattern = schema["x-files"];
    if (pattern === undefined || isFileOf(file.name, pattern)) return [];
    return [file.problem(["$schema"], `files of ${schemaFile} stand at data/${pattern}, not here.`)];
  });
  const misnamed = entries.flatMap((entry) => {
    const key = entry.schema["x-name"];
    const value = key === undefined ? undefined : field(entry, key);
    const base = entry.file.name
      .split("/")
      .pop()
      ?.replace(/\.json$/, "");
    if (key === undefined || value === undefined || value === base) return [];
    return [
      entry.file.problem([key], `the ${key} is “${value}” but the file is named ${base}.json; make them the same.`),
    ];
  });
  return [...unnamed, ...misplaced, ...misnamed];
}

/** Whether a name below data/ fits a pattern as `articles/*.json`. */
export function isFileOf(name: string, pattern: string): boolean {
  const source = pattern
    .split("*")
    .map((part) => part.replace(/[.]/g, "\\."))
    .join("[^/]+");
  return new RegExp(`^${source}$`).test(name);
}
