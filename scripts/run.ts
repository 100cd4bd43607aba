import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

/** Gatsby's command line, run by this Node without a shell. */
export const gatsbyBin = join(dirname(createRequire(resolve("package.json")).resolve("gatsby/package.json")), "cli.js");

/**
 * Runs a Node script with the terminal's own input and output.
 * @returns its exit code; 1 when a signal ended it
 */
export function runNode(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [script, ...args], {
      stdio: "inherit",
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ...env },
    });
    child.on("error", fail);
    child.on("exit", (code) => done(code ?? 1));
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => child.kill(signal));
  });
}
