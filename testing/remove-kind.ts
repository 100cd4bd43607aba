import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readCollection } from "../src/content/check/collection";
import { jsonFilesOf } from "../src/content/model/files-below";
import { routesOf } from "../src/content/model/routes";
import { readSchemas } from "../src/content/model/schemas";
import type { JsonValue } from "../src/lib/json-value";

/**
 * The kinds of content that a site may omit and this content has, as patterns of files: `pages/compare.json`, or
 * `articles/*.json`. Files that another kind needs are omitted with it, so they are not listed.
 */
export function removableKinds(data: string): string[] {
  const schemas = [...readSchemas(data).values()];
  const needed = new Set(schemas.flatMap((schema) => schema["x-needs"] ?? []));
  return schemas
    .filter((schema) => schema["x-optional"] === true)
    .flatMap((schema) => schema["x-files"] ?? [])
    .filter((pattern) => !needed.has(pattern) && filesOf(data, pattern).length > 0);
}

/** Deletes the files of a kind, and every link to their pages, as an editor does who follows the content check. */
export function removeKind(data: string, pattern: string): void {
  const before = [...routesOf(readCollection(data)).keys()];
  for (const name of filesOf(data, pattern)) rmSync(join(data, name));
  const after = routesOf(readCollection(data));
  const removed = new Set(before.filter((route) => !after.has(route)));
  for (const name of jsonFilesOf(data)) {
    const path = join(data, name);
    const document = JSON.parse(readFileSync(path, "utf8")) as JsonValue;
    writeFileSync(path, JSON.stringify(withoutLinks(document, removed), null, 2));
  }
}

function filesOf(data: string, pattern: string): string[] {
  if (!pattern.includes("*")) return jsonFilesOf(data).filter((name) => name === pattern);
  const folder = pattern.replace("/*.json", "");
  return readdirSync(data).includes(folder)
    ? jsonFilesOf(data).filter((name) => name.startsWith(`${folder}/`) && name.split("/").length === 2)
    : [];
}

const pathOf = (link: string): string => link.split(/[?#]/)[0] ?? "";

/** The document without the items of lists that link to a removed page, and without such links in bodies of HTML. */
function withoutLinks(value: JsonValue, removed: ReadonlySet<string>): JsonValue {
  if (typeof value === "string") {
    return value.replace(/<a href="([^"]*)">(.*?)<\/a>/g, (link, href: string, text: string) =>
      removed.has(pathOf(href)) ? text : link,
    );
  }
  if (Array.isArray(value)) {
    return value.filter((item) => !linksTo(item, removed)).map((item) => withoutLinks(item, removed));
  }
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutLinks(inner, removed)]));
}

function linksTo(item: JsonValue, removed: ReadonlySet<string>): boolean {
  const isLink = typeof item === "object" && item !== null && !Array.isArray(item) && typeof item.to === "string";
  return isLink && removed.has(pathOf(String(item.to)));
}
