import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { HelpContent } from "../../../src/search/documents";
import { fillFromSite } from "../../../src/domain/placeholders";
import type { JsonValue } from "../../../src/lib/json-value";

const site = JSON.parse(readFileSync("data/site.json", "utf8")) as JsonValue;

/** A file of the content as a query returns it, with placeholders filled in. */
function read<T>(...path: string[]): T {
  return JSON.parse(fillFromSite(readFileSync(join("data", ...path), "utf8"), site)) as T;
}

const all = <T>(folder: string): T[] => readdirSync(join("data", folder)).map((name) => read<T>(folder, name));

/** The real content that the index of the help search is built from. */
export const helpContent: HelpContent = {
  faqs: read<{ items: HelpContent["faqs"] }>("academy", "faqs.json").items,
  manuals: read<{ items: HelpContent["manuals"] }>("academy", "manuals.json").items,
  tutorials: read<{ items: HelpContent["tutorials"] }>("academy", "tutorials.json").items,
  articles: all("articles"),
  products: all("products"),
  groups: read<{ items: HelpContent["groups"] }>("specification-fields.json").items,
};
