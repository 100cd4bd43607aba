import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "../../src/content/model/folder";
import { shownText } from "../../src/domain/typography/shown-text";
import { memoizeByMtime } from "../lib/memoize-by-mtime";
import type { JsonValue } from "../../src/lib/json-value";

/** Reads data/site.json, again only after it has changed. */
const readSite = memoizeByMtime((path) => JSON.parse(readFileSync(path, "utf8")) as JsonValue);

/** Returns a text of the content as pages show it (`shownText`), with the values of the content's site.json. */
export const fillText = (text: string): string => shownText(text, readSite(join(contentFolder(), "site.json")));
