import { PassThrough } from "node:stream";
import { createTransport, type SendMailOptions } from "nodemailer";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { toSingleLine } from "@capture/domain/single-line";
import { ATTEMPT_TIMEOUT_MS, type DeliveryFailure, type Sender } from "./sender";
import { formName, mailText } from "./mail-text";
import { quotaIn } from "./quota";
import type { MailSettings } from "../settings";
import { formOfRow, languageOfRow, type StoredSubmission } from "../store/records";
import type { SubmissionRow } from "../store/database";
import type { SiteTexts, Texts } from "../texts/texts";

/** Timeouts of single steps, in milliseconds. ATTEMPT_TIMEOUT_MS limits the complete attempt. */
const TIMEOUTS = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 20_000 };
const MAX_SUBJECT_CHARACTERS = 150;

/**
 * Sends mails to staff: to a mailbox that only the visitor's language has, in that language, and to any other in the
 * default
 * language.
 */
export function createMailSender({ server, to, from }: MailSettings, { findTexts, defaultTexts }: SiteTexts): Sender {
  const transport = createMailTransport(server);
  return {
    channel: "mail",
    send: (submission) => {
      const texts = findTexts(languageOfRow(submission));
      const recipient = recipientOf(submission, to, texts);
      const isDefault = recipient === recipientOf(submission, to, defaultTexts);
      return transport.send({ from, to: recipient, ...notification(submission, isDefault ? defaultTexts : texts) });
    },
    describeFailure: describeMailFailure,
  };
}

/** The server received a complete mail but did not reply, so it may have accepted it. */
class UnansweredError extends Error {
  override readonly name = "UnansweredError";

  constructor(
    readonly code: string | undefined,
    cause: unknown,
  ) {
    super("The mail server did not reply.", { cause });
  }
}

interface MailError {
  readonly code?: string;
  readonly responseCode?: number;
  /** The reply, such as `550 5.4.5 Daily user sending limit exceeded.` */
  readonly response?: string;
}

/**
 * A connection to a mail server. It sends one mail at a time.
 * @param url of the mail server
 */
export function createMailTransport(url: string) {
  // A visitor's text must never be used as the path or URL of an attachment.
  const transport = createTransport({ url, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
  let isContentSent = false;
  // nodemailer reads the content after the server has accepted the envelope.
  transport.use("stream", ({ message }, done) => {
    message.transform(() => new PassThrough().once("end", () => (isContentSent = true)));
    done();
  });
  return {
    async send(mail: SendMailOptions): Promise<void> {
      isContentSent = false;
      try {
        await transport.sendMail({ ...mail, signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS) });
      } catch (error) {
        const { code, responseCode } = error as MailError;
        throw isContentSent && responseCode === undefined ? new UnansweredError(code, error) : error;
      }
    },
  };
}

/**
 * A 5xx reply to the envelope or the content is about this one mail (RFC 5321, 4.2.1), and so is the rejection of an email
 * address by nodemailer. Any other error is about the server. An exceeded quota is temporary, even if the reply is 5xx.
 */
export function describeMailFailure(error: unknown): DeliveryFailure {
  const { code, responseCode, response = "" } = error as MailError;
  const quota = quotaIn(response);
  if (quota !== undefined) return { permanentReason: undefined, isDown: quota === "sender" };
  const isAboutMail = code === "EENVELOPE" || code === "EMESSAGE";
  if (!isAboutMail) return { permanentReason: undefined, isDown: true, isUnanswered: error instanceof UnansweredError };
  if (responseCode === undefined) return { permanentReason: `cannot be sent (${code})`, isDown: false };
  return { permanentReason: responseCode >= 500 ? `SMTP ${responseCode}` : undefined, isDown: false };
}

/**
 * The recipient of the mail about a submission: the email address that data/site.json assigns to its form.
 * @param fallback email addresses for a form that has none
 * @param texts of the visitor's language, with its mailboxes
 */
export function recipientOf(submission: SubmissionRow, fallback: string, texts: Texts): string {
  const { recipients = {}, mailboxes } = texts["site.json"];
  const mailbox = recipients[formOfRow(submission) === "newsletter" ? "newsletter" : submission.form_type];
  return Object.entries(mailboxes).find(([name]) => name === mailbox)?.[1] ?? fallback;
}

/** The plain-text mail about a submission. A visitor's text cannot add lines to its headers. */
function notification(row: StoredSubmission, texts: Texts) {
  const { mailSubject } = texts["labels/submissions.json"];
  const sender = headerText(row.name ?? row.email);
  return {
    subject: fillPlaceholders(mailSubject, { title: formName(row, texts), name: sender }),
    replyTo: { name: headerText(row.name ?? ""), address: row.email.trim() },
    text: mailText(row, texts),
    messageId: messageId(row.id, texts),
  };
}

/** The Message-ID, which is the same for each attempt, so that a repeated mail can be recognized. */
export function messageId(name: string, texts: Texts): string {
  return `<${name}@${new URL(texts["site.json"].url).hostname}>`;
}

function headerText(text: string): string {
  // Bidi controls would reverse the rest of the line.
  const line = toSingleLine(text.replace(/\p{Bidi_Control}/gu, ""));
  return line.replace(/\s+/g, " ").slice(0, MAX_SUBJECT_CHARACTERS);
}
