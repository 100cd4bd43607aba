import { join } from "node:path";
import { createLog } from "../../server/log";
import { settingsFrom } from "../../server/settings";
import type { OpenStore } from "../../server/store/database";
import { listSubmissions, type SubmissionRecord } from "../../server/store/records";
import { createStore } from "../../server/store/store";
import { siteFolder } from "./host";
import { Cluster } from "./postgres";

export type Kind = "libsql" | "postgres";

/** Runs the same tests on both databases; `fresh` gives the DATABASE_URL of an empty one. */
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

/** Runs a statement on the database directly. The host may lock it for a moment. */
export async function withStore<T>(url: string, work: (open: OpenStore) => Promise<T>): Promise<T> {
  const store = createStore(settingsFrom({ DATABASE_URL: url }).database, createLog());
  try {
    return await store.use(work);
  } finally {
    await store.close();
  }
}

/** What is stored. */
export function stored(url: string): Promise<SubmissionRecord[]> {
  return withStore(url, ({ db }) => listSubmissions(db));
}
