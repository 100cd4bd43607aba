import { join } from "node:path";
import { Temporal } from "temporal-polyfill";
import { isCalendarDay } from "@capture/domain/time/calendar-day";
import { DEFAULT_TIME_ZONE, isLocalTime, timeZoneOf } from "@capture/domain/time/local-time";
import type { JsonValue } from "@capture/domain/lib/json-value";
import { jsonFilesOf, readJson } from "./files-below";
import { readSchemas, schemaName, type Schema } from "./schemas";

/** A document and its schema. */
export interface Document {
  value: JsonValue;
  schema: Schema;
  /** The time zone of the site (`timeZone` in site.json); UTC by default. */
  zone?: string | undefined;
  /** The page to which the document belongs (`x-belongs-to`). */
  page?: Document | undefined;
}

/** When a document is published. Times are ISO texts in UTC, which sort by time; a day is its midnight. */
export interface Publication {
  /** "" if the document has no beginning. */
  from: string;
  /** `undefined` if the document has no end. */
  until: string | undefined;
}

/**
 * When builds contain a document, apart from drafts: from its `from` on, or else from its `date` on, and before its
 * `until`. Malformed times are ignored; the check reports them. A kind without the field `draft` is always published.
 */
export function publicationOf({ value, schema, zone = DEFAULT_TIME_ZONE }: Document): Publication {
  if (schema.properties?.draft === undefined || typeof value !== "object" || value === null) {
    return { from: "", until: undefined };
  }
  const { date, from, until } = value as Record<string, JsonValue>;
  const day = typeof date === "string" && isCalendarDay(date) ? date : "";
  return { from: instantOf(from, zone) ?? day, until: instantOf(until, zone) };
}

function instantOf(local: JsonValue | undefined, zone: string): string | undefined {
  return typeof local === "string" && isLocalTime(local) ? toInstant(local, zone).toISOString() : undefined;
}

/**
 * Converts a local time to a time in UTC. A time that the clock skips in spring is moved forward by the skipped hour, and
 * of a time that occurs twice in autumn the first is meant.
 * @param local such as 2026-12-01T09:00
 * @param zone such as Europe/Berlin
 */
export const toInstant = (local: string, zone: string): Date =>
  new Date(Temporal.PlainDateTime.from(local).toZonedDateTime(zone).epochMilliseconds);

/** The time zone of the site whose content is in a folder; UTC if its settings cannot be read. */
export const readTimeZone = (folder: string): string => timeZoneOf(readJson(join(folder, "site.json")));

/**
 * The documents of a content folder with their names, without those whose schema is unknown. They are read one at a time,
 * because thousands would fill the memory.
 */
export function* documentsIn(folder: string): Generator<Document & { name: string }> {
  const schemas = readSchemas(folder);
  const zone = readTimeZone(folder);
  for (const name of jsonFilesOf(folder)) {
    const value = readJson(join(folder, name));
    const schema = schemas.get(schemaName(value) ?? "");
    if (value !== undefined && schema) yield { name, value, schema, zone };
  }
}

/**
 * The time for which content is read, as ISO text. A build sets CONTENT_TIME when it begins, so that an entry whose time
 * comes during the build is not in one half of the files only.
 */
export const contentTime = (): string => process.env.CONTENT_TIME ?? new Date().toISOString();
