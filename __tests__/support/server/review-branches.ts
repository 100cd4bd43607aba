import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The repository of a project's content, with a Git host on the disk. */
export interface Repository {
  /** Pushes a branch with a commit that changes files of `data/`. */
  push(branch: string, files: Readonly<Record<string, string>>): string;
  /** Removes a branch at the Git host. */
  remove(branch: string): void;
  git(...args: string[]): string;
}

/** Makes a project folder a repository of its JSON content, cloned from a Git host in the same folder. */
export function createRepository(folder: string): Repository {
  // Each commit is a second later, so that the newest is known.
  let time = 1_790_000_000;
  const git = (...args: string[]): string =>
    execFileSync("git", ["-c", "user.name=Editor", "-c", "user.email=editor@site.example", ...args], {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      env: { ...process.env, GIT_AUTHOR_DATE: `${time} +0000`, GIT_COMMITTER_DATE: `${time} +0000` },
    }).trim();
  git("init", "--quiet", "--initial-branch=main");
  git("init", "--quiet", "--bare", "origin.git");
  git("remote", "add", "origin", join(folder, "origin.git"));
  git("add", ":(glob)data/**/*.json");
  git("commit", "--quiet", "--message=First");
  git("push", "--quiet", "origin", "main");
  return {
    git,
    remove: (branch) => void git("push", "--quiet", "origin", `:refs/heads/${branch}`),
    push(branch, files) {
      time += 1;
      git("checkout", "--quiet", "-B", "work", "main");
      for (const [name, text] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, name)), { recursive: true });
        writeFileSync(join(folder, name), text);
        git("add", "--force", name);
      }
      git("commit", "--quiet", "--message=Change");
      git("push", "--quiet", "--force", "origin", `work:refs/heads/${branch}`);
      const commit = git("rev-parse", "HEAD");
      git("checkout", "--quiet", "main");
      return commit;
    },
  };
}

/** The text of a project's `data/site.json` with another tagline. */
export function siteWithTagline(folder: string, tagline: string): string {
  const text = readFileSync(join(folder, "data/site.json"), "utf8");
  return JSON.stringify({ ...(JSON.parse(text) as object), tagline });
}
