import { createServer, type Server, type Socket } from "node:net";

const STATUS_ACCEPTED = 250;

/** A mail that was taken. */
export interface Taken {
  /** Its Message-ID up to the `@`: the id of the submission. */
  readonly id: string;
  /** In milliseconds since 1970. */
  readonly at: number;
}

/** As much of a mail server as the host talks to. The package smtp-server waits 0.1 s before each greeting. */
export class MailServer {
  readonly taken: Taken[] = [];
  /** The SMTP code that each mail is answered with; only 250 takes it. */
  reply = STATUS_ACCEPTED;
  /** Milliseconds until each mail is answered. */
  delay = 0;
  private server: Server | undefined;

  constructor(private readonly port: number) {}

  async open(): Promise<void> {
    const server = createServer((socket) => this.talk(socket));
    this.server = server;
    await new Promise<void>((done) => server.listen(this.port, "127.0.0.1", done));
  }

  /** Takes no further connection, and waits for the mail under way. */
  async close(): Promise<void> {
    const { server } = this;
    await new Promise<void>((done) => (server ? server.close(() => done()) : done()));
  }

  private talk(socket: Socket): void {
    let text = "";
    let isMail = false;
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    socket.on("error", () => socket.destroy());
    socket.on("data", (chunk) => {
      text += chunk.toString();
      for (let end = text.indexOf(isMail ? "\r\n.\r\n" : "\r\n"); end >= 0; end = text.indexOf("\r\n")) {
        const part = text.slice(0, end);
        text = text.slice(end + (isMail ? 5 : 2));
        if (isMail) setTimeout(() => say(this.take(part)), this.delay);
        else if (part === "QUIT") socket.end("221 bye\r\n");
        else say(part === "DATA" ? "354 go on" : "250 fine");
        isMail = part === "DATA";
        if (isMail) break;
      }
    });
    say("220 ready");
  }

  private take(mail: string): string {
    if (this.reply !== STATUS_ACCEPTED) return `${this.reply} not now`;
    this.taken.push({ id: /^Message-ID: <([^@]+)@/im.exec(mail)?.[1] ?? "", at: Date.now() });
    return `${STATUS_ACCEPTED} taken`;
  }
}
