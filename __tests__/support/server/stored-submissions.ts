import { join } from "node:path";
import type { Payload } from "@capture/receiver/payload/payload";
import { deleteExpired } from "@capture/receiver/store/expiry";
import { formOfRow, type SubmissionRecord } from "@capture/receiver/store/records";
import { saveSubmission, toRow } from "@capture/receiver/store/submissions";
import { BODIES } from "../../../testing/server/bodies";
import { siteFolder } from "../../../testing/server/host";
import { withStore } from "../../../testing/server/stores";
import { submissions } from "../../../testing/server/submissions";
import { settingsFrom, texts } from "../../../testing/server/texts";

/** What a host deletes by default. */
export const { retentionMonths: RETENTION_MONTHS } = settingsFrom({});

/**
 * Stores submissions like a host without deliveries, which takes a second to start.
 * @returns their ids
 */
export function saveSubmissions(url: string, bodies: readonly Payload[]): Promise<string[]> {
  return withStore(url, async (open) => {
    // A host does this when it starts, and thereby records the time and its RETENTION_MONTHS.
    await deleteExpired(open, RETENTION_MONTHS, 0);
    const time = await open.time();
    const ids: string[] = [];
    for (const [index, body] of bodies.entries()) {
      // No two have the same time, by which commands sort them.
      const row = toRow(body, undefined, time - bodies.length + index);
      await open.db.transaction().execute((transaction) => saveSubmission(transaction, row, formOfRow(row), [], texts));
      ids.push(row.id);
    }
    return ids;
  });
}

/**
 * Stores one submission of each form.
 * @returns the settings of a host with this store, the ids of the submissions, and functions that run `npm run submissions`
 */
export async function storeSubmissions(createEmptyDatabase: () => Promise<string>) {
  const env = { DATABASE_URL: await createEmptyDatabase(), ERASURES_FILE: join(siteFolder(), "erased") };
  const ids = await saveSubmissions(env.DATABASE_URL, Object.values(BODIES));
  // Commands send no mails. With these settings, they add deliveries to the outbox.
  const mail = { SMTP_URL: "smtp://127.0.0.1:9", NOTIFY_TO: "staff@company.example" };
  const run = (...args: string[]) => submissions(args, { ...env, ...mail });
  const listIds = async (...args: string[]) =>
    (JSON.parse((await run(...args, "--json")).stdout) as SubmissionRecord[]).map(({ id }) => id);
  return { env, ids, run, listIds };
}
