import { spawn } from "node:child_process";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Runs a Node script in a child process with this process's input and output, and forwards signals to it.
 * @param env environment variables in addition to the inherited ones
 * @param cwd the working directory of the script
 * @param inherited environment variables that the script inherits; by default, all of this process
 * @returns its exit code; 1 when a signal ended it
 */
export function runNode(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  cwd = process.cwd(),
  inherited: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      stdio: "inherit",
      cwd,
      env: { ...inherited, GATSBY_TELEMETRY_DISABLED: "1", ...env },
    });
    // Gatsby ends its child processes on SIGTERM, but not on SIGHUP.
    const end = (signal: NodeJS.Signals): void => void child.kill(signal === "SIGHUP" ? "SIGTERM" : signal);
    // In a host that serves during a build, SIGHUP activates a release, and the build must continue.
    const signals = SIGNALS.filter((signal) => signal !== "SIGHUP" || process.listenerCount(signal) === 0);
    for (const signal of signals) process.once(signal, end);
    child.on("error", reject);
    child.on("exit", (code) => {
      // Without these listeners, signals end this process again.
      for (const signal of signals) process.off(signal, end);
      resolve(code ?? 1);
    });
  });
}
