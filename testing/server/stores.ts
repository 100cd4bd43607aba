import { join } from "node:path";
import { createLog } from "../../server/log";
import { settingsFrom } from "../../server/settings";
import type { OpenStore } from "../../server/store/database";
import { listSubmissions, type SubmissionRecord } from "../../server/store/records";
import { createStore } from "../../server/store/store";
import { siteFolder } from "./host";
import { Cluster } from "./postgres";

export type DatabaseKind = "libsql" | "postgres";

/**
 * Defines the same tests for both databases.
 * @param tests get a function that creates an empty database and returns its DATABASE_URL
 */
export function onBothStores(tests: (createEmptyDatabase: () => Promise<string>, kind: DatabaseKind) => void): void {
  describe("libsql", () => tests(async () => `file:${join(siteFolder(), "submissions.db")}`, "libsql"));
  describe("postgres", () => {
    let cluster: Cluster;
    beforeAll(async () => {
      cluster = await Cluster.start();
    });
    afterAll(() => cluster.remove());
    tests(() => cluster.database(), "postgres");
  });
}

/** Opens a database in this process, runs work on it and closes it. A host may use the database at the same time. */
export async function withStore<T>(url: string, work: (open: OpenStore) => Promise<T>): Promise<T> {
  const store = createStore(settingsFrom({ DATABASE_URL: url }).database, createLog());
  try {
    return await store.use(work);
  } finally {
    await store.close();
  }
}

/** Lists the stored submissions, without suspected ones. */
export function listStored(url: string): Promise<SubmissionRecord[]> {
  return withStore(url, ({ db }) => listSubmissions(db));
}
