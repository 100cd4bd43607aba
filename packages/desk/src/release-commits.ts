import { nonEmpty, type Environment } from "@capture/domain/lib/environment";
import { runGit } from "@capture/content/history/git";

/** The content of /admin/release.json: what the site that is served now was built from. */
export type ReleaseCommits = ReturnType<typeof readReleaseCommits>;

/** A save is published long before as many others follow. */
const MAX_COMMITS = 50;

/** Variables in which hosts and CI give the commit to a build without Git's folder; the first one is also that of the Dockerfile. */
export const COMMIT_VARIABLES = [
  "COMMIT_REF",
  "VERCEL_GIT_COMMIT_SHA",
  "CF_PAGES_COMMIT_SHA",
  "GITHUB_SHA",
  "CI_COMMIT_SHA",
];

/**
 * Reads the last commits of the content, by which the desk recognizes the release of a save.
 * @param content path of the content folder
 * @returns when the site was built, as an ISO time; the last commits, newest first, empty when none is known; and the time of
 * the last one, missing when it is not known
 */
export function readReleaseCommits(content: string, env: Environment) {
  const built = new Date().toISOString();
  const log = runGit(content, ["log", `--max-count=${MAX_COMMITS}`, "--format=%H %cI"]);
  if (log === undefined)
    return { built, commits: COMMIT_VARIABLES.flatMap((name) => nonEmpty(env[name]) ?? []).slice(0, 1) };
  const lines = log.trim().split("\n");
  const committed = lines[0]?.split(" ")[1];
  return { built, ...(committed && { committed }), commits: lines.map((line) => line.slice(0, line.indexOf(" "))) };
}
