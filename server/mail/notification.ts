import { createTransport } from "nodemailer";
import site from "../../data/site.json";
import contact from "../../data/forms/contact.json";
import demo from "../../data/forms/demo.json";
import inquiry from "../../data/forms/partnership-inquiry.json";
import { fillPlaceholders } from "../../src/content/placeholders";
import submissionLabels from "../../data/labels/submissions.json";
import type { MailSettings } from "../settings";
import { filledFields, toRecord } from "../store/records";
import type { SubmissionRow } from "../store/database";

/** Sends the mail about one submission. */
export type Send = (submission: SubmissionRow) => Promise<void>;

/** In milliseconds. Together they are shorter than the lease of a mail in the outbox. */
const TIMEOUTS = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 20_000 };
const MAX_SUBJECT_LENGTH = 150;

/** Sends through the mail server of the settings. */
export function createSend({ server, to, from }: MailSettings): Send {
  // A visitor's text must never be read as a file or an address to attach.
  const transport = createTransport({ url: server, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
  return async (submission) => {
    await transport.sendMail({ from, to, ...notification(submission) });
  };
}

/** The plain-text mail about a submission. Its headers are one line each, whatever the visitor sent. */
export function notification(row: SubmissionRow) {
  const sender = oneLine(row.name ?? row.email);
  return {
    subject: fillPlaceholders(submissionLabels.mailSubject, { title: titleOf(row.form_type), name: sender }),
    replyTo: { name: oneLine(row.name ?? ""), address: row.email.trim() },
    text: filledFields(toRecord(row))
      .map(([name, value]) => `${name}: ${value}`)
      .join("\n"),
    // The same for each attempt, so that a mail sent twice can be recognized.
    messageId: `<${row.id}@${new URL(site.url).hostname}>`,
  };
}

function titleOf(formType: string): string {
  return [demo, contact, inquiry].find((form) => form.formType === formType)?.title ?? formType;
}

function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim()
    .slice(0, MAX_SUBJECT_LENGTH);
}
