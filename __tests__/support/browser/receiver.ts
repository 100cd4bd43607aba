import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SubmissionRecord } from "@capture/receiver/store/records";
import { listStored } from "../../../testing/server/stores";
import { serveBuilt } from "../../../testing/site";
import { test as base } from "./fixtures";
import { settingsFrom } from "../../../testing/server/texts";

interface ReceiverFixtures {
  /** Lists what the receiver has stored since the test began. */
  listReceived(): Promise<SubmissionRecord[]>;
}

interface ReceiverOptions {
  /** FORMS_LIMIT of the receiver, by default one that tests never reach. */
  formsLimit: string;
  receiver: { readonly url: string; readonly databaseUrl: string };
}

/** `test` on a host that has a form receiver, with a store of its own for each worker. */
export const test = base.extend<ReceiverFixtures, ReceiverOptions>({
  formsLimit: ["1000/1m", { option: true, scope: "worker" }],
  receiver: [
    async ({ formsLimit }, use) => {
      const folder = mkdtempSync(join(tmpdir(), "receiver-"));
      const databaseUrl = `file:${join(folder, "submissions.db")}`;
      const host = await serveBuilt(settingsFrom({ DATABASE_URL: databaseUrl, FORMS_LIMIT: formsLimit }));
      await use({ url: host.url, databaseUrl });
      await host.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  baseURL: ({ receiver }, use) => use(receiver.url),
  listReceived: async ({ receiver }, use) => {
    const { length } = await listStored(receiver.databaseUrl);
    await use(async () => (await listStored(receiver.databaseUrl)).slice(length));
  },
});

export { expect } from "./fixtures";
