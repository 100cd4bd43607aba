import {
  BRANCH_PREFIX,
  CHECK_NAME,
  ifAllowed,
  readMistake,
  type CheckResult,
  type ReadApi,
  type Review,
  type ReviewHost,
} from "./host";

interface PullRequest {
  number: number;
  html_url: string;
  /** Without a repository if the fork was deleted. */
  head: { ref: string; sha: string; repo: { full_name: string } | null };
}

/** The fork of an editor without write access. */
interface Fork {
  owner: string;
  repo: string;
}

declare global {
  interface Window {
    /** Set by Sveltia (desk/own-fork.ts). */
    findFork?: () => Fork | undefined;
  }
}

interface CheckRun {
  id: number;
  status: string;
  conclusion: string | null;
  html_url: string;
}

interface Annotation {
  path: string;
  start_line: number;
  start_column: number | null;
  annotation_level: string;
  message: string;
}

/**
 * Pull requests of GitHub. Their branches are in the repository, or in the fork of an editor without write access,
 * who has no pull request before the change is sent for review. The mistakes are the annotations of the check run, of which
 * GitHub keeps the first ten.
 * @param mainBranch the branch into which pull requests are merged
 * @see https://docs.github.com/en/rest/checks/runs#list-check-run-annotations
 */
export function githubReviews(repository: string, mainBranch: string, read: ReadApi): ReviewHost {
  const base = `/repos/${repository}`;
  const branchesAt = (): string => {
    const fork = window.findFork?.();
    return fork ? `${fork.owner}/${fork.repo}` : repository;
  };
  const listReviews = async (): Promise<Review[]> => {
    const open = (await read<PullRequest[]>(`${base}/pulls?state=open&per_page=100`)) ?? [];
    const own = branchesAt().toLowerCase();
    return open
      .filter(({ head }) => head.ref.startsWith(BRANCH_PREFIX) && head.repo?.full_name.toLowerCase() === own)
      .map(({ number, html_url: url, head }) => ({ number, branch: head.ref, head: head.sha, url }));
  };
  const mistakesOf = async ({ id }: CheckRun): Promise<CheckResult["mistakes"]> =>
    ((await ifAllowed(read<Annotation[]>(`${base}/check-runs/${id}/annotations`))) ?? [])
      .filter(({ path, annotation_level: level }) => level === "failure" && path.startsWith("data/"))
      .map((each) => readMistake(each.path, each.start_line, each.start_column ?? 1, each.message));
  return {
    async findHead(branch) {
      const ref = await read<{ object: { sha: string } }>(`/repos/${branchesAt()}/git/ref/heads/${encodeURI(branch)}`);
      return ref?.object.sha;
    },
    async isInReview(branch) {
      const fork = window.findFork?.();
      if (!fork) return (await listReviews()).some((review) => review.branch === branch);
      const compared = `${mainBranch}...${fork.owner}:${branch}`;
      const changes = await read<{ files?: object[] }>(`${base}/compare/${encodeURI(compared)}`);
      return (changes?.files?.length ?? 0) > 0;
    },
    listReviews,
    async listFiles({ number }) {
      const files = (await read<{ filename: string }[]>(`${base}/pulls/${number}/files?per_page=100`)) ?? [];
      return files.map(({ filename }) => filename);
    },
    async readCheck({ head, url }) {
      const answer = await ifAllowed(
        read<{ check_runs: CheckRun[] }>(`${base}/commits/${head}/check-runs?check_name=${CHECK_NAME}`),
      );
      const run = answer?.check_runs[0];
      if (!run) return { state: "unknown", mistakes: [], url: `${url}/checks` };
      const state = stateOf(run);
      return { state, mistakes: state === "failed" ? await mistakesOf(run) : [], url: run.html_url };
    },
  };
}

function stateOf({ status, conclusion }: CheckRun): CheckResult["state"] {
  if (status !== "completed") return "pending";
  return conclusion === "success" ? "passed" : conclusion === "failure" ? "failed" : "unknown";
}
