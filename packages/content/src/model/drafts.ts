import type { JsonValue } from "@capture/domain/lib/json-value";
import { jsonFilesOf } from "./files-below";
import { contentTime, documentsIn, publicationOf, type Document } from "./publication";

/** The result of `hiddenUntil` for an entry with `"draft": true`. It sorts after every date. */
const DRAFT = "until it is published";
/** The result of `hiddenUntil` for an entry whose `until` has passed. It sorts after every date. */
const ENDED = "until its end is moved";

/**
 * The time (UTC) until which builds leave an entry out: its `from` or `date`, if that is in the future. The result is "" for
 * a published entry, and for a draft, or an entry that has ended, a text that sorts after every time, so results can be
 * compared as strings. Only kinds whose schema has the field `draft` can be hidden, and entries that belong to a hidden page.
 */
export function hiddenUntil(document: Document): string {
  const { value, schema, page } = document;
  const hiddenPage = page ? hiddenUntil(page) : "";
  if (schema.properties?.draft === undefined || typeof value !== "object" || value === null) return hiddenPage;
  if ((value as Record<string, JsonValue>).draft === true) return DRAFT;
  const now = contentTime();
  const { from, until } = publicationOf(document);
  if (until !== undefined && until <= now) return ENDED;
  return from > now && from > hiddenPage ? from : hiddenPage;
}

/** Whether visitors see an entry now. */
export const isPublished = (document: Document): boolean => hiddenUntil(document) === "";

/** The time (UTC) at which an entry ends, or the page to which it belongs; `undefined` if neither ends. */
export function endOf(document: Document): string | undefined {
  const ends = [publicationOf(document).until, document.page && endOf(document.page)];
  return ends.filter((end) => end !== undefined).sort()[0];
}

/** What a reference must know of an entry: until when it is hidden, and when it ends. */
export interface Visibility {
  hiddenUntil: string;
  endsAt?: string | undefined;
}

/** The visibility of an entry. */
export function visibilityOf(document: Document): Visibility {
  return { hiddenUntil: hiddenUntil(document), endsAt: endOf(document) };
}

/**
 * The message about a reference from an entry to one that is not published all the time in which the first one is;
 * `undefined` if it is. The end is reported in advance, because a build that the end makes due must not fail. A draft, and
 * an entry that has ended, may refer to anything.
 * @param name the name of the target in the message
 */
export function visibilityFault(name: string, target: Visibility, source: Visibility): string | undefined {
  if (isWord(source.hiddenUntil)) return undefined;
  if (target.hiddenUntil > source.hiddenUntil) return unpublishedMessage(name, target.hiddenUntil);
  if (target.endsAt === undefined || (source.endsAt !== undefined && source.endsAt <= target.endsAt)) return undefined;
  return `${name} is published only until ${shownTime(target.endsAt)}; end this entry by then, or remove it here.`;
}

/** The message about a reference to an entry that is not published now. */
function unpublishedMessage(name: string, until: string): string {
  if (until === ENDED) return `${name} is no longer published; move its end, or remove it here.`;
  const state = until === DRAFT ? "is a draft" : `is not published before ${shownTime(until)}`;
  return `${name} ${state}; publish it first, or remove it here.`;
}

const isWord = (until: string): boolean => until === DRAFT || until === ENDED;

/** A day as it is, and a time to the minute: `2026-12-01 08:00 UTC`. */
function shownTime(time: string): string {
  const [day = "", clock] = time.split("T");
  return clock === undefined ? day : `${day} ${clock.slice(0, 5)} UTC`;
}

/** Whether this build shows drafts: `npm run dev` and `npm run preview` set the variable. */
export function showsDrafts(): boolean {
  return process.env.DRAFTS === "show";
}

/**
 * Paths of the documents that this build leaves out, such as `articles/7.json`: drafts and entries outside
 * their time, unless the build shows them, and entries whose page (`x-belongs-to`) is left out or does not exist.
 */
export function hiddenFiles(folder: string): string[] {
  const names = jsonFilesOf(folder);
  const published = new Set(names);
  const pages = new Map<string, string>();
  for (const { name, ...document } of documentsIn(folder)) {
    if (!isPublished(document) && !showsDrafts()) published.delete(name);
    const page = document.schema["x-belongs-to"];
    if (page !== undefined) pages.set(name, page);
  }
  return names.filter((name) => !published.has(name) || !published.has(pages.get(name) ?? name));
}
