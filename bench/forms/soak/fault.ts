import type { Host } from "../../../testing/server/host";
import type { MailServer } from "./mail-server";

/** A host to which something can happen. */
export interface FaultyHost {
  readonly host: Host;
  readonly mail: MailServer;
  /** Ends the host, and starts it again. */
  restart(signal: "SIGKILL" | "SIGTERM", meanwhile?: () => void): Promise<void>;
  /** Makes the next release. */
  switchRelease(): Promise<void>;
}

/** Something that happens to a host. */
export interface Fault {
  readonly name: string;
  /** Whether it ends the host's process. */
  readonly endsHost?: boolean;
  /** @returns what lifts it */
  begin(world: FaultyHost): Promise<() => unknown>;
}
