import { join } from "node:path";
import { createLog } from "../../server/log";
import { settingsFrom } from "../../server/settings";
import type { OpenStore } from "../../server/store/database";
import { listSubmissions, type SubmissionRecord } from "../../server/store/records";
import { createStore } from "../../server/store/store";
import { siteFolder } from "./host";
import { Cluster } from "./postgres";

export type Kind = "libsql" | "postgres";

/** Defines the same tests for both databases; `fresh` creates an empty one and returns its DATABASE_URL. */
export function onBothStores(tests: (fresh: () => Promise<string>, kind: Kind) => void): void {
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

/** Runs a task on a database directly, also while the host uses it. */
export async function withStore<T>(url: string, work: (open: OpenStore) => Promise<T>): Promise<T> {
  const store = createStore(settingsFrom({ DATABASE_URL: url }).database, createLog());
  try {
    return await store.use(work);
  } finally {
    await store.close();
  }
}

/** All stored submissions. */
export function stored(url: string): Promise<SubmissionRecord[]> {
  return withStore(url, ({ db }) => listSubmissions(db));
}
