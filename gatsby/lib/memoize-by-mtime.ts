import { statSync } from "node:fs";

/** Caches the value computed from a file until the file's modification time changes, as it can while `npm run dev` runs. */
export function memoizeByMtime<T>(compute: (path: string) => T): (path: string) => T {
  const cache = new Map<string, { mtime: number; value: T }>();
  return (path) => {
    const mtime = statSync(path).mtimeMs;
    const cached = cache.get(path);
    if (cached?.mtime === mtime) return cached.value;
    const value = compute(path);
    cache.set(path, { mtime, value });
    return value;
  };
}
