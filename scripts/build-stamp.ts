import { createHash, type Hash } from "node:crypto";
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

/** What the built site is made of. A change of anything else needs no build. */
const SOURCES = [
  "data",
  "plugins",
  "src",
  "static",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package-lock.json",
  "package.json",
  "tsconfig.json",
];
/** The types of all queries, written by the build itself from the rest. */
export const GENERATED_TYPES = "src/gatsby-types.d.ts";
const STAMP = join(".cache", "build-stamp");
/** Bytes that are read at once. */
const BLOCK = 65_536;
const BUILT = join("public", "404.html");

/** A hash of all sources and of the GATSBY_ variables that are built in. */
export function sourceHash(): string {
  const hash = createHash("sha256");
  const block = Buffer.allocUnsafe(BLOCK);
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (name.startsWith("GATSBY_") || name === "CONTENT_DIR") hash.update(`${name}=${value ?? ""}\n`);
  }
  for (const source of SOURCES.filter((name) => existsSync(name))) {
    for (const name of filesOf(source)) {
      if (name !== GENERATED_TYPES) readInto(hash.update(`${name}\n`), name, block);
    }
  }
  return hash.digest("hex");
}

/** Whether public/ was built from the sources as they are now. */
export function isBuilt(): boolean {
  return existsSync(BUILT) && existsSync(STAMP) && readFileSync(STAMP, "utf8") === sourceHash();
}

/** Says that what stands in public/ may be half a site from now on. */
export function clearStamp(): void {
  rmSync(STAMP, { force: true });
}

/** Says that public/ is whole and made of these sources. */
export function writeStamp(hash: string): void {
  writeFileSync(STAMP, hash);
}

/**
 * Adds a file to a hash piece by piece. A buffer for each file would leave
 * 36 MB with a process that then waits for the whole build.
 */
function readInto(hash: Hash, path: string, block: Buffer): void {
  const file = openSync(path, "r");
  try {
    for (let read = readSync(file, block); read > 0; read = readSync(file, block)) hash.update(block.subarray(0, read));
  } finally {
    closeSync(file);
  }
}

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => a.name.localeCompare(b.name, "en"))
    .flatMap((entry) =>
      entry.isDirectory() ? filesOf(join(path, entry.name)) : [join(path, entry.name).replaceAll("\\", "/")],
    );
}
