import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import negotiate from "@fastify/accept-negotiator";
import { isUtf8MimeType, mime } from "@fastify/send";
import type { Etags } from "./etags";

/** What may be kept. */
export interface Limits {
  /** Larger files are read from the disk as they are sent. Bytes. */
  readonly largest: number;
  /** All kept files with their copies; those kept longest make room. Bytes. */
  readonly capacity: number;
  /** For so long a file is not looked at again. Milliseconds. */
  readonly fresh: number;
}

const LIMITS: Limits = { largest: 512 * 1024, capacity: 64 * 1024 * 1024, fresh: 1000 };
/** Ends of the copies that the build lays beside a file, the best first. */
const COPIES: Readonly<Record<string, string>> = { br: ".br", gzip: ".gz" };
const ENCODINGS = Object.keys(COPIES);
const PLAIN = "";

/** A file as it is sent. */
export interface Sent {
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

interface Kept {
  /** When the file was written, and when it was last looked at: milliseconds since 1970. */
  readonly written: number;
  readonly checked: number;
  readonly size: number;
  /** The file and its copies by encoding. */
  readonly copies: ReadonlyMap<string, Sent>;
  readonly encodings: string[];
}

export interface HotFiles {
  /**
   * A file as a client may have it; `undefined` when it is too large to be kept.
   * @param file its name below the root
   * @param accepted the client's `Accept-Encoding`
   * @throws Error when the file cannot be read
   */
  find(file: string, accepted: string | undefined): Promise<Sent | undefined>;
}

/** Keeps the small files of a site in memory: to open, read and close one costs ten times what sending it does. */
export function createHotFiles(root: string, etags: Etags, limits = LIMITS): HotFiles {
  const files = new Map<string, Kept>();
  let held = 0;

  const forget = (file: string): void => {
    held -= files.get(file)?.size ?? 0;
    files.delete(file);
  };
  const keep = (file: string, kept: Kept): void => {
    forget(file);
    files.set(file, kept);
    held += kept.size;
    for (const oldest of files.keys()) {
      if (held <= limits.capacity) break;
      forget(oldest);
    }
  };
  const current = async (file: string): Promise<Kept | undefined> => {
    const known = files.get(file);
    const now = Date.now();
    if (known && now - known.checked < limits.fresh) return known;
    const { mtimeMs, size } = await stat(join(root, file));
    if (size > limits.largest) return undefined;
    const read = known?.written === mtimeMs ? known : await readCopies(join(root, file), etags);
    const kept = { ...read, written: mtimeMs, checked: now };
    keep(file, kept);
    return kept;
  };
  return {
    async find(file, accepted) {
      const kept = await current(file);
      const encoding = accepted === undefined ? PLAIN : (negotiate(accepted, kept?.encodings ?? []) ?? PLAIN);
      return kept?.copies.get(encoding);
    },
  };
}

async function readCopies(path: string, etags: Etags): Promise<Omit<Kept, "written" | "checked">> {
  const type = mime.getType(path) ?? "application/octet-stream";
  const copies = new Map<string, Sent>();
  for (const [encoding, end] of [[PLAIN, ""], ...Object.entries(COPIES)] as const) {
    const bytes = await readFile(path + end).catch((error: NodeJS.ErrnoException) => {
      // Not every file has copies.
      if (encoding !== PLAIN && error.code === "ENOENT") return undefined;
      throw error;
    });
    if (!bytes) continue;
    const headers = {
      "Content-Type": isUtf8MimeType(type) ? `${type}; charset=utf-8` : type,
      ...(encoding !== PLAIN && { "Content-Encoding": encoding }),
      "Accept-Ranges": "bytes",
      ETag: etags.of(path + end),
      Vary: "Accept-Encoding",
    };
    copies.set(encoding, { bytes, headers });
  }
  const size = [...copies.values()].reduce((sum, { bytes }) => sum + bytes.length, 0);
  return { size, copies, encodings: ENCODINGS.filter((encoding) => copies.has(encoding)) };
}
