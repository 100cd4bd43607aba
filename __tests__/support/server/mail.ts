import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface Mail {
  readonly to: string[];
  readonly head: string;
  readonly body: string;
}

export interface Mailbox {
  readonly port: number;
  readonly mails: Mail[];
  close(): Promise<void>;
}

const ACCEPTED = 250;

/** Decodes quoted-printable text, which ends a line that continues with `=`. */
function decodeQuoted(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}

/** The decoded text of a mail. */
export function textOf({ head, body }: Mail): string {
  return /^Content-Transfer-Encoding: quoted-printable$/im.test(head) ? decodeQuoted(body) : body;
}

/** The decoded subject of a mail. A subject that is not ASCII is in encoded words (RFC 2047). */
export function subjectOf({ head }: Mail): string {
  const [, subject = ""] = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(head) ?? [];
  return subject
    .replace(/(?<=\?=)\r\n[ \t](?==\?)/g, "")
    .replace(/\r\n/g, "")
    .replace(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toUpperCase() === "B" ? Buffer.from(word, "base64").toString() : decodeQuoted(word.replaceAll("_", " ")),
    );
}

/**
 * A mail server that stores accepted mails.
 * @param reply returns the SMTP code for the nth mail, counted from 0; only 250 accepts the mail
 * @param reason text of the reply to a mail that is not accepted
 */
export async function startMailbox(
  port = 0,
  reply: (number: number) => number | Promise<number> = () => ACCEPTED,
  reason = "Not this one, <ada@survey.example>.",
): Promise<Mailbox> {
  const mails: Mail[] = [];
  let number = 0;
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onData(stream, session, done) {
      let text = "";
      stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
      stream.on("end", () => {
        void Promise.resolve(reply(number++)).then((responseCode) => {
          if (responseCode !== ACCEPTED) {
            return done(Object.assign(new Error(reason), { responseCode }));
          }
          const [head = "", ...body] = text.split("\r\n\r\n");
          const to = session.envelope.rcptTo.map(({ address }) => address);
          mails.push({ to, head, body: body.join("\r\n\r\n") });
          return done();
        });
      });
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  // A failed test does not close the server, and Jest would then wait forever.
  server.server.unref();
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
