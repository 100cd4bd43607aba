import { siteFolder, startHost, type Host } from "../../../testing/server/host";
import { freePort } from "../../../testing/server/postgres";
import { publish, versionedSite } from "../../../testing/server/releases";
import type { FaultyHost } from "./fault";
import { MailServer } from "./mail-server";
import type { TestStore } from "./test-store";

/** A time in which the host could not answer, in milliseconds since 1970. */
interface Down {
  readonly signal: "SIGKILL" | "SIGTERM";
  readonly from: number;
  to: number;
}

/** Whether one of these times overlaps with the time between two moments. */
export function overlaps(times: readonly Down[], from: number, to: number): boolean {
  return times.some((time) => time.from <= to && time.to >= from);
}

/** A host with its store, its mail server and its releases, each of which can be made to fail. */
export class World implements FaultyHost {
  private version = 1;
  private readonly folder = siteFolder(versionedSite(1));
  private output = "";
  private running: Host | undefined;
  readonly mail: MailServer;
  readonly downs: Down[] = [];

  private constructor(
    readonly store: TestStore,
    private readonly port: number,
    private readonly mailPort: number,
  ) {
    this.mail = new MailServer(mailPort);
  }

  static async start(store: TestStore): Promise<World> {
    const world = new World(store, await freePort(), await freePort());
    await world.mail.open();
    await world.startHost();
    return world;
  }

  get host(): Host {
    if (this.running === undefined) throw new Error("The host is not running.");
    return this.running;
  }

  /** How often the host has logged each message. */
  get messages(): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const [, message = ""] of (this.output + this.host.output()).matchAll(/"msg":"([^"]*)"/g))
      counts[message] = (counts[message] ?? 0) + 1;
    return counts;
  }

  /** The kills of the host. */
  get kills(): Down[] {
    return this.downs.filter(({ signal }) => signal === "SIGKILL");
  }

  /** Ends the host, and starts it again. */
  async restart(signal: Down["signal"], meanwhile: () => void = () => undefined): Promise<void> {
    const down: Down = { signal, from: Date.now(), to: Infinity };
    this.downs.push(down);
    await this.host.kill(signal);
    this.output += this.host.output();
    meanwhile();
    await this.startHost();
    down.to = Date.now();
  }

  /** Makes the next release, which the host takes by itself, or by a signal every other time. */
  async switchRelease(): Promise<void> {
    publish(this.folder, ++this.version);
    if (this.version % 2) process.kill(this.host.pid, "SIGHUP");
  }

  async end(): Promise<void> {
    await this.host.kill();
    await this.mail.close();
    await this.store.remove();
  }

  private async startHost(): Promise<void> {
    this.running = await startHost({
      folder: this.folder,
      wrapper: this.store.wrapper,
      env: {
        PORT: String(this.port),
        DATABASE_URL: this.store.url,
        FORMS_LIMIT: "9999999/1s",
        SMTP_URL: `smtp://127.0.0.1:${this.mailPort}`,
        NOTIFY_TO: "team@company.example",
        LOG_LEVEL: "warn",
      },
    });
  }
}
