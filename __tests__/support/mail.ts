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

/**
 * A mail server that keeps what it gets.
 * @param accepts says of each letter, by its number, whether it is taken
 */
export async function startMailbox(port = 0, accepts: (number: number) => boolean = () => true): Promise<Mailbox> {
  const letters: Letter[] = [];
  let number = 0;
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onData(stream, session, done) {
      let text = "";
      stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
      stream.on("end", () => {
        if (!accepts(number++)) return done(new Error("Not now, <ada@survey.example>."));
        const [head = "", ...body] = text.split("\r\n\r\n");
        letters.push({ to: session.envelope.rcptTo.map(({ address }) => address), head, body: body.join("\r\n\r\n") });
        return done();
      });
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  return {
    port: (server.server.address() as AddressInfo).port,
    letters,
    close: () => new Promise((done) => server.close(() => done())),
  };
}
