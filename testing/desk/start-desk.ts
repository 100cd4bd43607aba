import { spawn } from "node:child_process";
import { join } from "node:path";
import { checkContent } from "@capture/content/check/check";
import type { DeskServer } from "./serve-copy";

/** The default URL of `gatsby develop`. */
const SITE_URL = "http://localhost:8000";
/** Includes the first build of the development site. */
const START_TIMEOUT_MS = 300_000;
const POLL_INTERVAL_MS = 500;

/**
 * Runs `npm run desk` in a copy of the project.
 * @throws Error when the process exits, or does not respond within START_TIMEOUT_MS
 */
export async function startDesk(root: string): Promise<DeskServer> {
  const child = spawn(process.execPath, ["--import", "tsx", join("scripts", "site", "desk.ts")], {
    cwd: root,
    stdio: "ignore",
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
  });
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const kill = (): void => void child.kill();
  process.once("exit", kill);
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isAvailable(`${SITE_URL}/admin/`))) {
    if (child.exitCode !== null) throw new Error("The desk has exited. Check whether another program uses port 8000.");
    if (Date.now() > deadline) throw new Error(`Timed out waiting for ${SITE_URL}/admin/.`);
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
  return {
    root,
    url: SITE_URL,
    listProblems: () => checkContent(join(root, "data")),
    async close() {
      process.off("exit", kill);
      kill();
      await exited;
    },
  };
}

async function isAvailable(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
