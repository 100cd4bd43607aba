import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildSync } from "esbuild";
import { filesOf } from "./files-of";
import { gatsbyBin, runNode } from "./run";

/** What Gatsby runs in Node; of these it looks at their own text, not at what they import. */
const ENTRY_POINTS = ["gatsby-config.ts", "gatsby-node.ts"];
const FOLDERS = ["data/schemas", "plugins"];

/**
 * Runs Gatsby. When our code that it runs in Node has changed, its cache is removed before: Gatsby would show what the
 * earlier code has answered, and pages would name files that are no more.
 * @param args of Gatsby's command line
 * @param env settings for Gatsby, beside those of this process
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
  const code = codeHash(folder);
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== code) rmSync(cache, { recursive: true, force: true });
  const exitCode = await runNode(gatsbyBin, args, env, folder);
  // Written last: on its way Gatsby itself may empty the cache.
  if (existsSync(cache)) writeFileSync(stamp, code);
  return exitCode;
}

/** A hash of the code, with all that it imports of ours. */
function codeHash(folder: string): string {
  const hash = createHash("sha256");
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
  for (const file of FOLDERS.flatMap((name) => filesOf(join(folder, name)))) hash.update(readFileSync(file));
  return hash.digest("hex");
}
