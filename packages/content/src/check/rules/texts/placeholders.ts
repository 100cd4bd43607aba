import { findPlaceholders, siteValue } from "@capture/domain/placeholders";
import type { FactRule } from "../../facts";

/** Reports unknown placeholders, such as `{name}`, and the name of the brand outside of site.json. */
export const placeholderProblems: FactRule = (entry, values, { site }) => {
  // The history repeats texts as they were shown.
  if (entry.file.name === "site.json" || entry.schema.title === "History") return [];
  const brand = siteValue(site, "brand")?.toLowerCase();
  return values.flatMap(({ path, value, schema, raw }) => {
    if (typeof value !== "string") return [];
    // A former path may contain the name of the brand.
    if (schema.format === "alias") return [];
    const allowed = schema["x-placeholders"] ?? [];
    const unknown = raw
      ? []
      : findPlaceholders(value).filter((name) => !allowed.includes(name) && siteValue(site, name) === undefined);
    const here = allowed.length === 0 ? "" : `; also allowed here: ${allowed.map((name) => `{${name}}`).join(", ")}`;
    const messages = unknown.map((name) => `{${name}} is not a field of data/site.json${here}.`);
    if (brand && value.toLowerCase().includes(brand))
      messages.push("this contains the name of the brand; write {brand} (or {url}, {links.…}) instead.");
    return messages.map((message) => entry.file.problem(path, message));
  });
};
