import type { Schema } from "../../src/content/model/schemas";

/** The fields that say what an entry or an item is called, the best first. */
export const TITLE_KEYS = ["name", "title", "label", "text"];

/**
 * What an editor reads over a field: `x-label` of its schema, or the key as words.
 * @param key as `cardLine`, `case-studies` or `demo_request`
 */
export function labelOf(key: string, schema: Schema = {}): string {
  return schema["x-label"] ?? wordsOf(key);
}

/** `cardLine` and `card-line` → `Card line`. */
export function wordsOf(key: string): string {
  const words = key
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/[-_/]/g, " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What one item of a list is called: `Categories` → `Category`. */
export function singular(label: string): string {
  return label
    .replace(/ies$/, "y")
    .replace(/(s)es$/, "$1")
    .replace(/([^s])s$/, "$1");
}

/** The name of a collection, by its folder below data/: as `pages-legal`. */
export function collectionName(folder: string): string {
  return folder.replaceAll("/", "-");
}
