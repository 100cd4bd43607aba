import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";

/** The file of a URL path in the built site. */
export const builtFile = (address: string): string => resolve(`public${address}`);

/** Writes the file of a URL path, unless an earlier build has. Its name holds a hash of what it is made of. */
export async function writeOnce(address: string, make: () => Promise<Uint8Array> | Uint8Array): Promise<void> {
  const path = builtFile(address);
  if (existsSync(path)) return;
  mkdirSync(dirname(path), { recursive: true });
  // A build that stops halfway must not leave half a file under its final name.
  const part = `${path}.${randomUUID()}`;
  await writeFile(part, await make());
  await rename(part, path);
}
