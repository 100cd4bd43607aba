import { basename } from "node:path";
import { argv, env } from "node:process";

const CHECK_INTERVAL_MS = 250;

/**
 * Ends a command of package.json, as SIGTERM does, once the process that started it has ended: npm, or the `sh -c` by
 * which npm runs a script. npm passes SIGTERM on to that shell alone, SIGHUP and SIGKILL to nobody, and a command that is
 * left behind keeps its port and its store. (`npm start` and `npm run serve` replace the shell by `exec`, so they get
 * SIGINT and SIGTERM themselves, and npm waits for their end. Windows has no `exec` and takes the part after `||`.)
 */
export function endWithNpm(): void {
  const [, file = ""] = argv;
  // A program that another script of npm starts, such as a test, ends when it wants to.
  if (file === "" || !(env.npm_lifecycle_script ?? "").includes(`/${basename(file)}`)) return;
  // A process whose parent has ended gets another one.
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, CHECK_INTERVAL_MS).unref();
}
