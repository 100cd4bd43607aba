import type { OwnRule } from "../../facts";

const TAG = /<[/!?]?[a-z][^<>]*>?/i;
/** Control characters except the line break, and characters that reverse or hide text. */
const INVISIBLE = /(?!\n)[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u;

/** Reports HTML and invisible characters in texts. Code may contain both. */
export const textProblems: OwnRule = (entry, values) =>
  values.flatMap(({ path, value, schema }) => {
    if (typeof value !== "string" || schema.format === "code") return [];
    const tag = schema.format === "html" ? undefined : TAG.exec(value)?.[0];
    const invisible = INVISIBLE.exec(value)?.[0];
    const messages = [
      tag && `this text cannot contain HTML; remove “${tag}”.`,
      invisible && `this contains an invisible character (${codeOf(invisible)}); remove it, or type the text again.`,
    ];
    return messages.flatMap((message) => (message === undefined ? [] : [entry.file.problem(path, message)]));
  });

function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
