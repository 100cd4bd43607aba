import type { JsonPath } from "../check/problem";
import type { ItemLink } from "./schemas";
import type { JsonValue } from "../../lib/json-value";

type Item = Readonly<Record<string, JsonValue>>;

/**
 * The items of a document to which a reference may refer, by name.
 * @param path of the reference in the document
 * @returns `undefined` when the neighboring field `of` refers to a containing item that does not exist
 */
export function itemsFor(
  document: JsonValue,
  { in: itemPath, of }: ItemLink,
  path: JsonPath,
): ReadonlyMap<string, Item> | undefined {
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
  const ancestors = path.reduce<(JsonValue | undefined)[]>(
    (found, key) => [...found, at(found.at(-1), key)],
    [document],
  );
  return at(
    ancestors.findLast((value) => at(value, name) !== undefined),
    name,
  );
}

function itemsIn(value: JsonValue, key: string): Item[] {
  const list = at(value, key);
  return Array.isArray(list) ? list.filter((item): item is { [key: string]: JsonValue } => isObject(item)) : [];
}

function at(value: JsonValue | undefined, key: string | number): JsonValue | undefined {
  return isObject(value) ? (value as Record<string | number, JsonValue>)[key] : undefined;
}

function isObject(value: JsonValue | undefined): boolean {
  return typeof value === "object" && value !== null;
}
