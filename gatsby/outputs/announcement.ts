import { createHash } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { AnnouncementContent } from "@capture/domain/announcement";
import { readJsonFile } from "@capture/content/check/json-file";
import { readComplete } from "@capture/content/model/complete";
import { isPublished, showsDrafts } from "@capture/content/model/drafts";
import { isLocalTime } from "@capture/domain/time/local-time";
import { fillFromSite } from "@capture/domain/placeholders";
import { readTimeZone, toInstant } from "@capture/content/model/publication";
import { readSchemas } from "@capture/content/model/schemas";
import type { JsonValue } from "@capture/domain/lib/json-value";
import { recordInlineScript } from "../lib/inline-scripts";
import { hideAnnouncement } from "./hide-announcement";

/** The file that webpack resolves `@announcement` to. */
export const ANNOUNCEMENT_MODULE = resolve(".cache/announcement.js");

/** The path of the announcement in the content folder. */
export const ANNOUNCEMENT_FILE = "announcement.json";

/** The fields of data/announcement.json. */
interface Source {
  text: string;
  link?: { text: string; to: string };
  pages?: string[];
  until?: string;
}

/**
 * The announcement that a build of this content shows; `null` if there is none, it is a draft, or it is not its time.
 * @param folder path of data/ or of a copy of it
 */
export function announcementIn(folder: string): AnnouncementContent | null {
  if (!existsSync(join(folder, ANNOUNCEMENT_FILE))) return null;
  const value = readJsonFile(folder, ANNOUNCEMENT_FILE).value ?? {};
  const schema = readSchemas(folder).get("announcement.schema.json") ?? {};
  const zone = readTimeZone(folder);
  if (!isPublished({ value, schema, zone }) && !showsDrafts()) return null;
  const site = readJsonFile(folder, "site.json").value ?? {};
  const labels = readComplete(folder, "labels/interface.json") as Record<string, JsonValue>;
  const { text, link, pages, until } = value as JsonValue & Source;
  const fill = (each: string): string => fillFromSite(each, site);
  return {
    text: fill(text),
    link: link && { text: fill(link.text), to: link.to },
    pages,
    // A draft is shown even after its end.
    until: until !== undefined && isLocalTime(until) && !showsDrafts() ? toInstant(until, zone).getTime() : undefined,
    version: createHash("sha256").update(text).digest("hex").slice(0, 8),
    name: fill(String(labels.announcement)),
    dismiss: fill(String(labels.dismiss)),
    skip: fill(String(labels.skipToContent)),
  };
}

/** The text of the inline script after the bar. */
export const announcementScript = `(${hideAnnouncement.toString()})()`;

/** Writes the module `@announcement`. `gatsby develop` watches it. */
export function writeAnnouncementModule(folder: string): void {
  mkdirSync(dirname(ANNOUNCEMENT_MODULE), { recursive: true });
  const values = { announcement: announcementIn(folder), announcementScript };
  const lines = Object.entries(values).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`);
  writeFileSync(ANNOUNCEMENT_MODULE, lines.join(""));
  recordInlineScript("announcement", announcementScript);
}
