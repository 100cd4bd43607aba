import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "@capture/content/model/folder";
import { shownHtml, shownText } from "@capture/domain/typography/shown-text";
import type { JsonValue } from "@capture/domain/lib/json-value";
import { memoizeByMtime } from "../lib/memoize-by-mtime";

/** Reads data/site.json, again only after it has changed. */
const readSite = memoizeByMtime((path) => JSON.parse(readFileSync(path, "utf8")) as JsonValue);

/** Returns a text of the content as pages show it (`shownText`), with the values of the content's site.json. */
export const fillText = (text: string): string => shownText(text, site());

/** Returns HTML of the content as pages show it (`shownHtml`). */
export const fillHtml = (html: string): string => shownHtml(html, site());

const site = (): JsonValue => readSite(join(contentFolder(), "site.json"));
