import { childOf, isRecord, type JsonObject, type JsonValue } from "@capture/domain/lib/json-value";
import type { JsonPath } from "../check/problem";
import type { ItemLink } from "./schemas";

/**
 * The items of a document to which a reference may refer, by name.
 * @param path of the reference in the document
 * @returns `undefined` when the neighboring field `of` refers to a containing item that does not exist
 */
export function itemsFor(
  document: JsonValue,
  { in: itemPath, of }: ItemLink,
  path: JsonPath,
): ReadonlyMap<string, JsonObject> | undefined {
  const keys = itemPath.split(".");
  const key = keys.pop() ?? "";
  const [list = "", ...inner] = keys;
  const container = of === undefined ? undefined : neighborValue(document, of, path);
  const outer = itemsIn(document, list).filter((item) => of === undefined || item[key] === container);
  if (of !== undefined && outer.length === 0) return undefined;
  const items = inner.reduce((found, name) => found.flatMap((item) => itemsIn(item, name)), outer);
  return new Map(items.flatMap((item) => (typeof item[key] === "string" ? [[item[key], item] as const] : [])));
}

/** The value of a field in the innermost object on a path that has this field. */
function neighborValue(document: JsonValue, name: string, path: JsonPath): JsonValue | undefined {
  for (let end = path.length; end >= 0; end -= 1) {
    const value = childOf(path.slice(0, end).reduce<JsonValue | undefined>(childOf, document), name);
    if (value !== undefined) return value;
  }
  return undefined;
}

function itemsIn(value: JsonValue, key: string): JsonObject[] {
  const list = childOf(value, key);
  return Array.isArray(list) ? list.filter(isRecord) : [];
}
