import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The suffix of a compressed copy's ETag, by its `Content-Encoding`. */
const SUFFIXES: Readonly<Record<string, string>> = { br: "-br", gzip: "-gz" };
const HASH_LENGTH = 22;

/**
 * Creates ETags from hashes of the content, so that clients keep files that a rebuild did not change. Each file is hashed
 * only once, because a release never changes.
 * @param root path of the folder of all files
 */
export function createEtags(root: string) {
  const hashes = new Map<string, string>();
  const hashOf = (file: string): string => {
    const cached = hashes.get(file);
    if (cached !== undefined) return cached;
    const bytes = readFileSync(join(root, file));
    const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, HASH_LENGTH);
    hashes.set(file, hash);
    return hash;
  };
  return {
    /**
     * The strong ETag of a file, or of one of its compressed copies.
     * @throws Error when the file no longer exists
     */
    of: (file: string, encoding = ""): string => `"${hashOf(file)}${SUFFIXES[encoding] ?? ""}"`,
    /**
     * The first ETag of a file or of its compressed copies that is in a list of ETags; for `*`, the ETag of the file.
     * @param list value of `If-Match` or `If-None-Match`
     * @param comparison `strong` for `If-Match`, where `W/"…"` never matches; `weak` for `If-None-Match`
     * @throws Error when the file no longer exists
     */
    match(list: string, file: string, comparison: "strong" | "weak"): string | undefined {
      const etags = ["", ...Object.values(SUFFIXES)].map((suffix) => `"${hashOf(file)}${suffix}"`);
      if (list.trim() === "*") return etags[0];
      const listed = list.split(",").map((etag) => etag.trim());
      const candidates = comparison === "strong" ? listed : listed.map((etag) => etag.replace(/^W\//, ""));
      return etags.find((etag) => candidates.includes(etag));
    },
  };
}
