import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { extname } from "node:path";

/** The compressed copies of a file, each with the suffix of its ETag. */
const COPIES: Readonly<Record<string, string>> = { ".br": "-br", ".gz": "-gz" };
const HASH_LENGTH = 22;

export interface Etags {
  /** The strong ETag of a file or of one of its compressed copies, which have their own. */
  of(path: string): string;
  /**
   * The ETag of `If-None-Match` that is still current, if there is one.
   * @param path of the file, without a compressed copy's extension
   */
  current(ifNoneMatch: string | undefined, path: string): string | undefined;
}

/**
 * ETags made of content, so that a rebuild that changes nothing sends nothing
 * again. Each file is hashed once: the host is restarted after a build.
 */
export function createEtags(): Etags {
  const hashes = new Map<string, string>();
  const hashOf = (path: string): string => {
    const known = hashes.get(path);
    if (known !== undefined) return known;
    const hash = createHash("sha256").update(readFileSync(path)).digest("base64url").slice(0, HASH_LENGTH);
    hashes.set(path, hash);
    return hash;
  };
  return {
    of(path) {
      const extension = extname(path);
      const suffix = COPIES[extension];
      return suffix === undefined ? `"${hashOf(path)}"` : `"${hashOf(path.slice(0, -extension.length))}${suffix}"`;
    },
    current(ifNoneMatch, path) {
      if (ifNoneMatch === undefined) return undefined;
      const etags = ["", ...Object.values(COPIES)].map((suffix) => `"${hashOf(path)}${suffix}"`);
      if (ifNoneMatch.trim() === "*") return etags[0];
      const held = ifNoneMatch.split(",").map((etag) => etag.trim().replace(/^W\//, ""));
      return etags.find((etag) => held.includes(etag));
    },
  };
}
