import { chmodSync } from "node:fs";
import { join } from "node:path";
import Libsql from "libsql";
import { Client } from "pg";
import { siteFolder } from "../../../testing/server/host";
import { Cluster, limitFiles } from "../../../testing/server/postgres";
import type { Kind } from "../../../testing/server/stores";
import type { Fault } from "./fault";

/** A database, and what can happen to it. */
export interface TestStore {
  readonly url: string;
  /** What the host is started behind. */
  readonly wrapper: readonly string[];
  readonly faults: readonly Fault[];
  remove(): Promise<void>;
}

/** In bytes: no file of the embedded database may grow beyond it, nor one of PostgreSQL's, whose log segments have 1 MiB. */
const FULL = 65_536;
const FULL_CLUSTER = 1_100_000;

/** A new and empty database. */
export function createTestStore(kind: Kind): Promise<TestStore> {
  return kind === "postgres" ? createPostgres() : createLibsql();
}

async function createLibsql(): Promise<TestStore> {
  const file = join(siteFolder(), "submissions.db");
  return {
    url: `file:${file}`,
    // Root may write everything, so the process runs without that capability.
    wrapper: process.getuid?.() === 0 ? ["setpriv", "--bounding-set", "-all", "--inh-caps", "-all"] : [],
    faults: [
      {
        name: "store locked",
        async begin() {
          const shell = new Libsql(file);
          shell.exec("pragma busy_timeout = 5000");
          shell.exec("begin immediate");
          return () => {
            shell.exec("commit");
            shell.close();
          };
        },
      },
      {
        name: "disk full",
        async begin({ host }) {
          limitFiles(host.pid, FULL);
          return () => limitFiles(host.pid, "unlimited");
        },
      },
      {
        name: "store read-only",
        endsHost: true,
        async begin(world) {
          await world.restart("SIGTERM", () => chmodSync(file, 0o400));
          return () => chmodSync(file, 0o600);
        },
      },
    ],
    remove: async () => undefined,
  };
}

async function createPostgres(): Promise<TestStore> {
  const cluster = await Cluster.start(undefined, "on");
  const url = await cluster.database();
  return {
    url,
    wrapper: [],
    faults: [
      {
        name: "store locked",
        async begin() {
          const shell = new Client({ connectionString: url });
          await shell.connect();
          await shell.query("begin; lock table submissions in access exclusive mode");
          return async () => {
            await shell.query("commit");
            await shell.end();
          };
        },
      },
      {
        name: "disk full",
        async begin() {
          cluster.limitFiles(FULL_CLUSTER);
          return async () => {
            cluster.limitFiles("unlimited");
            await cluster.run();
          };
        },
      },
      {
        name: "store unavailable",
        async begin() {
          await cluster.halt();
          return () => cluster.run();
        },
      },
    ],
    remove: () => cluster.remove(),
  };
}
