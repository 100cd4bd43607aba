import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "../../src/content/model/folder";
import { guardLinks } from "../../src/content/check/html";
import type { JsonValue } from "../../src/content/check/json-file";
import { fillFromSite } from "../../src/domain/placeholders";
import { memoizeByMtime } from "../lib/memoize-by-mtime";

/** data/site.json as it stands now. */
const readSite = memoizeByMtime((path) => JSON.parse(readFileSync(path, "utf8")) as JsonValue);

/** A text of the content as it is shown: the names of site.json filled in, outside links guarded. */
export const fillText = (text: string): string =>
  guardLinks(fillFromSite(text, readSite(join(contentFolder(), "site.json"))));
