import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

/** Path of Gatsby's command line script. */
export const gatsbyBin = join(dirname(createRequire(resolve("package.json")).resolve("gatsby/package.json")), "cli.js");

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Runs a Node script with the input and output of this process, and passes signals on to it.
 * @param env environment variables in addition to those of this process
 * @param cwd the working directory of the script
 * @returns its exit code; 1 when a signal ended it
 */
export function runNode(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  cwd = process.cwd(),
): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [script, ...args], {
      stdio: "inherit",
      cwd,
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ...env },
    });
    // Gatsby ends its child processes on SIGTERM, but not on SIGHUP.
    const end = (signal: NodeJS.Signals): void => void child.kill(signal === "SIGHUP" ? "SIGTERM" : signal);
    // A host that serves during a build handles SIGHUP: it activates a release, and the build must continue.
    const signals = SIGNALS.filter((signal) => signal !== "SIGHUP" || process.listenerCount(signal) === 0);
    for (const signal of signals) process.once(signal, end);
    child.on("error", fail);
    child.on("exit", (code) => {
      // From now on signals end this process again.
      for (const signal of signals) process.off(signal, end);
      done(code ?? 1);
    });
  });
}
