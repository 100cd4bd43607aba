import { field } from "../collection";
import type { OwnRule } from "../facts";
import { htmlFaults, plainText } from "../html";
import { findRaggedTables } from "../tables";

/** Reading speed behind read times, in words a minute. */
const WORDS_A_MINUTE = 220;

/** Minutes that a body of HTML takes to read, not rounded. */
export function readingMinutes(html: string): number {
  return plainText(html).split(/\s+/).filter(Boolean).length / WORDS_A_MINUTE;
}

/** The stated read time is within a minute of what the words take. */
export const readTimeProblems: OwnRule = (entry) => {
  const stated = Number.parseInt(field(entry, "readTime") ?? "", 10);
  const content = field(entry, "content");
  if (entry.schema.title !== "Article" || Number.isNaN(stated) || content === undefined) return [];
  const minutes = readingMinutes(content);
  if (Math.abs(stated - minutes) <= 1) return [];
  const words = Math.round(minutes * WORDS_A_MINUTE);
  const right = Math.max(1, Math.round(minutes));
  return [
    entry.file.problem(
      ["readTime"],
      `the text has ${words} words, which take ${right} min at ${WORDS_A_MINUTE} words a minute, not ${stated}.`,
    ),
  ];
};

/** HTML holds only what the sanitiser lets through, and tables whose rows have the same number of cells. */
export const htmlProblems: OwnRule = ({ file }, values) =>
  values.flatMap(({ path, value, schema }) => {
    if (schema.format !== "html" || typeof value !== "string") return [];
    const source = file.source(path);
    const faults = htmlFaults(value);
    return (faults.length > 0 ? faults : findRaggedTables(value)).map(({ near, sentence }) => {
      // In the file a double quote is escaped, so the search is for JSON's spelling.
      const found = source.text.indexOf(JSON.stringify(near).slice(1, -1));
      return file.problem(path, sentence, { offset: source.offset + Math.max(0, found) });
    });
  });
