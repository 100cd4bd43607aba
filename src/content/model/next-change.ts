import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { JsonValue } from "../../lib/json-value";
import { jsonFilesOf } from "./files-below";
import { publicationOf, readTimeZone } from "./publication";
import { readSchemas, schemaName } from "./schemas";

/**
 * The first time after another one at which an entry that is not a draft begins or ends, so that the site must be built;
 * `undefined` if there is none. Documents are read one at a time, because thousands would fill the memory.
 * @param folder path of data/ or of a copy of it
 */
export function nextChange(folder: string, after: Date): Date | undefined {
  const schemas = readSchemas(folder);
  const zone = readTimeZone(folder);
  const changes = jsonFilesOf(folder).flatMap((name) => {
    const value = parse(readFileSync(join(folder, name), "utf8"));
    const schema = schemas.get(schemaName(value) ?? "");
    if (value === undefined || !schema || (value as { draft?: unknown }).draft === true) return [];
    const { from, until } = publicationOf({ value, schema, zone });
    return [from, until ?? ""].filter((time) => time > after.toISOString());
  });
  const [first] = changes.sort();
  return first === undefined ? undefined : new Date(first);
}

/** The value of a document, or `undefined` when it is not valid JSON: an editor may be writing it. */
function parse(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}
