import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { main } from "../../lib/main";

/** Packages are installed without their install scripts, because newer versions of npm do not run them. */
const STEPS = ["node --version", "npm ci --ignore-scripts", "npm run check", "npm run test:fast", "npm run build"];

/** The supported versions, of which package.json has the oldest. */
const SUPPORTED = ["20.19.0", "22", "24"];

/**
 * `npm run test:node-versions -- 24` installs, checks, tests and builds the last commit on another version of Node.
 * Without a version it does so on each supported one.
 */
main(() => {
  const versions = process.argv.slice(2);
  const unknown = versions.find((version) => !/^\d+(\.\d+){0,2}$/.test(version));
  if (unknown !== undefined)
    throw new Error(`“${unknown}” is not a version such as 24 or 24.1.0. Usage: npm run test:node-versions -- 24`);
  for (const version of versions.length > 0 ? versions : SUPPORTED) {
    const code = testVersion(version);
    if (code !== 0) return code;
  }
  return 0;
});

/** @returns the exit code of the first command that fails, or 0 */
function testVersion(version: string): number {
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
}

/** @returns the exit code */
function run(program: string, args: readonly string[], cwd = "."): number {
  const { error, status } = spawnSync(program, args, { cwd, stdio: "inherit" });
  if (error) throw error;
  return status ?? 1;
}
