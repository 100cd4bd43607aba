import type { FactRule } from "../facts";
import { findPlaceholders, siteValue } from "../../../domain/placeholders";

/** A `{name}` in a text is known, and the brand is never written out outside site.json. */
export const placeholderProblems: FactRule = (entry, values, { site }) => {
  if (entry.file.name === "site.json") return [];
  const brand = siteValue(site, "brand")?.toLowerCase();
  return values.flatMap(({ path, value, schema, raw }) => {
    if (typeof value !== "string") return [];
    // An old address stays what it was when the company takes another name.
    if (schema.format === "alias") return [];
    const drawn = schema["x-placeholders"] ?? [];
    const unknown = raw
      ? []
      : findPlaceholders(value).filter((name) => !drawn.includes(name) && siteValue(site, name) === undefined);
    const here = drawn.length === 0 ? "" : `; also allowed here: ${drawn.map((name) => `{${name}}`).join(", ")}`;
    return [
      ...unknown.map((name) => entry.file.problem(path, `{${name}} is not a field of data/site.json${here}.`)),
      ...(brand && value.toLowerCase().includes(brand)
        ? [entry.file.problem(path, "the brand’s name is written out; write {brand} (or {url}, {links.…}) instead.")]
        : []),
    ];
  });
};
