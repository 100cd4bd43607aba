import type { JsonValue } from "./json-file";

const NAME = /\{([A-Za-z][A-Za-z0-9.]*)\}/g;

/**
 * Names that a component fills in while it draws, such as the number of
 * results. They pass through untouched when the content is read.
 */
export const DRAWN_NAMES: ReadonlySet<string> = new Set([
  "category",
  "count",
  "minutes",
  "name",
  "partnerType",
  "program",
  "query",
  "sitemap",
  "title",
  "total",
]);

/** The names between braces in a text: `{brand}` → `brand`. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(NAME)].map(([, name = ""]) => name);
}

/** The text or number that a dotted name stands for in data/site.json, or `undefined`. */
export function siteValue(site: JsonValue, name: string): string | undefined {
  let value: JsonValue | undefined = site;
  for (const step of name.split(".")) {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
    value = value[step];
  }
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}

/** Fills in what data/site.json holds: `{brand}`, `{mailboxes.sales}`, `{links.documentation}`. */
export function fillNames(text: string, site: JsonValue): string {
  return text.replace(NAME, (whole, name: string) => siteValue(site, name) ?? whole);
}

/** Fills in what is only known when a text is drawn: `{count} projects`. */
export function fillDrawn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(NAME, (whole, name: string) => String(values[name] ?? whole));
}
