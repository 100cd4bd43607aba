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

interface MergeRequest {
  iid: number;
  source_branch: string;
  sha: string;
  web_url: string;
}

interface Job {
  id: number;
  name: string;
  status: string;
  web_url: string;
}

/** An entry of the Code Quality report (packages/content/src/check/reports/gitlab.ts). */
interface Degradation {
  description: string;
  severity: string;
  location: { path: string; lines: { begin: number } };
}

const STATES: Readonly<Record<string, CheckResult["state"]>> = {
  success: "passed",
  failed: "failed",
  canceled: "unknown",
  skipped: "unknown",
  manual: "unknown",
};

/**
 * Merge requests of GitLab. The mistakes are in the Code Quality report, an artifact of the job.
 * @see https://docs.gitlab.com/api/job_artifacts/
 */
export function gitlabReviews(repository: string, read: ReadApi): ReviewHost {
  const base = `/projects/${encodeURIComponent(repository)}`;
  /** The job for exactly this commit: the pipeline of an earlier one may have passed. */
  const findJob = async (number: number, head: string): Promise<Job | undefined> => {
    const pipelines = await read<{ id: number; sha: string }[]>(`${base}/merge_requests/${number}/pipelines`);
    const pipeline = pipelines?.find(({ sha }) => sha === head);
    const jobs = pipeline && (await read<Job[]>(`${base}/pipelines/${pipeline.id}/jobs?per_page=100`));
    return jobs?.find(({ name }) => name === CHECK_NAME);
  };
  const mistakesOf = async ({ id }: Job): Promise<CheckResult["mistakes"]> =>
    ((await ifAllowed(read<Degradation[]>(`${base}/jobs/${id}/artifacts/gl-code-quality-report.json`))) ?? [])
      .filter(({ severity }) => severity !== "info")
      .map(({ description, location: { path, lines } }) => readMistake(path, lines.begin, 1, description));
  const listReviews = async (): Promise<Review[]> => {
    const open = (await read<MergeRequest[]>(`${base}/merge_requests?state=opened&per_page=100`)) ?? [];
    return open
      .filter(({ source_branch: branch }) => branch.startsWith(BRANCH_PREFIX))
      .map(({ iid, source_branch: branch, sha, web_url: url }) => ({ number: iid, branch, head: sha, url }));
  };
  return {
    async findHead(branch) {
      const found = await read<{ commit: { id: string } }>(`${base}/repository/branches/${encodeURIComponent(branch)}`);
      return found?.commit.id;
    },
    listReviews,
    async listFiles({ number }) {
      const diffs = await read<{ new_path: string }[]>(`${base}/merge_requests/${number}/diffs?per_page=100`);
      return (diffs ?? []).map(({ new_path: path }) => path);
    },
    async readCheck({ number, head, url }) {
      const job = await ifAllowed(findJob(number, head));
      if (!job) return { state: "unknown", mistakes: [], url: `${url}/pipelines` };
      const state = STATES[job.status] ?? "pending";
      return { state, mistakes: state === "failed" ? await mistakesOf(job) : [], url: job.web_url };
    },
  };
}
