import { PassThrough } from "node:stream";
import { createTransport, type SendMailOptions } from "nodemailer";
import site from "../../data/site.json";
import { fillPlaceholders } from "../../src/domain/placeholders";
import submissionLabels from "../../data/labels/submissions.json";
import { ATTEMPT_DEADLINE, type Fault, type Sender } from "./dispatcher";
import { formTitle, mailText } from "./mail-text";
import { quotaIn } from "./quota";
import type { MailSettings } from "../settings";
import { formOfRow, type StoredSubmission } from "../store/records";
import type { SubmissionRow } from "../store/database";

/** In milliseconds. A server that answers slowly, but always in time, is stopped by the deadline of the attempt. */
const TIMEOUTS = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 20_000 };
const MAX_SUBJECT_LENGTH = 150;

/** Sends through the mail server of the settings. */
export function createMailSender({ server, to, from }: MailSettings): Sender {
  const transport = createMailTransport(server);
  return {
    channel: "mail",
    send: (submission) => transport.send({ from, to: recipientOf(submission, to), ...notification(submission) }),
    faultOf: mailFault,
  };
}

/** The server was given all of a mail and did not answer, so it may have taken it. */
class UnansweredError extends Error {
  override readonly name = "UnansweredError";

  constructor(
    readonly code: string | undefined,
    cause: unknown,
  ) {
    super("The mail server did not answer.", { cause });
  }
}

interface MailError {
  readonly code?: string;
  readonly responseCode?: number;
  /** The reply, as `550 5.4.5 Daily user sending limit exceeded.` */
  readonly response?: string;
}

/**
 * Sends one mail after the other.
 * @param url of the mail server
 */
export function createMailTransport(url: string) {
  // A visitor's text must never be read as a file or an address to attach.
  const transport = createTransport({ url, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
  let isContentSent = false;
  // The content is read once the server has taken the envelope and asks for it.
  transport.use("stream", ({ message }, done) => {
    message.transform(() => new PassThrough().once("end", () => (isContentSent = true)));
    done();
  });
  return {
    async send(mail: SendMailOptions): Promise<void> {
      isContentSent = false;
      try {
        await transport.sendMail({ ...mail, signal: AbortSignal.timeout(ATTEMPT_DEADLINE) });
      } catch (error) {
        const { code, responseCode } = error as MailError;
        throw isContentSent && responseCode === undefined ? new UnansweredError(code, error) : error;
      }
    },
  };
}

/**
 * A reply 5xx to the envelope or the mail is about this one mail (RFC 5321,
 * 4.2.1), and so is an address that no server is asked about; all else is about
 * the server. A quota passes, whatever the reply is.
 */
export function mailFault(error: unknown): Fault {
  const { code, responseCode, response = "" } = error as MailError;
  const quota = quotaIn(response);
  if (quota !== undefined) return { refusal: undefined, isDown: quota === "sender" };
  const isAboutMail = code === "EENVELOPE" || code === "EMESSAGE";
  if (!isAboutMail) return { refusal: undefined, isDown: true, isUnanswered: error instanceof UnansweredError };
  if (responseCode === undefined) return { refusal: `cannot be sent (${code})`, isDown: false };
  return { refusal: responseCode >= 500 ? `SMTP ${responseCode}` : undefined, isDown: false };
}

/**
 * The mailbox that data/site.json names for the form of a submission.
 * @param catchAll who is told about a form that has none
 */
export function recipientOf(
  submission: SubmissionRow,
  catchAll: string,
  recipients: Readonly<Partial<Record<string, string>>> = site.recipients,
): string {
  const mailbox = recipients[formOfRow(submission) === "newsletter" ? "newsletter" : submission.form_type];
  return Object.entries(site.mailboxes).find(([name]) => name === mailbox)?.[1] ?? catchAll;
}

/** The plain-text mail about a submission. Its headers are one line each, whatever the visitor sent. */
function notification(row: StoredSubmission) {
  const sender = oneLine(row.name ?? row.email);
  return {
    subject: fillPlaceholders(submissionLabels.mailSubject, { title: formTitle(row), name: sender }),
    replyTo: { name: oneLine(row.name ?? ""), address: row.email.trim() },
    text: mailText(row),
    messageId: messageId(row.id),
  };
}

/** The same for each attempt, so that a mail sent twice can be recognized. */
export function messageId(name: string): string {
  return `<${name}@${new URL(site.url).hostname}>`;
}

function oneLine(text: string): string {
  return (
    text
      // They would reverse the rest of the line.
      .replace(/\p{Bidi_Control}/gu, "")
      .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
      .trim()
      .slice(0, MAX_SUBJECT_LENGTH)
  );
}
