import type { Field } from "@sveltia/cms";

/** The name and the status of an entry, and the time in which it is published. */
const FIRST_FIELDS = ["title", "name", "draft", "from", "until"];
/** URLs and texts for search engines. */
const LAST_FIELDS = ["id", "slug", "route", "aliases", "seo", "updated"];

/** Sorts the fields for the form. In the file they have the order of the schema (packages/desk/src/client/documents.ts). */
export function sortFields(fields: readonly Field[]): Field[] {
  return fields.toSorted((a, b) => rankOf(a) - rankOf(b));
}

function rankOf({ name }: Field): number {
  if (LAST_FIELDS.includes(name)) return 1 + LAST_FIELDS.indexOf(name);
  return FIRST_FIELDS.includes(name) ? -FIRST_FIELDS.length + FIRST_FIELDS.indexOf(name) : 0;
}
