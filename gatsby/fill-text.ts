import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "../src/content/folder";
import { guardLinks } from "../src/content/html";
import type { JsonValue } from "../src/content/json-file";
import { fillFromSite } from "../src/content/placeholders";
import { memoizeByMtime } from "./memoize-by-mtime";

/** data/site.json as it stands now. */
const readSite = memoizeByMtime((path) => JSON.parse(readFileSync(path, "utf8")) as JsonValue);

/** A text of the content as it is shown: the names of site.json filled in, outside links guarded. */
export const fillText = (text: string): string =>
  guardLinks(fillFromSite(text, readSite(join(contentFolder(), "site.json"))));
