import contact from "../../data/forms/contact.json";
import demo from "../../data/forms/demo.json";
import marketplace from "../../data/forms/marketplace-partner.json";
import newsletter from "../../data/forms/newsletter.json";
import application from "../../data/forms/partner-application.json";
import inquiry from "../../data/forms/partnership-inquiry.json";
import labels from "../../data/labels/submissions.json";
import programs from "../../data/partners/programs.json";
import site from "../../data/site.json";
import { LANGUAGE_FIELD } from "../../src/forms/payload/payload";
import { filledFields, formOfRow, toRecord, type StoredSubmission } from "../store/records";

/** If several forms have one type, their common fields get the labels of the first. */
const FORMS = [demo, contact, inquiry, application, marketplace];
const FIELDS: Readonly<Record<string, string>> = labels.mailFields;

/** The text of a mail to staff: a line for each field that was filled in, with its label on the site. */
export function mailText(row: StoredSubmission): string {
  return filledFields(toRecord(row))
    .map(([name, value]) => `${fieldLabel(row.form_type, name)}: ${indentLines(fieldValue(row, name, value))}`)
    .join("\n");
}

/** Further lines of a message are indented, so that they do not look like other fields. */
export function indentLines(text: string): string {
  return text.replace(/(?:\r\n?|[\n\v\f\u0085\u2028\u2029])(?=.)/gsu, "\n  ");
}

/** The title of the form with which a submission was sent. */
export function formTitle(row: StoredSubmission): string {
  if (formOfRow(row) === "newsletter") return newsletter.title;
  return FORMS.find(({ formType }) => formType === row.form_type)?.title ?? row.form_type;
}

/** The label of a field: that of the form without the asterisk of required fields, or else that of data/labels. */
function fieldLabel(type: string, name: string): string {
  const inputs = FORMS.flatMap(({ formType, inputs: own }) => (formType === type ? own : []));
  const input = inputs.find((each) => each.name === name);
  return input?.label.replace(/\s*\*$/, "") ?? FIELDS[name] ?? name;
}

function fieldValue(row: StoredSubmission, name: string, value: string): string {
  if (name === "form_type") return formTitle(row);
  // 2026-01-31T09:00:00.000Z
  if (/_at$/.test(name)) return value.replace(/^(.{10})T(.{5}).*$/, "$1 $2 UTC");
  if (name === "partnerType") return programs.items.find(({ id }) => id === value)?.title ?? value;
  if (name === LANGUAGE_FIELD) return languageName(value);
  return value;
}

/** The name of a language, as staff call it: `de` → `German`. A client may have sent anything. */
function languageName(code: string): string {
  try {
    return new Intl.DisplayNames(site.language, { type: "language" }).of(code) ?? code;
  } catch {
    return code;
  }
}
