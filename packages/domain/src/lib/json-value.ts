/** What JSON.parse returns. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

export type JsonObject = Readonly<Record<string, JsonValue>>;

/** Whether a value has named fields; a list has none. */
export const isRecord = (value: JsonValue | undefined): value is Record<string, JsonValue> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The value at a step of a path: the field of an object, or the item of a list. */
export const childOf = (value: JsonValue | undefined, step: string | number): JsonValue | undefined =>
  typeof value === "object" && value !== null ? (value as Record<string | number, JsonValue>)[step] : undefined;
