import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface Letter {
  readonly to: string[];
  readonly head: string;
  readonly body: string;
}

export interface Mailbox {
  readonly port: number;
  readonly letters: Letter[];
  close(): Promise<void>;
}

const TAKEN = 250;

/** The text of a letter, without its encoding for the way. */
export function textOf({ head, body }: Letter): string {
  if (!/^Content-Transfer-Encoding: quoted-printable$/im.test(head)) return body;
  const bytes = body
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}

/**
 * A mail server that keeps what it gets.
 * @param reply the SMTP code that each letter is answered with, by its number; only 250 takes it
 * @param reason text of the reply to a letter that it does not take
 */
export async function startMailbox(
  port = 0,
  reply: (number: number) => number | Promise<number> = () => TAKEN,
  reason = "Not this one, <ada@survey.example>.",
): Promise<Mailbox> {
  const letters: Letter[] = [];
  let number = 0;
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onData(stream, session, done) {
      let text = "";
      stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
      stream.on("end", () => {
        void Promise.resolve(reply(number++)).then((responseCode) => {
          if (responseCode !== TAKEN) {
            return done(Object.assign(new Error(reason), { responseCode }));
          }
          const [head = "", ...body] = text.split("\r\n\r\n");
          const to = session.envelope.rcptTo.map(({ address }) => address);
          letters.push({ to, head, body: body.join("\r\n\r\n") });
          return done();
        });
      });
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  // Where a test fails, nobody closes it, and Jest would wait for ever.
  server.server.unref();
  return {
    port: (server.server.address() as AddressInfo).port,
    letters,
    close: () => new Promise((done) => server.close(() => done())),
  };
}
