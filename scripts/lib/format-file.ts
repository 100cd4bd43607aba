import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { format, resolveConfig } from "prettier";

/** Formats a file with the options of the repository. */
export async function formatFile(path: string): Promise<void> {
  const options = await resolveConfig(resolve("package.json"));
  writeFileSync(path, await format(readFileSync(path, "utf8"), { ...options, filepath: path }));
}
