import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BRANCH_PREFIX } from "@capture/host/previews/links";

/** A branch with a change in review. */
export interface ReviewBranch {
  readonly name: string;
  readonly commit: string;
}

/** The references to the fetched branches. They are outside of `refs/heads`, so no branch of this repository changes. */
const REFERENCES = "refs/previews/";
/** Branches and commits are data of others: no prompt for a password, no hooks, and no links that lead out of a folder. */
const SAFE_OPTIONS = ["-c", "core.symlinks=false", "-c", "core.hooksPath=/dev/null"];

/**
 * Fetches the branches of changes in review, and removes those that no longer exist.
 * @param content path of the content folder, in the repository of the content
 * @returns the branches, the newest first
 * @throws Error when the Git host cannot be reached
 */
export function fetchReviewBranches(content: string): ReviewBranch[] {
  const refspec = `+refs/heads/${BRANCH_PREFIX}*:${REFERENCES}${BRANCH_PREFIX}*`;
  git(content, ["fetch", "--quiet", "--prune", "--no-tags", "--no-recurse-submodules", "origin", refspec]);
  const format = "%(objectname) %(refname)";
  const lines = git(content, ["for-each-ref", "--sort=-committerdate", `--format=${format}`, REFERENCES]);
  return lines
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [commit = "", ...reference] = line.split(" ");
      return { commit, name: reference.join(" ").slice(REFERENCES.length) };
    });
}

/**
 * Writes the content of a commit into an empty folder, and nothing else of it. The schemas are left out, because they are
 * code: the check and the build use those of this checkout.
 */
export function checkOutContent(content: string, commit: string, target: string): void {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const temporary = mkdtempSync(join(tmpdir(), "preview-"));
  try {
    const env = { GIT_INDEX_FILE: join(temporary, "index") };
    // The folder of the content in its repository: `data/`.
    const folder = git(content, ["rev-parse", "--show-prefix"]).trim().replace(/\/$/, "");
    // In a folder of the repository, Git would only write the files of this folder.
    const root = git(content, ["rev-parse", "--show-toplevel"]).trim();
    git(root, ["read-tree", `${commit}:${folder}`], env);
    git(root, ["checkout-index", "--all", "--force", `--prefix=${target}/`], env);
  } finally {
    rmSync(temporary, { recursive: true });
  }
  rmSync(join(target, "schemas"), { recursive: true, force: true });
}

function git(cwd: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): string {
  return execFileSync("git", [...SAFE_OPTIONS, ...args], {
    cwd,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, GIT_TERMINAL_PROMPT: "0", ...env },
  });
}
