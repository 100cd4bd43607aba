import { childOf, type JsonValue } from "@capture/domain/lib/json-value";
import type { JsonPath } from "../check/problem";

/** Sets the value at a path whose parent exists. */
export function setAt(root: JsonValue, path: JsonPath, text: JsonValue): void {
  const parent = path.slice(0, -1).reduce<JsonValue | undefined>(childOf, root);
  const last = path.at(-1);
  if (last !== undefined) (parent as Record<string | number, JsonValue>)[last] = text;
}
