import { counted, messageWithPath } from "../check/problem";
import type { Due } from "./due";
import { DUE_KINDS, type DueKind } from "./kinds";

/** Formats what is due for the terminal: by kind, each with its file, its line and a sentence. */
export function dueReport(due: readonly Due[]): string {
  if (due.length === 0) return "Nothing is due.";
  const kinds = (Object.keys(DUE_KINDS) as DueKind[]).filter((kind) => due.some((each) => each.kind === kind));
  const groups = kinds.map((kind) => {
    const lines = due.filter((each) => each.kind === kind).map(dueLine);
    return [`${DUE_KINDS[kind]} (${lines.length})`, ...lines].join("\n");
  });
  return [...groups, `${counted(due.length, "place is", "places are")} due. None prevents publishing.`].join("\n\n");
}

const dueLine = (due: Due): string => `  ${due.file}:${due.line}:${due.column}  ${messageWithPath(due)}`;
