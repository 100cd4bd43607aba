import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "@capture/content/check/check";
import { readCollection } from "@capture/content/check/collection";
import { mistakesIn } from "@capture/content/check/problem";
import { jsonFilesOf } from "@capture/content/model/files-below";
import { routesOf } from "@capture/content/model/routes";
import { readSchemas } from "@capture/content/model/schemas";
import type { JsonValue } from "@capture/domain/lib/json-value";

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

/** An editor needs fewer rounds: a reference, its item, its section and its file. */
const MAX_ROUNDS = 10;

/**
 * Deletes the files of a kind, and every link to their pages. Then it deletes what the content check reports: a reference
 * to a deleted entry, and, if the check then reports a missing field or an empty list, the group that contains it.
 */
export function removeKind(data: string, pattern: string): void {
  removeFilesAndLinks(data, pattern);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const mistakes = mistakesIn(checkContent(data));
    if (mistakes.length === 0) return;
    // The last mistake of a file first, because deleting an item changes the indices of the next ones.
    for (const { file, where } of mistakes.toReversed()) deleteAt(join(data, "..", file), where);
  }
}

/** Deletes a value of a document, or the document itself if the path is empty. */
function deleteAt(file: string, where: string): void {
  if (!existsSync(file)) return;
  const path = where.match(/[^.[\]]+/g) ?? [];
  const key = path.at(-1);
  if (key === undefined) return rmSync(file);
  const document = JSON.parse(readFileSync(file, "utf8")) as JsonValue;
  const parent = path.slice(0, -1).reduce<unknown>((value, each) => (value as Record<string, unknown>)[each], document);
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else Reflect.deleteProperty(parent as object, key);
  writeFileSync(file, JSON.stringify(document, null, 2));
}

function removeFilesAndLinks(data: string, pattern: string): void {
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
