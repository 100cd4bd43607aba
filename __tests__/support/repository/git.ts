import { spawnSync } from "node:child_process";

/** The output of a git command in a folder, or `undefined` if it fails or git is not installed. */
export function git(folder: string, ...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync("git", args, { cwd: folder, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? stdout : undefined;
}

/** Whether this copy of the sources has its repository; an archive of a release has none. */
export const isClone = git(".", "rev-parse", "HEAD") !== undefined;

/** Lines of the output of a git command; none if it fails. */
export const gitLines = (...args: readonly string[]): string[] =>
  (git(".", ...args) ?? "").split("\n").filter((line) => line !== "");
