import { createServer, type Server, type Socket } from "node:net";

const STATUS_ACCEPTED = 250;

/** A mail that was accepted. */
export interface AcceptedMail {
  /** Its Message-ID up to the `@`: the id of the submission. */
  readonly id: string;
  /** When it was accepted, in milliseconds since 1970. */
  readonly time: number;
}

/** A minimal SMTP server. The package smtp-server is not used, because it waits 0.1 s before each greeting. */
export class MailServer {
  readonly accepted: AcceptedMail[] = [];
  /** The SMTP reply code to each mail; only 250 accepts it. */
  replyCode = STATUS_ACCEPTED;
  /** The time until the reply to each mail. */
  delayMs = 0;
  private server: Server | undefined;

  constructor(private readonly port: number) {}

  async open(): Promise<void> {
    const server = createServer((socket) => this.handleConnection(socket));
    this.server = server;
    await new Promise<void>((resolve) => server.listen(this.port, "127.0.0.1", resolve));
  }

  /** Stops listening, and waits until open connections are closed. */
  async close(): Promise<void> {
    const { server } = this;
    await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  }

  private handleConnection(socket: Socket): void {
    let text = "";
    let isMailData = false;
    const reply = (line: string): void => void socket.write(`${line}\r\n`);
    socket.on("error", () => socket.destroy());
    socket.on("data", (chunk) => {
      text += chunk.toString();
      for (let end = text.indexOf(isMailData ? "\r\n.\r\n" : "\r\n"); end >= 0; end = text.indexOf("\r\n")) {
        const part = text.slice(0, end);
        text = text.slice(end + (isMailData ? 5 : 2));
        if (isMailData) setTimeout(() => reply(this.accept(part)), this.delayMs);
        else if (part === "QUIT") socket.end("221 closing\r\n");
        else reply(part === "DATA" ? "354 start mail input" : "250 ok");
        isMailData = part === "DATA";
        if (isMailData) break;
      }
    });
    reply("220 ready");
  }

  private accept(mail: string): string {
    if (this.replyCode !== STATUS_ACCEPTED) return `${this.replyCode} try again later`;
    this.accepted.push({ id: /^Message-ID: <([^@]+)@/im.exec(mail)?.[1] ?? "", time: Date.now() });
    return `${STATUS_ACCEPTED} accepted`;
  }
}
