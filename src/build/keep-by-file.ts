import { statSync } from "node:fs";

/**
 * Makes something of a file once, and again only when the file has changed, as
 * it may while `npm run dev` runs.
 * @param make what is made of the file at a path
 */
export function keepByFile<T>(make: (path: string) => T): (path: string) => T {
  const kept = new Map<string, { changed: number; made: T }>();
  return (path) => {
    const changed = statSync(path).mtimeMs;
    const found = kept.get(path);
    if (found?.changed === changed) return found.made;
    const made = make(path);
    kept.set(path, { changed, made });
    return made;
  };
}
