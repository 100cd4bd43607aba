import type { JsonValue } from "../lib/json-value";

const PLACEHOLDER = /\{([A-Za-z][A-Za-z0-9.]*)\}/g;

/** The names of the placeholders in a text: `{brand}` → `brand`. */
export function placeholdersIn(text: string): string[] {
  // Most texts have none, and every text is asked.
  if (!text.includes("{")) return [];
  return [...text.matchAll(PLACEHOLDER)].map(([, name = ""]) => name);
}

/** The text or number of a dotted name in data/site.json, or `undefined`. */
export function siteValue(site: JsonValue, name: string): string | undefined {
  let value: JsonValue | undefined = site;
  for (const step of name.split(".")) {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
    value = value[step];
  }
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}

/** Fills in what data/site.json holds: `{brand}`, `{mailboxes.sales}`, `{links.documentation}`. */
export function fillFromSite(text: string, site: JsonValue): string {
  return text.replace(PLACEHOLDER, (whole, name: string) => siteValue(site, name) ?? whole);
}

/** Fills in what is only known when a text is drawn: `{count} projects`. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(PLACEHOLDER, (whole, name: string) => String(values[name] ?? whole));
}
