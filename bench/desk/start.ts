import { spawn } from "node:child_process";
import { join } from "node:path";
import type { Served } from "../../testing/desk/desk";

/** The default URL of `gatsby develop`. */
const ADDRESS = "http://localhost:8000";
/** Includes the first build of the development site. */
const START_TIMEOUT_MS = 300_000;
const POLL_INTERVAL_MS = 500;

/**
 * Runs `npm run desk` in a copy of the project.
 * @throws Error when it ends by itself, or when nothing answers
 */
export async function startDesk(root: string): Promise<Served> {
  const child = spawn(process.execPath, ["--import", "tsx", join("scripts", "site", "desk.ts")], {
    cwd: root,
    stdio: "ignore",
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
  });
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  const end = (): void => void child.kill();
  process.once("exit", end);
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isAvailable(`${ADDRESS}/admin/`))) {
    if (child.exitCode !== null) throw new Error("The desk has exited. Check whether another program uses port 8000.");
    if (Date.now() > deadline) throw new Error(`Timed out waiting for ${ADDRESS}/admin/.`);
    await new Promise((next) => setTimeout(next, POLL_INTERVAL_MS));
  }
  return {
    root,
    address: ADDRESS,
    async close() {
      process.off("exit", end);
      end();
      await ended;
    },
  };
}

async function isAvailable(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
}
