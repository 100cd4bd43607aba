import { existsSync } from "node:fs";
import { join } from "node:path";
import { childOf, type JsonValue } from "@capture/domain/lib/json-value";
import { completeTexts, wordsIn } from "@capture/words/words";
import { jsonFilesOf, readJson } from "./files-below";
import { readSchemas, schemaOf, schemaPath } from "./schemas";

/**
 * Reads a document with the engine's texts in place of those that its file leaves out; `undefined` if the site has no file,
 * and the engine no texts.
 * @param folder path of the content folder
 * @param name path of the file below it: `labels/interface.json`
 */
export const readComplete = (folder: string, name: string): JsonValue | undefined =>
  completeTexts(name, readJson(join(folder, name)), readLanguage(folder));

/**
 * Reads all documents whose schema has texts of the engine, by their name. One with `x-optional` is left out if the site has
 * no file, because the site does not show what it belongs to.
 */
export function completeDocuments(folder: string): Map<string, JsonValue> {
  const schemas = readSchemas(folder);
  const language = readLanguage(folder);
  const names = new Set([...Object.keys(wordsIn(language)), ...jsonFilesOf(folder)]);
  return new Map(
    [...names].flatMap((name) => {
      const [schemaFile, schema] = schemaOf(name, schemas) ?? [];
      const isMissing = schema?.["x-optional"] === true && !existsSync(join(folder, name));
      if (schemaFile === undefined || schema?.["x-words"] === undefined || isMissing) return [];
      const value = completeTexts(name, readJson(join(folder, name)), language) as object;
      return [[name, { $schema: schemaPath(name, schemaFile), ...value }]];
    }),
  );
}

/** The language of a site; empty while site.json is broken. */
function readLanguage(folder: string): string {
  const language = childOf(readJson(join(folder, "site.json")), "language");
  return typeof language === "string" ? language : "";
}
