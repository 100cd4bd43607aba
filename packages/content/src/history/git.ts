import { execFileSync } from "node:child_process";

const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

/** The output of git in a folder, or `undefined` when it fails or is not installed. */
export function runGit(folder: string, args: readonly string[]): string | undefined {
  try {
    return execFileSync("git", args, {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: MAX_OUTPUT_BYTES,
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch {
    return undefined;
  }
}
