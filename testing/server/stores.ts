import { join } from "node:path";
import { createLog } from "@capture/receiver/log";
import type { OpenStore } from "@capture/receiver/store/database";
import { listSubmissions, type SubmissionRecord } from "@capture/receiver/store/records";
import { createStore } from "@capture/receiver/store/store";
import { siteFolder } from "./host";
import { createSharedDatabase } from "./shared-cluster";
import { settingsFrom } from "./texts";

export type DatabaseKind = "libsql" | "postgres";

type StoreTests = (createEmptyDatabase: () => Promise<string>, kind: DatabaseKind) => void;

/** Whether all tests run on both databases, as in the nightly run: `DATABASES=all`. */
const isEveryTestOnBoth = process.env.DATABASES === "all";

const onLibsql = (tests: StoreTests): void =>
  describe("libsql", () => tests(async () => `file:${join(siteFolder(), "submissions.db")}`, "libsql"));

/**
 * Defines the same tests for both databases. Use it for tests of the store itself, of limits, and of SQL that differs.
 * @param tests get a function that creates an empty database and returns its DATABASE_URL
 */
export function onBothStores(tests: StoreTests): void {
  onLibsql(tests);
  describe("postgres", () => tests(createSharedDatabase, "postgres"));
}

/**
 * Defines tests of code above the store, for which one database is enough: the embedded one. With `DATABASES=all` they run
 * on PostgreSQL as well.
 * @param tests get a function that creates an empty database and returns its DATABASE_URL
 */
export function onSelectedStores(tests: StoreTests): void {
  (isEveryTestOnBoth ? onBothStores : onLibsql)(tests);
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
