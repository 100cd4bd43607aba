import type { OwnRule } from "../facts";
import { itemsFor } from "../../model/items";
import { didYouMean } from "../suggest";

/** Reports references to an item of the same file (a room, a question, an answer) that does not exist. */
export const itemProblems: OwnRule = (entry, values) =>
  values.flatMap(({ path, value, schema }) => {
    const link = schema["x-item"];
    if (!link || typeof value !== "string") return [];
    const items = itemsFor(entry.value, link, path);
    // An unknown question is reported once, not also for each of its answers.
    if (!items || items.has(value)) return [];
    const names = [...items.keys()];
    const [list, key] = link.in.split(".").slice(-2);
    const known = names.join(", ") || "none";
    const message = `no item of “${list}” has the ${key} “${value}”${didYouMean(value, names)}; the existing ${key}s are: ${known}.`;
    return [entry.file.problem(path, message)];
  });
