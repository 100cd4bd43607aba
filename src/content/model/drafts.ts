import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isCalendarDay } from "../../domain/calendar-day";
import { jsonFilesOf } from "../check/collection";
import { readSchemas, schemaName, type Schema } from "./schemas";
import type { JsonValue } from "../../lib/json-value";

/** The result of `hiddenUntil` for an entry with `"draft": true`. It sorts after every date. */
const DRAFT = "until it is published";

/** A document and its schema. */
interface Document {
  value: JsonValue;
  schema: Schema;
}

/**
 * The day until which builds leave an entry out: its `date` while that is in the future, in UTC. Results can be compared
 * as texts: "" means published, and that of a draft sorts after every date. Only kinds whose schema has the field `draft`
 * can be hidden.
 */
export function hiddenUntil({ value, schema }: Document): string {
  if (schema.properties?.draft === undefined || typeof value !== "object" || value === null) return "";
  const { draft, date } = value as Record<string, JsonValue>;
  if (draft === true) return DRAFT;
  const today = new Date().toISOString().slice(0, 10);
  return typeof date === "string" && date > today && isCalendarDay(date) ? date : "";
}

/** The message about a reference to something that is not published yet. */
export function unpublishedMessage(name: string, until: string): string {
  const state = until === DRAFT ? "is a draft" : `is not published before ${until}`;
  return `${name} ${state}; publish it first, or remove it here.`;
}

/** Whether this build shows drafts: `npm run dev` and `npm run preview` set the variable. */
export function showsDrafts(): boolean {
  return process.env.DRAFTS === "show";
}

/**
 * Paths of the documents that this build leaves out, as `articles/7.json`.
 * They are read one at a time, because thousands would fill the memory.
 */
export function hiddenFiles(folder: string): string[] {
  if (showsDrafts()) return [];
  const schemas = readSchemas(folder);
  return jsonFilesOf(folder).filter((name) => {
    const value = parsed(join(folder, name));
    const schema = schemas.get(schemaName(value) ?? "");
    return value !== undefined && schema !== undefined && hiddenUntil({ value, schema }) !== "";
  });
}

/** A document, or `undefined` when it is not JSON; the check reports that. */
function parsed(path: string): JsonValue | undefined {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as JsonValue;
  } catch {
    return undefined;
  }
}
