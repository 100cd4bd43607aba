import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The suffix of a compressed copy's ETag, by its `Content-Encoding`. */
const SUFFIXES: Readonly<Record<string, string>> = { br: "-br", gzip: "-gz" };
const HASH_LENGTH = 22;

export interface Etags {
  /**
   * The strong ETag of a file or of one of its compressed copies, which have their own.
   * @throws Error when the file has gone
   */
  of(file: string, encoding?: string): string;
  /**
   * The first current ETag of a file, or of one of its compressed copies, that a list of ETags (or `*`) names.
   * @param list value of `If-None-Match`, or of `If-Match`, which compares strongly: `W/"…"` names nothing there
   * @throws Error when the file has gone
   */
  current(list: string, file: string, comparison: "strong" | "weak"): string | undefined;
}

/**
 * ETags made of content, so that a rebuild that changes nothing sends nothing
 * again. Each file is hashed once: a release never changes.
 * @param root path of the folder of all files
 */
export function createEtags(root: string): Etags {
  const hashes = new Map<string, string>();
  const hashOf = (file: string): string => {
    const known = hashes.get(file);
    if (known !== undefined) return known;
    const bytes = readFileSync(join(root, file));
    const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, HASH_LENGTH);
    hashes.set(file, hash);
    return hash;
  };
  return {
    of: (file, encoding = "") => `"${hashOf(file)}${SUFFIXES[encoding] ?? ""}"`,
    current(list, file, comparison) {
      const etags = ["", ...Object.values(SUFFIXES)].map((suffix) => `"${hashOf(file)}${suffix}"`);
      if (list.trim() === "*") return etags[0];
      const named = list.split(",").map((etag) => etag.trim());
      const held = comparison === "strong" ? named : named.map((etag) => etag.replace(/^W\//, ""));
      return etags.find((etag) => held.includes(etag));
    },
  };
}
