import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

/** Gatsby's command line, run by this Node without a shell. */
export const gatsbyBin = join(dirname(createRequire(resolve("package.json")).resolve("gatsby/package.json")), "cli.js");

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Runs a Node script with the terminal's own input and output.
 * @param cwd the folder that it runs in, when that is another than this process's
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
    // Gatsby ends its own processes on SIGTERM, and not on SIGHUP.
    const end = (signal: NodeJS.Signals): void => void child.kill(signal === "SIGHUP" ? "SIGTERM" : signal);
    // A host that serves during a build takes its release on SIGHUP, and the build goes on.
    const signals = SIGNALS.filter((signal) => signal !== "SIGHUP" || process.listenerCount(signal) === 0);
    for (const signal of signals) process.once(signal, end);
    child.on("error", fail);
    child.on("exit", (code) => {
      // Afterwards a signal is meant for this process again.
      for (const signal of signals) process.off(signal, end);
      done(code ?? 1);
    });
  });
}
