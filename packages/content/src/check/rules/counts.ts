import { dirname } from "node:path";
import type { Collection } from "../collection";
import { isPublished } from "../../model/drafts";
import { counted, fileProblem, type Problem } from "../problem";

/**
 * Reports kinds with fewer published files than `x-min-files` of their schema (1 by default), and missing files that a
 * published file requires (`x-needs`). A kind with `x-optional` may have no files.
 */
export function countProblems({ files, entries, schemas }: Collection): Problem[] {
  const hidden = new Set(entries.filter((entry) => !isPublished(entry)).map(({ file }) => file.name));
  const published = countsOf(files.map(({ name }) => name).filter((name) => !hidden.has(name)));
  const drafts = countsOf([...hidden]);
  const missing = [...schemas.values()].flatMap((schema) => {
    const { "x-files": pattern, "x-min-files": min = 1, description = "" } = schema;
    // The engine has the documents of its texts.
    const isOptional = schema["x-optional"] === true || schema["x-words"] !== undefined;
    if (pattern === undefined || isOptional) return [];
    const count = published.get(pattern) ?? 0;
    if (count >= min) return [];
    const draftCount = drafts.get(pattern) ?? 0;
    const drafted = draftCount === 0 ? "" : ` and ${counted(draftCount, "draft", "drafts")}`;
    const message = pattern.includes("*")
      ? `this folder has ${counted(count, "entry", "entries")}${drafted}; the minimum is ${min}.`
      : `this file is missing (${description.replace(/\.$/, "")}).`;
    return [fileProblem(pattern.includes("*") ? dirname(pattern) : pattern, message)];
  });
  const missingRequirements = entries
    .filter(({ file }) => !hidden.has(file.name))
    .flatMap(({ file, schema }) =>
      (schema["x-needs"] ?? [])
        .filter((pattern) => !published.has(pattern))
        .map((pattern) =>
          file.problem([], neededMessage(schema["x-implements"] === "Page" ? "page" : "file", pattern)),
        ),
    );
  return [...missing, ...missingRequirements];
}

function neededMessage(kind: "page" | "file", pattern: string): string {
  return pattern.includes("*")
    ? `this ${kind} needs a published entry in data/${dirname(pattern)}; add one, or delete the ${kind}.`
    : `this ${kind} needs data/${pattern}; add it, or delete the ${kind}.`;
}

/** The number of files by pattern, such as `articles/*.json`. */
function countsOf(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) {
    for (const pattern of [name, `${dirname(name)}/*.json`]) counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
  }
  return counts;
}
