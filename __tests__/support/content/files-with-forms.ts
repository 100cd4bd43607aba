import { readFileSync } from "node:fs";
import { join } from "node:path";
import { jsonFilesOf } from "@capture/content/model/files-below";
import { readSchemas, schemaName } from "@capture/content/model/schemas";
import type { JsonValue } from "@capture/domain/lib/json-value";

/** Files of a content folder that the desk shows as forms: all except those whose schema has `x-desk: false`. */
export function filesWithForms(folder: string): string[] {
  const schemas = readSchemas(folder);
  return jsonFilesOf(folder).filter((name) => {
    const document = JSON.parse(readFileSync(join(folder, name), "utf8")) as JsonValue;
    return schemas.get(schemaName(document) ?? "")?.["x-desk"] !== false;
  });
}
