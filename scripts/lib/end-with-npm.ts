import { basename } from "node:path";
import { argv, env } from "node:process";

const CHECK_INTERVAL_MS = 250;

/**
 * Sends SIGTERM to this process once its parent has ended: npm, or the `sh -c` by which npm runs a script. npm passes on
 * SIGTERM only to that shell, and SIGHUP and SIGKILL not at all, so the command would keep running with its port and its
 * store. (`npm start` and `npm run serve` replace the shell by `exec`, so they get SIGINT and SIGTERM directly, and npm
 * waits for their end. Windows has no `exec` and runs the part after `||`.)
 */
export function endWithNpm(): void {
  const [, file = ""] = argv;
  // A program that another npm script starts, such as a test, is not ended.
  if (file === "" || !(env.npm_lifecycle_script ?? "").includes(`/${basename(file)}`)) return;
  // A process whose parent has ended gets another parent.
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, CHECK_INTERVAL_MS).unref();
}
