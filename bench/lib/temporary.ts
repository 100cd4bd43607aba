import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Runs a task in a temporary folder, and removes the folder after success, failure or a signal. */
export async function withTemporaryFolder<T>(prefix: string, task: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  const remove = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  const exit = (signal: NodeJS.Signals): void => process.exit(signal === "SIGTERM" ? 143 : 130);
  process.once("exit", remove);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, exit);
  try {
    return await task(folder);
  } finally {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, exit);
    process.off("exit", remove);
    remove();
  }
}
