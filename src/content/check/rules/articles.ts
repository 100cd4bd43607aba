import { field, valuesAt } from "../collection";
import type { OwnRule } from "../facts";
import { htmlFaults } from "../html";
import { readingMinutes, roundedReadTime, WORDS_PER_MINUTE, countWords } from "../../../domain/read-time";
import { findRaggedTables } from "../tables";

/** Reports a read time that differs by more than a minute from the computed one. */
export const readTimeProblems: OwnRule = (entry) => {
  const [statedMinutes] = valuesAt(entry.value, ["readTime"]);
  const content = field(entry, "content");
  if (entry.schema.title !== "Article" || typeof statedMinutes !== "number" || content === undefined) return [];
  const minutes = readingMinutes(content);
  if (Math.abs(statedMinutes - minutes) <= 1) return [];
  return [
    entry.file.problem(
      ["readTime"],
      `the text has ${countWords(content)} words, which take ${roundedReadTime(content)} min at ${WORDS_PER_MINUTE} words a minute, not ${statedMinutes}; correct it, or remove it to have it calculated.`,
    ),
  ];
};

/** Reports HTML that the sanitizer would change, and tables whose rows have different numbers of cells. */
export const htmlProblems: OwnRule = ({ file }, values) =>
  values.flatMap(({ path, value, schema }) => {
    if (schema.format !== "html" || typeof value !== "string") return [];
    const source = file.source(path);
    const faults = htmlFaults(value);
    return (faults.length > 0 ? faults : findRaggedTables(value)).map(({ near, message }) => {
      // Double quotes are escaped in the file.
      const position = source.text.indexOf(JSON.stringify(near).slice(1, -1));
      return file.problem(path, message, { offset: source.offset + Math.max(0, position) });
    });
  });
