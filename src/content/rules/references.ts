import { entriesOf, field, valuesAt, visitAll, type Collection, type Entry } from "../collection";
import type { JsonValue } from "../json-file";
import type { Problem } from "../problem";
import type { Link } from "../schemas";
import { didYouMean } from "../suggest";

/** A value that names something of another file (an industry, a device, a category) finds it. */
export function referenceProblems(collection: Collection): Problem[] {
  const known = new Map<string, string[]>();
  return [...visitAll(collection)].flatMap(({ entry, path, value, schema }) => {
    const link = schema["x-link"];
    if (!link || typeof value !== "string") return [];
    const id = JSON.stringify(link);
    const names = known.get(id) ?? entriesOf(collection, link.type).flatMap((target) => namesOf(target, link));
    known.set(id, names);
    if (names.includes(value)) return [];
    return [entry.file.problem(path, sentence(value, link, names, collection))];
  });
}

function namesOf(target: Entry, link: Link): string[] {
  if ("in" in link) return valuesAt(target.value, link.in.split(".")).filter((item) => typeof item === "string");
  const fields = target.value as Record<string, JsonValue>;
  return link.has === undefined || link.has in fields ? [field(target, link.by) ?? []].flat() : [];
}

function sentence(value: string, link: Link, names: readonly string[], { schemas }: Collection): string {
  const list = names.join(", ") || "none";
  if ("in" in link) {
    const file = [...schemas.values()].find(({ title }) => title === link.type)?.["x-files"] ?? "";
    return `data/${file} does not list “${value}”${didYouMean(value, names)}; it lists ${list}.`;
  }
  const kind = link.has === undefined ? link.type : `${link.type} with ${link.has}`;
  return `no ${kind} has the ${link.by} “${value}”${didYouMean(value, names)}; there are ${list}.`;
}
