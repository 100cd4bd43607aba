import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { main } from "../../lib/main";

/** Packages are installed without their install scripts, because newer versions of npm do not run them. */
const STEPS = ["node --version", "npm ci --ignore-scripts", "npm run check", "npm run test:fast", "npm run build"];

/** `npm run test:node-versions -- 24` installs, checks, tests and builds the last commit on another version of Node. */
main(() => {
  const [version = ""] = process.argv.slice(2);
  if (!/^\d+(\.\d+){0,2}$/.test(version))
    throw new Error(
      `“${version}” is not a version of Node such as 24 or 24.1.0. Usage: npm run test:node-versions -- 24`,
    );
  const folder = mkdtempSync(join(tmpdir(), "node-"));
  try {
    return (
      run("git", ["clone", "--quiet", ".", folder]) ||
      // The npm package `node` contains Node, and --call puts it first on the PATH.
      run("npx", ["--yes", `--package=node@${version}`, "--call", STEPS.join(" && ")], folder)
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** @returns the exit code */
function run(program: string, args: readonly string[], cwd = "."): number {
  const { error, status } = spawnSync(program, args, { cwd, stdio: "inherit" });
  if (error) throw error;
  return status ?? 1;
}
