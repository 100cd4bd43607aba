import { basename } from "node:path";
import { argv, env } from "node:process";

const CHECK_INTERVAL_MS = 250;

/**
 * Sends SIGTERM to this process when its parent has ended: npm, or the `sh -c` with which npm runs a script. npm forwards
 * SIGTERM only to that shell, and does not forward SIGHUP and SIGKILL, so a command could keep running with its port and
 * its store. (`npm start` and `npm run serve` replace the shell with `exec`, so they get SIGINT and SIGTERM, and npm waits
 * for them. Windows has no `exec` and runs the part after `||`.)
 */
export function endWithNpm(): void {
  const [, file = ""] = argv;
  // The parent of a program that another npm script has started, such as a test, is not npm.
  if (file === "" || !(env.npm_lifecycle_script ?? "").includes(`/${basename(file)}`)) return;
  // When the parent has ended, the process gets another parent.
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, CHECK_INTERVAL_MS).unref();
}
