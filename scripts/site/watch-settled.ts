import { watch } from "node:fs";

/** Editors save several files at the same time, which should cause one call. */
const SETTLE_MS = 50;

/**
 * Calls a function after changes below a folder, when no more changes follow.
 * @param read reads the folder
 * @returns a function that stops watching
 */
export function watchSettled(folder: string, read: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const settle = (): void => {
    clearTimeout(timer);
    timer = setTimeout(readAgain, SETTLE_MS);
  };
  const readAgain = (): void => {
    try {
      read();
    } catch (error) {
      // A file disappeared while it was read: browsers and Git write a temporary file and rename it.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
      settle();
    }
  };
  const watcher = watch(folder, { recursive: true }, settle);
  return () => {
    watcher.close();
    clearTimeout(timer);
  };
}
