import { fillFromSite } from "@capture/domain/placeholders";
import { parseUrl } from "@capture/domain/lib/parse-url";
import { visitEntry, type Collection, type Entry } from "../check/collection";
import type { JsonPath, Problem } from "../check/problem";
import { linksInHtml } from "../check/html";
import { isPublished } from "../model/drafts";
import type { LinkResult, LinkResults } from "./link-results";

/** A link to another site. */
export interface OutsideLink {
  url: string;
  entry: Entry;
  path: JsonPath;
}

/** A URL that fails once may only be busy. */
const MIN_FAILURES = 2;
/** A text that only names a link of data/site.json, where the link itself is found. */
const NAME_ONLY = /^\{[\w.]+\}$/;

/** All links to other sites in published content, at the places where their URLs are written. */
export function outsideLinks({ entries, schemas, site }: Collection): OutsideLink[] {
  return entries.filter(isPublished).flatMap((entry) =>
    visitEntry(entry, schemas).flatMap(({ path, value, schema, raw }) =>
      typeof value === "string"
        ? linksIn(value, schema.format)
            .filter((link) => !NAME_ONLY.test(link))
            .map((link) => (raw ? link : fillFromSite(link, site)))
            .filter(isOutside)
            .map((url) => ({ url, entry, path }))
        : [],
    ),
  );
}

function linksIn(value: string, format: string | undefined): string[] {
  if (format === "link" || format === "outside") return [value];
  return format === "html" ? linksInHtml(value) : [];
}

const isOutside = (link: string): boolean => /^https?:\/\//.test(link) && parseUrl(link) !== undefined;

/** The links that have failed in two runs in a row, and those that have moved permanently. */
export function failedLinks(collection: Collection, results: LinkResults): Problem[] {
  return outsideLinks(collection).flatMap(({ url, entry, path }) => {
    const message = results[url] && messageOf(url, results[url]);
    return message === undefined ? [] : [entry.file.problem(path, message)];
  });
}

function messageOf(url: string, { failures, reason = "", since = "", movedTo }: LinkResult): string | undefined {
  if (failures >= MIN_FAILURES) return `${url} has failed since ${since}: ${reason}; correct or remove the link.`;
  if (failures === 0 && movedTo !== undefined) return `${url} has moved to ${movedTo} permanently; write the new URL.`;
  return undefined;
}
