import { timeZoneOf } from "@capture/domain/time/local-time";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { formatMinute, localeOf } from "@capture/domain/lib/locale";
import { LANGUAGE_FIELD } from "../payload/payload";
import { filledFields, formOfRow, toRecord, type StoredSubmission } from "../store/records";
import type { FormTexts, Texts } from "../texts/texts";

/** The text of a mail to staff: a line for each field that was filled in, with its label on the site. */
export function mailText(row: StoredSubmission, texts: Texts): string {
  return filledFields(toRecord(row))
    .map(([name, value]) => `${fieldLabel(row, name, texts)}: ${indentLines(fieldValue(row, name, value, texts))}`)
    .join("\n");
}

/** Further lines of a message are indented, so that they do not look like other fields. */
export function indentLines(text: string): string {
  return text.replace(/(?:\r\n?|[\n\v\f\u0085\u2028\u2029])(?=.)/gsu, "\n  ");
}

/**
 * What staff call the form with which a submission was sent. Content of earlier versions has no such names; the title
 * of the form, a heading of its page, replaces them.
 */
export function formName(row: StoredSubmission, texts: Texts): string {
  // GraphQL allows no hyphens in the names of fields.
  const key = formOfRow(row).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const { partnerType = "" } = toRecord(row).additional_data;
  return (
    texts["labels/submissions.json"].mailForms?.[key] ??
    fillPlaceholders(formOf(row, texts).title, { title: programTitle(partnerType, texts) })
  );
}

/** The label of a field: that of the form without the asterisk of required fields, or else that of data/labels. */
function fieldLabel(row: StoredSubmission, name: string, texts: Texts): string {
  const input = formOf(row, texts).inputs.find((each) => each.name === name);
  return input?.label.replace(/\s*\*$/, "") ?? texts["labels/submissions.json"].mailFields[name] ?? name;
}

function fieldValue(row: StoredSubmission, name: string, value: string, texts: Texts): string {
  const site = texts["site.json"];
  if (name === "form_type") return formName(row, texts);
  if (/_at$/.test(name)) return formatMinute(new Date(value), localeOf(site), timeZoneOf(site));
  if (name === "partnerType") return programTitle(value, texts);
  if (name === LANGUAGE_FIELD) return languageName(value, site.language);
  return value;
}

function formOf(row: StoredSubmission, texts: Texts): FormTexts {
  return texts[`forms/${formOfRow(row)}.json`];
}

function programTitle(id: string, texts: Texts): string {
  return texts["partners/programs.json"].items.find((program) => program.id === id)?.title ?? id;
}

/** The name of a language, as staff call it: `de` → `German`. A client may have sent anything. */
function languageName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames(language, { type: "language" }).of(code) ?? code;
  } catch {
    return code;
  }
}
