import { visitAll, type Collection } from "../collection";
import { DRAWN_PLACEHOLDERS, placeholdersIn, siteValue } from "../placeholders";
import type { Problem } from "../problem";

/** A `{name}` in a text is known, and the brand is never written out outside site.json. */
export function placeholderProblems(collection: Collection): Problem[] {
  const brand = siteValue(collection.site, "brand")?.toLowerCase();
  return [...visitAll(collection)].flatMap(({ entry, path, value, raw }) => {
    if (typeof value !== "string" || entry.file.name === "site.json") return [];
    const unknown = raw
      ? []
      : placeholdersIn(value).filter(
          (name) => !DRAWN_PLACEHOLDERS.has(name) && siteValue(collection.site, name) === undefined,
        );
    return [
      ...unknown.map((name) => entry.file.problem(path, `{${name}} is not a name that data/site.json holds.`)),
      ...(brand && value.toLowerCase().includes(brand)
        ? [entry.file.problem(path, "the brand’s name is written out; write {brand} (or {url}, {links.…}) instead.")]
        : []),
    ];
  });
}
