import { toCsv } from "../../../scripts/submissions/table";
import type { SubmissionRecord } from "../../../server/store/records";

const record = (message: string): SubmissionRecord => ({
  id: "1",
  received_at: "2026-01-31T00:00:00.000Z",
  form_type: "contact",
  name: null,
  email: "a@b.example",
  company: null,
  phone: null,
  message,
  additional_data: {},
});

/** The cells that Excel sees where semicolons separate them: our commas and our quotes inside a line are text. */
function cellsWithSemicolons(csv: string): string[] {
  return csv
    .replace(/^\uFEFF/, "")
    .split(/[;\t\r\n]/)
    .map((cell) => cell.replaceAll('"', "").trim());
}

test.each([
  "=1+1",
  " =1+1",
  "Hello;=1+1",
  "Hello; =1+1",
  'Hello;"=1+1"',
  'Hello;""=1+1',
  "Hello\n=1+1",
  "Hello\r\n@SUM(A1)",
  "Hello\r+1",
  "Hello\t-1",
  "\n=1+1",
  "\r\n\r\n=1+1",
  "a;b;\n;=1+1",
  "Hello\u2028=1+1",
  ";＝1+1",
])("no cell begins a formula, with commas or with semicolons: %j", (message) => {
  const csv = toCsv([record(message)]);
  const [, withCommas = ""] = /"a@b\.example","","","((?:[^"]|"")*)"/.exec(csv) ?? [];
  for (const cell of [withCommas.replaceAll('"', "").trim(), ...cellsWithSemicolons(csv)]) {
    expect(cell).not.toMatch(/^[=+\-@＝＋－＠]/);
  }
  // Apostrophes are all that was added.
  expect(withCommas.replaceAll('""', '"').replaceAll("'", "")).toBe(message);
});

test("a text without a formula stays as it is", () => {
  expect(toCsv([record("1 + 1 = 2; a-b, c@d\nno - really")])).toContain('"1 + 1 = 2; a-b, c@d\nno - really"');
});
