import { chmodSync } from "node:fs";
import { join } from "node:path";
import Libsql from "libsql";
import { Client } from "pg";
import { siteFolder } from "../../../testing/server/host";
import { Cluster, limitFiles } from "../../../testing/server/postgres";
import type { DatabaseKind } from "../../../testing/server/stores";
import type { Fault } from "./fault";

/** A database, and the faults that can be injected into it. */
export interface TestStore {
  readonly url: string;
  /** A command that runs the host’s command, which is appended to it; may be empty. */
  readonly wrapper: readonly string[];
  readonly faults: readonly Fault[];
  remove(): Promise<void>;
}

/** A file size limit with which the embedded database cannot write. */
const FULL_DISK_FILE_BYTES = 65_536;
/** A file size limit with which PostgreSQL cannot write. Its log segments have 1 MiB. */
const FULL_CLUSTER_FILE_BYTES = 1_100_000;

/** Creates an empty database. */
export function createTestStore(kind: DatabaseKind): Promise<TestStore> {
  return kind === "postgres" ? createPostgres() : createLibsql();
}

async function createLibsql(): Promise<TestStore> {
  const file = join(siteFolder(), "submissions.db");
  return {
    url: `file:${file}`,
    // Root ignores file permissions, so the process runs without this capability.
    wrapper: process.getuid?.() === 0 ? ["setpriv", "--bounding-set", "-all", "--inh-caps", "-all"] : [],
    faults: [
      {
        name: "store locked",
        async begin() {
          const connection = new Libsql(file);
          connection.exec("pragma busy_timeout = 5000");
          connection.exec("begin immediate");
          return () => {
            connection.exec("commit");
            connection.close();
          };
        },
      },
      {
        name: "disk full",
        async begin({ host }) {
          limitFiles(host.pid, FULL_DISK_FILE_BYTES);
          return () => limitFiles(host.pid, "unlimited");
        },
      },
      {
        name: "store read-only",
        restartsHost: true,
        async begin(environment) {
          await environment.restart("SIGTERM", () => chmodSync(file, 0o400));
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
          const connection = new Client({ connectionString: url });
          await connection.connect();
          await connection.query("begin; lock table submissions in access exclusive mode");
          return async () => {
            await connection.query("commit");
            await connection.end();
          };
        },
      },
      {
        name: "disk full",
        async begin() {
          cluster.limitFiles(FULL_CLUSTER_FILE_BYTES);
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
