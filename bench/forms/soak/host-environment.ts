import { siteFolder, startHost, type Host } from "../../../testing/server/host";
import { publish, versionedSite } from "../../../testing/server/releases";
import type { FaultyHost } from "./fault";
import { MailServer } from "./mail-server";
import type { TestStore } from "./test-store";
import { findFreePort } from "../../../testing/free-port";

/** A period without a running host, in milliseconds since 1970. */
interface Downtime {
  readonly signal: "SIGKILL" | "SIGTERM";
  readonly from: number;
  to: number;
}

/** Whether a period overlaps with one of the downtimes. */
export function overlaps(downtimes: readonly Downtime[], from: number, to: number): boolean {
  return downtimes.some((downtime) => downtime.from <= to && downtime.to >= from);
}

/** A host with its store, mail server and releases, into which faults can be injected. */
export class HostEnvironment implements FaultyHost {
  private version = 1;
  private readonly folder = siteFolder(versionedSite(1));
  private output = "";
  private running: Host | undefined;
  readonly mail: MailServer;
  readonly downtimes: Downtime[] = [];

  private constructor(
    readonly store: TestStore,
    private readonly port: number,
    private readonly mailPort: number,
  ) {
    this.mail = new MailServer(mailPort);
  }

  static async start(store: TestStore): Promise<HostEnvironment> {
    const environment = new HostEnvironment(store, await findFreePort(), await findFreePort());
    await environment.mail.open();
    await environment.startHost();
    return environment;
  }

  get host(): Host {
    if (this.running === undefined) throw new Error("The host is not running.");
    return this.running;
  }

  /** The number of log lines by message. */
  get messages(): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const [, message = ""] of (this.output + this.host.output()).matchAll(/"msg":"([^"]*)"/g))
      counts[message] = (counts[message] ?? 0) + 1;
    return counts;
  }

  /** The downtimes caused by SIGKILL. */
  get kills(): Downtime[] {
    return this.downtimes.filter(({ signal }) => signal === "SIGKILL");
  }

  /** Ends the host’s process and starts a new one. */
  async restart(signal: Downtime["signal"], meanwhile: () => void = () => undefined): Promise<void> {
    const downtime: Downtime = { signal, from: Date.now(), to: Infinity };
    this.downtimes.push(downtime);
    await this.host.kill(signal);
    this.output += this.host.output();
    meanwhile();
    await this.startHost();
    downtime.to = Date.now();
  }

  /** Publishes the next release. The host finds it by polling or, every other time, on a SIGHUP. */
  async switchRelease(): Promise<void> {
    publish(this.folder, ++this.version);
    if (this.version % 2) process.kill(this.host.pid, "SIGHUP");
  }

  async close(): Promise<void> {
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
