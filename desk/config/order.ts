import type { Field } from "@sveltia/cms";

/** What an entry is called comes first, and whether visitors see it. */
const FIRST = ["title", "name", "draft"];
/** Addresses and what search engines read come last. */
const LAST = ["id", "slug", "route", "aliases", "seo", "updated"];

/** The fields in the order of the form. Their order in the file is that of the schema (desk/client/documents.ts). */
export function inFormOrder(fields: readonly Field[]): Field[] {
  return fields.toSorted((a, b) => rankOf(a) - rankOf(b));
}

function rankOf({ name }: Field): number {
  if (LAST.includes(name)) return 1 + LAST.indexOf(name);
  return FIRST.includes(name) ? -FIRST.length + FIRST.indexOf(name) : 0;
}
