const PLACEHOLDER = /\{([A-Za-z][A-Za-z0-9.]*)\}/g;

/** The names of the placeholders in a text: `{brand}` → `brand`. */
export function findPlaceholders(text: string): string[] {
  // This runs for every text, and most texts have no placeholder.
  if (!text.includes("{")) return [];
  return [...text.matchAll(PLACEHOLDER)].map(([, name = ""]) => name);
}

/**
 * The value of a dotted name in data/site.json, or `undefined` when it is not a text or a number. `year` is the current
 * year (UTC): that of the build in pages, that of the submission in mails.
 */
export function siteValue(site: unknown, name: string): string | undefined {
  if (name === "year") return String(new Date().getUTCFullYear());
  let value: unknown = site;
  for (const key of name.split(".")) {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[key];
  }
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}

/** Replaces the placeholders of data/site.json, `{brand}`, `{mailboxes.sales}` or `{links.documentation}`, and `{year}`. */
export function fillFromSite(text: string, site: unknown): string {
  return text.replace(PLACEHOLDER, (match, name: string) => siteValue(site, name) ?? match);
}

/** The tags and the texts of HTML that has passed the content check: `<` and `>` in texts and attributes are escaped. */
const HTML_PARTS = /<[^>]*>|[^<]+/g;
const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Replaces the placeholders of data/site.json in HTML. The values are texts, so they are escaped for their place. */
export function fillHtml(html: string, site: unknown): string {
  return html.replace(HTML_PARTS, (part) => {
    const special = part.startsWith("<") ? /[&<>"]/g : /[&<>]/g;
    return part.replace(PLACEHOLDER, (match, name: string) => {
      const value = siteValue(site, name);
      return value === undefined ? match : value.replace(special, (character) => ENTITIES[character] ?? "");
    });
  });
}

/** Replaces placeholders whose values are known only when a text is rendered: `{count} projects`. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(PLACEHOLDER, (match, name: string) => String(values[name] ?? match));
}
