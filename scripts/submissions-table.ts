import { filledFields, type SubmissionRecord } from "../server/store/records";

const COLUMNS = ["id", "received_at", "form_type", "name", "email", "company", "phone", "message"] as const;

/** A spreadsheet runs a cell that begins like this as a formula. */
const FORMULA = /^[\s]*[=+\-@\t\r＝＋－＠]/;

/**
 * Submissions as CSV (RFC 4180) with one column for each field that occurs in
 * additional_data. An apostrophe keeps a spreadsheet from running a cell as a
 * formula. The byte order mark tells it that the file is UTF-8.
 */
export function toCsv(records: readonly SubmissionRecord[]): string {
  const details = [...new Set(records.flatMap((record) => Object.keys(record.additional_data)))].sort();
  const header = [...COLUMNS, ...details.map((name) => `additional_data.${name}`)];
  const rows = records.map((record) => [
    ...COLUMNS.map((name) => record[name] ?? ""),
    ...details.map((name) => record.additional_data[name] ?? ""),
  ]);
  return `\uFEFF${[header, ...rows].map((cells) => cells.map(cell).join(",")).join("\r\n")}\r\n`;
}

function cell(text: string): string {
  const escaped = FORMULA.test(text) ? `'${text}` : text;
  return `"${escaped.replaceAll('"', '""')}"`;
}

/** Submissions for the terminal, one field a line, without control characters. */
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
