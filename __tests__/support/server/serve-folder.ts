import { join } from "node:path";
import { createApp } from "@capture/host/app";
import type { Settings } from "@capture/host/settings";
import { post, siteFolder, type Host } from "../../../testing/server/host";
import { settingsFrom } from "../../../testing/server/texts";

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** Serves a folder in this process until the test ends. @returns its URL */
export async function listen(folder: string, settings?: Settings): Promise<string> {
  const app = await createApp(folder, { settings });
  closers.push(() => app.close());
  return app.listen({ host: "127.0.0.1", port: 0 });
}

/**
 * Runs a host in this process until the test ends, for tests that only send forms: it starts in milliseconds, and has the
 * clock of the test. Its log is not written.
 * @param env its settings; by default its store is in the folder
 * @param folder of a built site
 */
export async function listenForForms(
  env: Readonly<Record<string, string>> = {},
  folder = siteFolder(),
): Promise<Pick<Host, "url" | "get" | "post">> {
  process.env.LOG_LEVEL = "silent";
  const settings = settingsFrom({ DATABASE_URL: `file:${join(folder, "submissions.db")}`, ...env });
  const url = await listen(join(folder, "public"), settings);
  return { url, get: (path) => fetch(url + path), post: (body, headers) => post(url, body, headers) };
}
