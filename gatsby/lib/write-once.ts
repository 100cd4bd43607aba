import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";

/** Path of the file in public/ that is served at a URL path. */
export const builtFile = (urlPath: string): string => resolve(`public${urlPath}`);

/**
 * Writes the file of a URL path unless an earlier build has written it.
 * @param urlPath contains a hash of the data from which the file is made
 */
export async function writeOnce(urlPath: string, make: () => Promise<Uint8Array> | Uint8Array): Promise<void> {
  const path = builtFile(urlPath);
  if (existsSync(path)) return;
  mkdirSync(dirname(path), { recursive: true });
  // A build that stops halfway must not leave an incomplete file under its final name.
  const partial = `${path}.${randomUUID()}`;
  await writeFile(partial, await make());
  await rename(partial, path);
}
