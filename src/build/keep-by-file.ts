import { statSync } from "node:fs";

/**
 * Makes something of a file once, and again only when the file has changed, as
 * it may while `npm run dev` runs.
 * @param make what is made of the file at a path
 * @param most of how many files it is kept: of those that were asked for last
 */
export function keepByFile<T>(make: (path: string) => T, most = Infinity): (path: string) => T {
  const kept = new Map<string, { changed: number; made: T }>();
  return (path) => {
    const changed = statSync(path).mtimeMs;
    const found = kept.get(path);
    const entry = found?.changed === changed ? found : { changed, made: make(path) };
    // A map is in the order of setting, so the first has waited longest.
    kept.delete(path);
    kept.set(path, entry);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return entry.made;
  };
}
