import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isCalendarDay } from "../../domain/calendar-day";
import { jsonFilesOf } from "./files-below";
import { readSchemas, schemaName, type Schema } from "./schemas";
import type { JsonValue } from "../../lib/json-value";

/** The result of `hiddenUntil` for an entry with `"draft": true`. It sorts after every date. */
const DRAFT = "until it is published";

/** A document and its schema. */
interface Document {
  value: JsonValue;
  schema: Schema;
  /** The page to which the document belongs (`x-belongs-to`). */
  page?: Document | undefined;
}

/**
 * The day (UTC) until which builds leave an entry out: its `date`, if that is in the future. The result is "" for a
 * published entry, and for a draft a text that sorts after every date, so results can be compared as strings. Only kinds
 * whose schema has the field `draft` can be hidden, and entries that belong to a hidden page.
 */
export function hiddenUntil({ value, schema, page }: Document): string {
  const until = page ? hiddenUntil(page) : "";
  if (schema.properties?.draft === undefined || typeof value !== "object" || value === null) return until;
  const { draft, date } = value as Record<string, JsonValue>;
  if (draft === true) return DRAFT;
  const today = new Date().toISOString().slice(0, 10);
  const isPlanned = typeof date === "string" && date > today && isCalendarDay(date);
  return isPlanned && date > until ? date : until;
}

/** The message about a reference to an entry that is not published yet. */
export function unpublishedMessage(name: string, until: string): string {
  const state = until === DRAFT ? "is a draft" : `is not published before ${until}`;
  return `${name} ${state}; publish it first, or remove it here.`;
}

/** Whether this build shows drafts: `npm run dev` and `npm run preview` set the variable. */
export function showsDrafts(): boolean {
  return process.env.DRAFTS === "show";
}

/**
 * Paths of the documents that this build leaves out, such as `articles/7.json`: drafts, unless the build shows them, and
 * entries whose page (`x-belongs-to`) is left out or does not exist. Documents are read one at a time, because thousands
 * would fill the memory.
 */
export function hiddenFiles(folder: string): string[] {
  const schemas = readSchemas(folder);
  const published = new Map<string, string | undefined>();
  const names = jsonFilesOf(folder);
  for (const name of names) {
    const value = parseDocument(join(folder, name));
    const schema = schemas.get(schemaName(value) ?? "");
    const isDraft = value !== undefined && schema !== undefined && hiddenUntil({ value, schema }) !== "";
    if (!isDraft || showsDrafts()) published.set(name, schema?.["x-belongs-to"]);
  }
  return names.filter((name) => {
    const page = published.get(name);
    return !published.has(name) || (page !== undefined && !published.has(page));
  });
}

/** The value of a document, or `undefined` when it is not valid JSON, which the check reports. */
function parseDocument(path: string): JsonValue | undefined {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as JsonValue;
  } catch {
    return undefined;
  }
}
