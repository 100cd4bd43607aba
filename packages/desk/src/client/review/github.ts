import {
  BRANCH_PREFIX,
  CHECK_NAME,
  ifAllowed,
  readMistake,
  type CheckResult,
  type ReadApi,
  type ReviewHost,
} from "./host";

interface PullRequest {
  number: number;
  html_url: string;
  /** Without a repository if the fork was deleted. */
  head: { ref: string; sha: string; repo: { full_name: string } | null };
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
 * Pull requests of GitHub from branches of the repository. The mistakes are the annotations of the check run, of which
 * GitHub keeps the first ten.
 * @see https://docs.github.com/en/rest/checks/runs#list-check-run-annotations
 */
export function githubReviews(repository: string, read: ReadApi): ReviewHost {
  const base = `/repos/${repository}`;
  const mistakesOf = async ({ id }: CheckRun): Promise<CheckResult["mistakes"]> =>
    ((await ifAllowed(read<Annotation[]>(`${base}/check-runs/${id}/annotations`))) ?? [])
      .filter(({ path, annotation_level: level }) => level === "failure" && path.startsWith("data/"))
      .map((each) => readMistake(each.path, each.start_line, each.start_column ?? 1, each.message));
  return {
    async findHead(branch) {
      const ref = await read<{ object: { sha: string } }>(`${base}/git/ref/heads/${encodeURI(branch)}`);
      return ref?.object.sha;
    },
    async listReviews() {
      const open = (await read<PullRequest[]>(`${base}/pulls?state=open&per_page=100`)) ?? [];
      const own = repository.toLowerCase();
      return open
        .filter(({ head }) => head.ref.startsWith(BRANCH_PREFIX) && head.repo?.full_name.toLowerCase() === own)
        .map(({ number, html_url: url, head }) => ({ number, branch: head.ref, head: head.sha, url }));
    },
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
