import { watch } from "node:fs";

/** Waits for further changes: when several files are saved at the same time, they should cause only one call. */
const SETTLE_MS = 50;

/**
 * Calls a function after changes below a folder, once no change has followed for SETTLE_MS.
 * @param read reads the folder
 * @returns a function that stops watching
 */
export function watchSettled(folder: string, read: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const restartTimer = (): void => {
    clearTimeout(timer);
    timer = setTimeout(readAgain, SETTLE_MS);
  };
  const readAgain = (): void => {
    try {
      read();
    } catch (error) {
      // A file disappeared while it was read: browsers and Git write a temporary file and rename it.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
      restartTimer();
    }
  };
  const watcher = watch(folder, { recursive: true }, restartTimer);
  return () => {
    watcher.close();
    clearTimeout(timer);
  };
}
