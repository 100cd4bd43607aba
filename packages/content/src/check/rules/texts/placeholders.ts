import { findPlaceholders, siteValue } from "@capture/domain/placeholders";
import type { FactRule } from "../../facts";

/**
 * Reports unknown placeholders, such as `{name}`, and the name of the brand outside of site.json, whose own texts may
 * only contain placeholders of values without placeholders.
 */
export const placeholderProblems: FactRule = (entry, values, { site }) => {
  // The history repeats texts as they were shown.
  if (entry.schema.title === "History") return [];
  const isSite = entry.file.name === "site.json";
  const brand = isSite ? undefined : siteValue(site, "brand")?.toLowerCase();
  const isKnown = (name: string): boolean => {
    const value = siteValue(site, name);
    return value !== undefined && findPlaceholders(value).length === 0;
  };
  return values.flatMap(({ path, value, schema, raw }) => {
    if (typeof value !== "string") return [];
    // A former path may contain the name of the brand.
    if (schema.format === "alias") return [];
    const allowed = schema["x-placeholders"] ?? [];
    const unknown =
      raw && !isSite
        ? []
        : findPlaceholders(value).filter((name) => !allowed.includes(name) && (raw || !isKnown(name)));
    const here = allowed.length === 0 ? "" : `; also allowed here: ${allowed.map((name) => `{${name}}`).join(", ")}`;
    const messages = unknown.map((name) =>
      raw
        ? `{${name}} is not replaced in this field; write the text itself.`
        : `{${name}} ${siteValue(site, name) === undefined ? "is not a field" : "is a text with placeholders"} of data/site.json${here}.`,
    );
    if (brand && value.toLowerCase().includes(brand))
      messages.push("this contains the name of the brand; write {brand} (or {url}, {links.…}) instead.");
    return messages.map((message) => entry.file.problem(path, message));
  });
};
