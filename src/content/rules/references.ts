import { entriesOf, field, visitAll, type Collection } from "../collection";
import type { Problem } from "../problem";
import { didYouMean } from "../suggest";

/** A value that names another entry (an industry, a device, an author) finds it. */
export function referenceProblems(collection: Collection): Problem[] {
  const known = new Map<string, string[]>();
  return [...visitAll(collection)].flatMap(({ entry, path, value, schema }) => {
    const link = schema["x-link"];
    // What is outside the schema's own list is told by the schema check.
    if (!link || typeof value !== "string" || (schema.enum && !schema.enum.includes(value))) return [];
    const id = `${link.type} ${link.by}`;
    const names = known.get(id) ?? entriesOf(collection, link.type).flatMap((target) => field(target, link.by) ?? []);
    known.set(id, names);
    if (names.includes(value)) return [];
    return [
      entry.file.problem(
        path,
        `no ${link.type} has the ${link.by} “${value}”${didYouMean(value, names)}; there are ${names.join(", ") || "none"}.`,
      ),
    ];
  });
}
