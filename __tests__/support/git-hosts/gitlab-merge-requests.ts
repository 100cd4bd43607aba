import type { Request } from "@playwright/test";
import type { Answer } from "./git-host";
import type { PullRequest, Repository } from "./repository";

const DATE = "2026-01-02T00:00:00Z";
const DRAFT_PREFIX = "Draft: ";
const NOT_FOUND: Answer = { status: 404, json: { message: "404 Not Found" } };

interface Body {
  title?: string;
  source_branch?: string;
  labels?: string;
  add_labels?: string;
  remove_labels?: string;
  state_event?: string;
  sha?: string;
}

/**
 * Answers requests to GitLab about merge requests, their branches and pipelines.
 * @param path the path below the project, decoded
 */
export function answerMergeRequests(repository: Repository, name: string, path: string, request: Request): Answer {
  const { branches, pullRequests } = repository;
  const method = request.method();
  const { searchParams } = new URL(request.url());
  const body = (method === "POST" || method === "PUT" ? request.postDataJSON() : {}) as Body;

  const branchName = /^repository\/branches\/(.+)$/.exec(path)?.[1];
  if (branchName !== undefined) {
    const branch = branches.get(branchName);
    if (!branch) return NOT_FOUND;
    if (method === "DELETE") branches.delete(branchName);
    return { json: { name: branchName, commit: { id: branch.head } } };
  }
  if (path === "merge_requests" && method === "POST") {
    const { title = "", source_branch: branch = "", labels = "" } = body;
    if (pullRequests.some((each) => each.branch === branch && each.state === "open"))
      return { status: 409, json: { message: ["Another open merge request already exists for this source branch"] } };
    const opened = repository.openPullRequest({ branch, title, labels: [labels], isDraft: isDraftTitle(title) });
    return { status: 201, json: restOf(repository, opened) };
  }
  if (path === "merge_requests") {
    const [label, source] = ["labels", "source_branch"].map((key) => searchParams.get(key));
    const found = pullRequests.filter(
      ({ state, labels, branch }) =>
        state === "open" && (!label || labels.includes(label)) && (!source || branch === source),
    );
    return { json: found.map((each) => restOf(repository, each)) };
  }
  const [, number, action = ""] = /^merge_requests\/(\d+)\/?(.*)$/.exec(path) ?? [];
  const pullRequest = pullRequests.find((each) => String(each.number) === number);
  return pullRequest ? answerOne(repository, pullRequest, name, action, body) : answerPipelines(repository, path);
}

function answerOne(repository: Repository, pullRequest: PullRequest, name: string, action: string, body: Body): Answer {
  const { branches } = repository;
  const head = branches.get(pullRequest.branch)?.head;
  if (action === "diffs") {
    const diffs = repository.changesOf(pullRequest).map(({ path, type, previousPath }) => ({
      old_path: previousPath ?? path,
      new_path: path,
      deleted_file: type === "removed",
      renamed_file: type === "renamed",
      new_file: type === "added",
    }));
    return { json: diffs };
  }
  // The ID of a pipeline is that of its commit.
  if (action === "pipelines") return { json: head === undefined ? [] : [{ id: head, sha: head }] };
  if (action === "merge") {
    if (pullRequest.isDraft) return { status: 405, json: { message: "405 Method Not Allowed" } };
    if (body.sha !== head) return { status: 409, json: { message: "SHA does not match HEAD of source branch" } };
    repository.merge(pullRequest, name);
    return { json: { state: "merged" } };
  }
  if (body.title !== undefined) {
    pullRequest.title = body.title;
    pullRequest.isDraft = isDraftTitle(body.title);
  }
  const removed = new Set(body.remove_labels?.split(","));
  if (body.add_labels !== undefined)
    pullRequest.labels = [...pullRequest.labels.filter((label) => !removed.has(label)), body.add_labels];
  if (body.state_event === "close") pullRequest.state = "closed";
  return { json: restOf(repository, pullRequest) };
}

const isDraftTitle = (title: string): boolean => title.startsWith(DRAFT_PREFIX);

function restOf({ branches }: Repository, { number, branch, title, labels, isDraft }: PullRequest): object {
  return {
    id: number,
    iid: number,
    title,
    draft: isDraft,
    source_branch: branch,
    sha: branches.get(branch)?.head,
    web_url: `https://gitlab.com/group/team/site/-/merge_requests/${number}`,
    labels,
    author: { id: 1, username: "editor", name: "An Editor" },
    created_at: DATE,
    updated_at: DATE,
  };
}

/** Answers requests about the job of the content check and its report. */
function answerPipelines({ checks }: Repository, path: string): Answer {
  const [, kind, id = "", rest] = /^(pipelines|jobs)\/(\w+)\/(.+)$/.exec(path) ?? [];
  const mistakes = checks.get(id);
  if (kind === "pipelines") {
    const job = { id, name: "content", web_url: `https://gitlab.com/group/team/site/-/jobs/${id}` };
    return { json: mistakes ? [{ ...job, status: mistakes.length === 0 ? "success" : "failed" }] : [] };
  }
  if (kind !== "jobs" || rest !== "artifacts/gl-code-quality-report.json") return NOT_FOUND;
  const report = mistakes?.map(({ path: file, line, message }) => ({
    description: message,
    severity: "blocker",
    location: { path: file, lines: { begin: line } },
  }));
  return { json: report };
}
