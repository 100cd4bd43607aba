import type { Host } from "../../../testing/server/host";
import type { MailServer } from "./mail-server";

/** A host and its surroundings, into which faults can be injected. */
export interface FaultyHost {
  readonly host: Host;
  readonly mail: MailServer;
  /** Ends the host’s process and starts a new one. */
  restart(signal: "SIGKILL" | "SIGTERM", meanwhile?: () => void): Promise<void>;
  /** Publishes the next release. */
  switchRelease(): Promise<void>;
}

/** A fault that can be injected into a host. */
export interface Fault {
  readonly name: string;
  /** Whether it restarts the host’s process. */
  readonly restartsHost?: boolean;
  /** @returns a function that ends the fault */
  begin(environment: FaultyHost): Promise<() => unknown>;
}
