import { mailText } from "../src/delivery/mail-text";
import { toRecord, type StoredSubmission } from "../src/store/records";
import { toCsv, toText } from "../src/commands/table";
import { texts } from "../../../testing/server/texts";

/** A submission that an earlier version has stored with line breaks. */
const row: StoredSubmission = {
  id: "1",
  received_at: Date.UTC(2026, 0, 31),
  form_type: "contact",
  name: "Eve\r\nEmail: boss@company.example",
  email: " eve@evil.example\n",
  company: "A\u2028Phone: 1",
  phone: "\u0085+44",
  message: "Hello\nName: Boss\r\nEmail: boss@company.example",
  additional_data: JSON.stringify({ subject: "A\vB\fC", firstName: "Eve", lastName: "\u2029Reference: 2" }),
  idempotency_key: null,
  content_hash: "",
  suspected: null,
  wording: null,
  confirmed_at: null,
  unsubscribed_at: null,
};

const FORGED = /^(Name: Boss|Email: boss|Phone: 1|Reference: 2)/m;

test("the fields of a submission are one line each, except the message", () => {
  expect(toRecord(row)).toMatchObject({
    name: "Eve Email: boss@company.example",
    email: "eve@evil.example",
    company: "A Phone: 1",
    phone: "+44",
    message: row.message,
    additional_data: { subject: "A B C", lastName: "Reference: 2" },
  });
});

test.each([
  ["a mail", mailText(row, texts)],
  ["a list", toText([toRecord(row)])],
])("no text of a visitor begins a line of %s like a field", (_kind, text) => {
  expect(text).not.toMatch(FORGED);
  expect(text).toContain("Hello\n  Name: Boss\n  Email: boss@company.example");
});

test("only the message has line breaks in a CSV file", () => {
  const [, line = ""] = toCsv([toRecord({ ...row, message: null })])
    .trimEnd()
    .split("\r\n");
  expect(line).not.toMatch(/[\n\v\f\r\u0085\u2028\u2029]/);
  expect(
    toCsv([toRecord({ ...row, message: null })])
      .trimEnd()
      .split(/\r?\n/),
  ).toHaveLength(2);
});
