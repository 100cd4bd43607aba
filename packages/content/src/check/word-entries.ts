import type { JsonValue } from "@capture/domain/lib/json-value";
import { mergeTexts } from "@capture/words/merge-texts";
import type { Words } from "@capture/words/words";
import { resolveSchema, schemaOf, schemaPath, type Schemas } from "../model/schemas";
import type { Entry } from "./entry";
import { parseJsonFile } from "./json-file";
import { memoize } from "./memoize";

/** Memoized, because rules are memoized by entry. */
const completer = memoize((words: Words, _: undefined) =>
  memoize((entry: Entry, _context: undefined): Entry => {
    const defaults = words[entry.file.name];
    return defaults ? { ...entry, value: mergeTexts(defaults, entry.value) ?? entry.value, written: entry } : entry;
  }),
);

/** An entry with the engine’s texts in place of those that its file leaves out. */
export const completeEntry = (entry: Entry, words: Words): Entry => completer(words, undefined)(entry, undefined);

const entriesFor = memoize((schemas: Schemas, _: undefined) =>
  memoize((words: Words, _context: undefined): Entry[] =>
    Object.entries(words).flatMap(([name, texts]) => {
      const [schemaFile, schema] = schemaOf(name, schemas) ?? [];
      if (schemaFile === undefined || !schema || schema["x-optional"] === true) return [];
      const value: JsonValue = { $schema: schemaPath(name, schemaFile), ...texts };
      const file = parseJsonFile(name, Buffer.from(JSON.stringify(value, null, 2)));
      return { file, value, schemaFile, schema: resolveSchema(schema, schemas) };
    }),
  ),
);

/**
 * The engine’s documents, as if the site had a file for each. One with `x-optional` is left out, because the site shows
 * what it belongs to only if it has the file.
 */
export const engineEntries = (words: Words, schemas: Schemas): Entry[] =>
  entriesFor(schemas, undefined)(words, undefined);
