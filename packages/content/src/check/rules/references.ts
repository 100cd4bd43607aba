import { visibilityFault, visibilityOf } from "../../model/drafts";
import type { FactRule } from "../facts";
import type { Link, Schemas } from "../../model/schemas";
import { didYouMean } from "../suggest";

/** Reports references to something in another file (an industry, a device, a category) that does not exist or is not published. */
export const referenceProblems: FactRule = (entry, values, { schemas, names: known }) =>
  values.flatMap(({ path, value, schema }) => {
    const link = schema["x-link"];
    if (!link || typeof value !== "string") return [];
    // The pattern of the field already reports an empty text.
    if (value === "" && schema.pattern !== undefined) return [];
    const names = known.get(JSON.stringify(link));
    const target = names?.get(value);
    if (target === undefined) {
      return [entry.file.problem(path, messageFor(value, link, [...(names?.keys() ?? [])], schemas))];
    }
    const fault = visibilityFault(`“${value}”`, target, visibilityOf(entry));
    return fault === undefined ? [] : [entry.file.problem(path, fault)];
  });

function messageFor(value: string, link: Link, names: readonly string[], schemas: Schemas): string {
  const list = names.join(", ") || "none";
  if ("in" in link) {
    const file = [...schemas.values()].find(({ title }) => title === link.type)?.["x-files"] ?? "";
    return `data/${file} does not list “${value}”${didYouMean(value, names)}; it lists ${list}.`;
  }
  const kind = link.has === undefined ? link.type : `${link.type} with ${link.has}`;
  return `no ${kind} has the ${link.by} “${value}”${didYouMean(value, names)}; the existing ${link.by}s are: ${list}.`;
}
