import { fillHtml } from "@capture/domain/placeholders";
import { readingMinutes, roundedReadTime, WORDS_PER_MINUTE, countWords } from "@capture/domain/read-time";
import { field, valuesAt, type Entry } from "../collection";
import type { Facts, OwnRule } from "../facts";
import { htmlFaults } from "../html";
import type { Visit } from "../../model/schemas";
import type { Problem } from "../problem";
import { findRaggedTables } from "../tables";

/** Reports a read time that differs by more than a minute from the computed one. */
export const readTimeProblems: OwnRule = (entry) => {
  const [readTime] = valuesAt(entry.value, ["readTime"]);
  const content = field(entry, "content");
  if (entry.schema.title !== "Article" || typeof readTime !== "number" || content === undefined) return [];
  if (Math.abs(readTime - readingMinutes(content)) <= 1) return [];
  const message = `the text has ${countWords(content)} words, which take ${roundedReadTime(content)} min at ${WORDS_PER_MINUTE} words a minute, not ${readTime}; correct it, or remove it to have it calculated.`;
  return [entry.file.problem(["readTime"], message)];
};

/**
 * Reports HTML that the sanitizer would change, as it is written or with the values of its placeholders, and tables whose
 * rows have different numbers of cells.
 */
export const htmlProblems = ({ file }: Entry, values: readonly Visit[], { site }: Pick<Facts, "site">): Problem[] =>
  values.flatMap(({ path, value, schema, raw }) => {
    if (schema.format !== "html" || typeof value !== "string") return [];
    const source = file.source(path);
    const filled = raw ? value : fillHtml(value, site);
    const faultsAsWritten = htmlFaults(value);
    const faults = faultsAsWritten.length > 0 || filled === value ? faultsAsWritten : htmlFaults(filled);
    return (faults.length > 0 ? faults : findRaggedTables(value)).map(({ near, message }) => {
      // Double quotes are escaped in the file.
      const position = source.text.indexOf(JSON.stringify(near).slice(1, -1));
      return file.problem(path, message, { offset: source.offset + Math.max(0, position) });
    });
  });
