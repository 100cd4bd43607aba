import { mkdirSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Runs a build unless another process is running one, because two builds would write the same files.
 * @param lock path of a symbolic link whose target is the id of the building process
 * @throws Error while another process is building
 */
export async function withBuildLock<T>(lock: string, build: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(lock), { recursive: true });
  const holder = holderOf(lock);
  if (holder !== undefined && isRunning(holder)) throw runningError(lock, holder);
  // The lock of a killed process.
  if (holder !== undefined) rmSync(lock, { force: true });
  try {
    // A link is created together with its target in one step; a file would be empty at first.
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
  const name = holder ?? "unknown";
  return new Error(`Another build is running (process ${name}). If that is another program, remove ${lock}.`);
}
