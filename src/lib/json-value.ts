/** What JSON.parse returns. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };
