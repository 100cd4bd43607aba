import { isPublished } from "../../../model/drafts";
import { isUnwritten } from "../../../model/unwritten";
import type { OwnRule } from "../../facts";

/** Reports the texts, email addresses and URLs of a new site that are not written yet. */
export const unwrittenTextProblems: OwnRule = (entry, values) => {
  if (!isPublished(entry)) return [];
  return values.flatMap(({ path, value }) => {
    if (typeof value !== "string" || !isUnwritten(value)) return [];
    return [{ ...entry.file.problem(path, `“${value}” is not written yet.`), unwritten: true as const }];
  });
};
