import { relative } from "node:path";

/** A year in seconds: the longest time that caches are asked to keep a file. */
const YEAR = 31_536_000;

/** Files whose name changes with their content: Gatsby's chunks, its static/ folder, and the fonts. */
const HASHED = /^(static\/|fonts\/|[^/]+-[0-9a-f]{8,}\.(js|css)(\.map)?$)/;

/**
 * How long a file may be kept without asking: a year when its name carries a
 * hash of its content, else it is asked for again each time.
 */
export function cacheControl(path: string, root: string): string {
  const name = relative(root, path)
    .replaceAll("\\", "/")
    .replace(/\.(br|gz)$/, "");
  return HASHED.test(name) ? `public, max-age=${YEAR}, immutable` : "public, max-age=0, must-revalidate";
}
