import { basename } from "node:path";
import { argv, env } from "node:process";

const CHECK_INTERVAL_MS = 250;

/**
 * Sends SIGTERM to this process after its parent has ended. The parent is npm, or the shell (`sh -c`) in which npm runs a
 * script. npm forwards SIGTERM only to that shell, and does not forward SIGHUP and SIGKILL, so without this a command could
 * keep running and keep its port and its store. (`npm start` and `npm run serve` replace the shell with `exec`, so they
 * receive SIGINT and SIGTERM, and npm waits for them. Windows has no `exec` and runs the part after `||`.)
 */
export function endWithNpm(): void {
  const [, file = ""] = argv;
  // If another npm script, such as a test, has started this command, its parent is not npm.
  if (file === "" || !(env.npm_lifecycle_script ?? "").includes(`/${basename(file)}`)) return;
  // When the parent ends, the operating system assigns another parent.
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, CHECK_INTERVAL_MS).unref();
}
