import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildSync } from "esbuild";
import { filesAt } from "../../src/content/model/files-below";
import { gatsbyBin, runNode } from "../lib/run";

/** Gatsby clears its cache when these change, but not when a module changes that they import. */
const ENTRY_POINTS = ["gatsby-config.ts", "gatsby-node.ts"];
const FOLDERS = ["data/schemas", "plugins"];

/**
 * Runs Gatsby. When our code that it runs in Node has changed, or the project was copied or renamed, its cache is removed
 * first. It holds query results of the earlier code, which may name files that no longer exist, and absolute paths.
 * @param args of Gatsby's command line
 * @param env settings for Gatsby, added to those of this process
 * @param folder path of the project
 * @returns its exit code
 */
export async function runGatsby(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  folder = process.cwd(),
): Promise<number> {
  const cache = resolve(folder, ".cache");
  const stamp = join(cache, "code-stamp");
  const key = cacheKey(folder);
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== key) rmSync(cache, { recursive: true, force: true });
  const exitCode = await runNode(gatsbyBin, args, env, folder);
  // Written last: on its way Gatsby itself may empty the cache.
  if (existsSync(cache)) writeFileSync(stamp, key);
  return exitCode;
}

/** A hash of that code, with our modules that it imports, and of the project's path. */
function cacheKey(folder: string): string {
  const hash = createHash("sha256").update(`${resolve(folder)}\n`);
  const { outputFiles } = buildSync({
    absWorkingDir: resolve(folder),
    entryPoints: ENTRY_POINTS,
    bundle: true,
    packages: "external",
    platform: "node",
    outdir: "code",
    write: false,
  });
  for (const { contents } of outputFiles) hash.update(contents);
  for (const file of FOLDERS.flatMap((name) => filesAt(join(folder, name)))) hash.update(readFileSync(file));
  return hash.digest("hex");
}
