import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { runNode } from "../lib/run";
import { nodeCodeHash } from "./input-hash";

/** Path of Gatsby's command-line script. */
const GATSBY = join(dirname(createRequire(resolve("package.json")).resolve("gatsby/package.json")), "cli.js");

/** The file in Gatsby’s cache with the hash of the code for which the cache is valid. */
export const CODE_STAMP = "code-stamp";

/** Folders in which Gatsby removes nothing without its cache: those of pictures, and of the data of pages. */
const UNTRACKED = ["public/static", "public/page-data"];

/**
 * Runs Gatsby. First removes Gatsby's cache if our code that runs in Node has changed, because the cached query results of
 * the earlier code may refer to files that no longer exist; also if the project was copied or renamed, because the cache
 * contains absolute paths. Without a cache Gatsby encodes all pictures again, and writes into the files that exist. The
 * served release has links to these, so they are removed, too.
 * @param args of Gatsby's command line
 * @param env environment variables for Gatsby, in addition to the inherited ones
 * @param folder path of the project
 * @param inherited environment variables that Gatsby inherits; by default, all of this process
 * @returns Gatsby's exit code
 */
export async function runGatsby(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  folder = process.cwd(),
  inherited = process.env,
): Promise<number> {
  const cache = resolve(folder, ".cache");
  const stamp = join(cache, CODE_STAMP);
  const hash = nodeCodeHash(folder);
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== hash) {
    for (const path of [cache, ...UNTRACKED.map((name) => resolve(folder, name))])
      rmSync(path, { recursive: true, force: true });
  }
  const exitCode = await runNode(GATSBY, args, env, folder, inherited);
  // Written after the run, because Gatsby may empty its cache when it starts.
  if (existsSync(cache)) writeFileSync(stamp, hash);
  return exitCode;
}
