import { statSync } from "node:fs";

/**
 * Remembers what was made of a file until the file changes, as it may while
 * `npm run dev` runs.
 */
export function memoizeByMtime<T>(make: (path: string) => T): (path: string) => T {
  const made = new Map<string, { mtime: number; value: T }>();
  return (path) => {
    const mtime = statSync(path).mtimeMs;
    const known = made.get(path);
    if (known?.mtime === mtime) return known.value;
    const value = make(path);
    made.set(path, { mtime, value });
    return value;
  };
}
