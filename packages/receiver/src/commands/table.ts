import { BYTE_ORDER_MARK } from "@capture/domain/lib/csv";
import { indentLines } from "../delivery/mail-text";
import { filledFields, type SubmissionRecord } from "../store/records";

const COLUMNS = [
  "id",
  "received_at",
  "form_type",
  "name",
  "email",
  "company",
  "phone",
  "message",
  "suspected",
  "subscription",
  "confirmed_at",
  "unsubscribed_at",
  "consent",
] as const;

/**
 * The positions at which a spreadsheet may begin a cell and run it as a formula. In many countries Excel separates cells by
 * semicolons and treats our commas as text. So a cell may begin after any semicolon, tab or line break in a text, with or
 * without quotes and spaces.
 */
const SEPARATOR = /(\r\n|[;\t\n\v\f\r\u0085\u2028\u2029])/;
const FORMULA = /^[\s"]*[=+\-@＝＋－＠]/;
const BLANK = /^[\s"]*$/;

/** Submissions as CSV, with one column for each field that occurs in additional_data. */
export function toCsv(records: readonly SubmissionRecord[]): string {
  const details = [...new Set(records.flatMap((record) => Object.keys(record.additional_data)))].sort();
  const header = [...COLUMNS, ...details.map((name) => `additional_data.${name}`)];
  const rows = records.map((record) => [
    ...COLUMNS.map((name) => record[name] ?? ""),
    ...details.map((name) => record.additional_data[name] ?? ""),
  ]);
  return csvOf([header, ...rows]);
}

/**
 * Rows as CSV (RFC 4180). An apostrophe prevents a spreadsheet from running a cell as a formula, and the byte order mark
 * marks the file as UTF-8. (csv-stringify escapes formulas only at the beginning of a field.)
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `${BYTE_ORDER_MARK}${rows.map((cells) => cells.map(cell).join(",")).join("\r\n")}\r\n`;
}

function cell(text: string): string {
  return `"${escapeFormulas(text).replaceAll('"', '""')}"`;
}

/**
 * Puts an apostrophe before each possible cell that begins a formula, perhaps after spaces, quotes and further separators.
 * It goes through the text once, from its end: a regular expression that looks ahead at each position takes seconds for
 * thousands of line breaks.
 */
function escapeFormulas(text: string): string {
  // Cells, with the separator after each.
  const pieces = text.split(SEPARATOR);
  let isFormula = false;
  for (let index = pieces.length - 1; index >= 0; index -= 2) {
    const [cell = "", separator = ""] = [pieces[index], pieces[index + 1]];
    const isAfterBlank: boolean =
      /^[\t\r]/.test(separator) || (separator !== "" && separator.trim() === "" && isFormula);
    isFormula = FORMULA.test(cell) || (BLANK.test(cell) && isAfterBlank);
    if (isFormula) pieces[index] = `'${cell}`;
  }
  return pieces.join("");
}

/** Submissions for the terminal, one field per line, without control characters. */
export function toText(records: readonly SubmissionRecord[]): string {
  return records
    .map((record) =>
      filledFields(record)
        .map(([name, value]) => `${name}: ${indentLines(printable(value))}`)
        .join("\n"),
    )
    .join("\n\n");
}

function printable(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]|\p{Bidi_Control}/gu, "");
}
