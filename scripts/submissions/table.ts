import { filledFields, type SubmissionRecord } from "../../server/store/records";

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
const FORMULA = /(\r\n|[;\t\n\v\f\r\u0085\u2028\u2029]|^)(?=[\s"]*[=+\-@\t\r＝＋－＠])/g;

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
  return `\uFEFF${rows.map((cells) => cells.map(cell).join(",")).join("\r\n")}\r\n`;
}

function cell(text: string): string {
  return `"${text.replace(FORMULA, "$1'").replaceAll('"', '""')}"`;
}

/** Submissions for the terminal, one field per line, without control characters. */
export function toText(records: readonly SubmissionRecord[]): string {
  return records
    .map((record) =>
      filledFields(record)
        .map(([name, value]) => `${name}: ${printable(value)}`)
        .join("\n"),
    )
    .join("\n\n");
}

function printable(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]|\p{Bidi_Control}/gu, "");
}
