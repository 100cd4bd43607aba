import { join } from "node:path";
import type { SubmissionRecord } from "../../../server/store/records";
import { BODIES } from "../../../testing/server/bodies";
import { siteFolder, startHost } from "../../../testing/server/host";
import { submissions } from "../../../testing/server/submissions";

/**
 * Stores one submission of each form, and stops the host.
 * @returns the host's environment, the ids of the submissions, and functions that run `npm run submissions`
 */
export async function storeSubmissions(createEmptyDatabase: () => Promise<string>) {
  const env = { DATABASE_URL: await createEmptyDatabase(), ERASURES_FILE: join(siteFolder(), "erased") };
  const host = await startHost({ env });
  const ids: string[] = [];
  for (const body of Object.values(BODIES)) ids.push((await host.post(body)).body.id ?? "");
  await host.kill();
  // Commands send no mails. With these settings, they add deliveries to the outbox.
  const mail = { SMTP_URL: "smtp://127.0.0.1:9", NOTIFY_TO: "staff@company.example" };
  const run = (...args: string[]) => submissions(args, { ...env, ...mail });
  const listIds = async (...args: string[]) =>
    (JSON.parse((await run(...args, "--json")).stdout) as SubmissionRecord[]).map(({ id }) => id);
  return { env, ids, run, listIds };
}
