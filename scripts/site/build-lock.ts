import { mkdirSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Builds while no other process does: two would write the same files.
 * @param lock path of a link that names the process which builds
 * @throws Error with a sentence while another process builds
 */
export async function withBuildLock<T>(lock: string, build: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(lock), { recursive: true });
  const holder = holderOf(lock);
  if (holder !== undefined && isRunning(holder)) throw runningError(lock, holder);
  // It was left by a process that was killed.
  if (holder !== undefined) rmSync(lock, { force: true });
  try {
    // Unlike a file, a link has its content from the first moment.
    symlinkSync(String(process.pid), lock);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    throw runningError(lock, holderOf(lock));
  }
  try {
    return await build();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Whether there is a process with this id. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function holderOf(lock: string): number | undefined {
  try {
    return Number(readlinkSync(lock));
  } catch {
    return undefined;
  }
}

function runningError(lock: string, holder: number | undefined): Error {
  return new Error(
    `Another build is running (process ${holder ?? "unknown"}). If that is another program, remove ${lock}.`,
  );
}
