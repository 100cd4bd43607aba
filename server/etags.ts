import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { extname } from "node:path";
import type { FastifyRequest } from "fastify";

/** Ends of the copies that stand beside a file. */
const COPIES: Readonly<Record<string, string>> = { ".br": "-br", ".gz": "-gz" };
const LENGTH = 22;

export interface Etags {
  /** The strong validator of a file as it is sent: its copies have their own. */
  of(path: string): string;
  /** The validator among those that the visitor holds which is still right, if one is. */
  held(request: FastifyRequest, path: string): string | undefined;
}

/** Validators made from what files hold; a file is read again only when it has changed. */
export function createEtags(): Etags {
  const known = new Map<string, { changed: string; hash: string }>();
  const hashOf = (path: string): string => {
    const { mtimeMs, size } = statSync(path);
    const changed = `${mtimeMs} ${size}`;
    const entry = known.get(path);
    if (entry?.changed === changed) return entry.hash;
    const hash = createHash("sha256").update(readFileSync(path)).digest("base64url").slice(0, LENGTH);
    known.set(path, { changed, hash });
    return hash;
  };
  return {
    of(path) {
      const copy = COPIES[extname(path)] ?? "";
      return `"${hashOf(copy === "" ? path : path.slice(0, -extname(path).length))}${copy}"`;
    },
    held(request, path) {
      const asked = request.headers["if-none-match"];
      if (asked === undefined) return undefined;
      const hash = hashOf(path);
      const current = ["", ...Object.values(COPIES)].map((copy) => `"${hash}${copy}"`);
      if (asked.trim() === "*") return current[0];
      const tags = asked.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
      return current.find((tag) => tags.includes(tag));
    },
  };
}

/**
 * A part may only be added to a whole of the same content: a request for one
 * that names another whole is answered as if it had asked for all of the file.
 */
export function dropStaleRange(request: FastifyRequest, etag: string): void {
  const whole = request.headers["if-range"];
  if (whole === undefined) return;
  if (whole !== etag) delete request.headers.range;
  delete request.headers["if-range"];
}
