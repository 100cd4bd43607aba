import type { Schema } from "@capture/content/model/schemas";

/** Fields that can name an entry or an item, by priority. */
export const TITLE_KEYS = ["name", "title", "label", "text"];

/**
 * The label of a field: `x-label` of its schema, or the key as words.
 * @param key for example `cardLine`, `case-studies` or `demo_request`
 */
export function labelOf(key: string, schema: Schema = {}): string {
  return schema["x-label"] ?? toWords(key);
}

/** `cardLine` and `card-line` → `Card line`. */
export function toWords(key: string): string {
  const words = key
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/[-_/]/g, " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The label of one item of a list: `Categories` → `Category`. */
export function toSingular(label: string): string {
  return label
    .replace(/ies$/, "y")
    .replace(/(s)es$/, "$1")
    .replace(/([^s])s$/, "$1");
}

/** The name of the collection for a folder below data/: `pages/legal` → `pages-legal`. */
export function collectionName(folder: string): string {
  return folder.replaceAll("/", "-");
}
