import { publicationOf } from "../../../model/publication";
import { field } from "../../collection";
import type { OwnRule } from "../../facts";

/** Reports an entry that ends before it begins, so that visitors would never see it. */
export const periodProblems: OwnRule = (entry) => {
  const { from, until } = publicationOf(entry);
  if (until === undefined || from < until) return [];
  const beginning = field(entry, "from") === undefined ? "“date”" : "“from”";
  const message = `the end is not after ${beginning}, so visitors would never see this; correct one of them.`;
  return [entry.file.problem(["until"], message)];
};
