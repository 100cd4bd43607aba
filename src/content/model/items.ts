import type { JsonPath } from "../check/problem";
import type { ItemLink } from "./schemas";
import type { JsonValue } from "../../lib/json-value";

type Item = Readonly<Record<string, JsonValue>>;

/**
 * The items of a document that a reference may name, by their names.
 * @param path of the reference in the document
 * @returns undefined when the neighboring field that names the containing item names an unknown one
 */
export function itemsFor(
  document: JsonValue,
  { in: place, of }: ItemLink,
  path: JsonPath,
): ReadonlyMap<string, Item> | undefined {
  const keys = place.split(".");
  const key = keys.pop() ?? "";
  const [list = "", ...inner] = keys;
  const holder = of === undefined ? undefined : valueBeside(document, of, path);
  const outer = itemsIn(document, list).filter((item) => of === undefined || item[key] === holder);
  if (of !== undefined && outer.length === 0) return undefined;
  const items = inner.reduce((found, name) => found.flatMap((item) => itemsIn(item, name)), outer);
  return new Map(items.flatMap((item) => (typeof item[key] === "string" ? [[item[key], item] as const] : [])));
}

/** The value of a field of this name in the nearest object around a path. */
function valueBeside(document: JsonValue, name: string, path: JsonPath): JsonValue | undefined {
  const around = path.reduce<(JsonValue | undefined)[]>((found, key) => [...found, at(found.at(-1), key)], [document]);
  return at(
    around.findLast((value) => at(value, name) !== undefined),
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
