import { execFileSync } from "node:child_process";

interface Commit {
  /** The day of the commit, at noon UTC. */
  day: string;
  subject?: string;
  author?: string;
}

/** Makes a folder a git repository. */
export const createRepository = (folder: string): void => {
  execFileSync("git", ["init", "--initial-branch=main"], { cwd: folder, stdio: "ignore" });
};

/** Commits everything in a folder. */
export function commitAll(folder: string, { day, subject = "Change", author = "Ada" }: Commit): void {
  const time = `${day}T12:00:00Z`;
  const options = ["-c", `user.name=${author}`, "-c", "user.email=ada@acme.example"];
  execFileSync("git", ["add", "--all"], { cwd: folder });
  execFileSync("git", [...options, "commit", "--allow-empty", `--message=${subject}`], {
    cwd: folder,
    stdio: "ignore",
    env: { ...process.env, GIT_AUTHOR_DATE: time, GIT_COMMITTER_DATE: time },
  });
}
