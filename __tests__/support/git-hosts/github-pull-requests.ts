import type { Request } from "@playwright/test";
import { blobSha, type Answer } from "./git-host";
import type { Change, Mistake, PullRequest, Repository } from "./repository";

/** The variables of Sveltia's queries about pull requests. */
export interface Variables {
  input?: { name?: string; pullRequestId?: string };
  branch?: string;
}

const DATE = "2026-01-02T00:00:00Z";

/** Answers Sveltia's GraphQL queries about pull requests and their branches; `undefined` for other queries. */
export function answerPullRequestQuery(
  repository: Repository,
  query: string,
  { input, branch }: Variables,
): object | undefined {
  const { branches, pullRequests } = repository;
  const open = pullRequests.filter(({ state }) => state === "open");
  if (query.includes("createRef(")) {
    const name = input?.name?.replace("refs/heads/", "") ?? "";
    if (branches.has(name))
      return { errors: [{ message: `A ref named "refs/heads/${name}" already exists in the repository.` }] };
    repository.createBranch(name);
    return { data: { createRef: { ref: { name } } } };
  }
  if (/\w+PullRequest\w*\(input/.test(query)) {
    const changed = pullRequests.find(({ number }) => String(number) === input?.pullRequestId);
    if (changed) changed.isDraft = query.includes("convertPullRequestToDraft");
    return { data: {} };
  }
  if (query.includes("pullRequests(headRefName")) {
    const totalCount = open.filter((each) => each.branch === branch).length;
    return { data: { repository: { pullRequests: { totalCount } } } };
  }
  if (query.includes("pullRequests(")) {
    const nodes = open.map((each) => nodeOf(repository, each));
    return { data: { repository: { pullRequests: { nodes } } } };
  }
  const files = [...query.matchAll(/(\w+):\s+object\(expression: "([^:"]+):([^"]+)"\)/g)];
  if (files.length === 0) return undefined;
  const blobs = files.map(([, alias = "", name = "", path = ""]) => {
    const text = branches.get(name)?.files.get(path);
    const blob = text === undefined ? null : { oid: blobSha(text), byteSize: text.length, isBinary: false, text };
    return [alias, blob];
  });
  return { data: { repository: Object.fromEntries(blobs) as object } };
}

function nodeOf(repository: Repository, pullRequest: PullRequest): object {
  const { number, title, isDraft, branch, labels } = pullRequest;
  const changes = repository.changesOf(pullRequest);
  return {
    ...restOf(repository, pullRequest),
    id: String(number),
    title,
    url: urlOf(pullRequest),
    isDraft,
    isCrossRepository: false,
    createdAt: DATE,
    updatedAt: DATE,
    headRefName: branch,
    headRefOid: repository.branches.get(branch)?.head,
    author: { login: "editor", name: "An Editor", email: "", databaseId: 1 },
    labels: { nodes: labels.map((name) => ({ name })) },
    files: { nodes: changes.map(({ path, type }) => ({ path, changeType: CHANGE_TYPES[type] })) },
  };
}

const CHANGE_TYPES = { added: "ADDED", modified: "MODIFIED", removed: "DELETED", renamed: "RENAMED" };

const urlOf = ({ number }: PullRequest): string => `https://github.com/owner/site/pull/${number}`;

/** A pull request in the format of the REST API. */
function restOf({ branches }: Repository, pullRequest: PullRequest): object {
  const { number, title, branch, labels, isDraft, state } = pullRequest;
  return {
    number,
    node_id: String(number),
    title,
    html_url: urlOf(pullRequest),
    draft: isDraft,
    state,
    head: { ref: branch, sha: branches.get(branch)?.head, repo: { full_name: "owner/site" } },
    labels: labels.map((name) => ({ name })),
    created_at: DATE,
    updated_at: DATE,
  };
}

const fileOf = ({ path, type, previousPath }: Change): object => ({
  filename: path,
  status: type,
  ...(previousPath === undefined ? {} : { previous_filename: previousPath }),
});

/** Answers requests to the REST API about pull requests, their branches and checks; `undefined` for other requests. */
export function answerPullRequests(repository: Repository, request: Request): Answer | undefined {
  const { pathname, searchParams } = new URL(request.url());
  const [, name = "", rest = ""] = /^\/repos\/([^/]+\/[^/]+)\/(.*)$/.exec(pathname) ?? [];
  const method = request.method();
  const { branches, pullRequests } = repository;
  const body = (method === "GET" || method === "DELETE" ? {} : request.postDataJSON()) as Body;

  const ref = /^git\/refs?\/heads\/(.+)$/.exec(rest)?.[1];
  if (ref !== undefined) return answerBranch(repository, decodeURI(ref), method);
  if (rest === "pulls" && method === "POST") {
    const { head = "", title = "", draft = false } = body;
    if (pullRequests.some(({ branch, state }) => branch === head && state === "open"))
      return { status: 422, json: { message: `A pull request already exists for ${head}.` } };
    const opened = repository.openPullRequest({ branch: head, title, labels: [], isDraft: draft });
    return { status: 201, json: restOf(repository, opened) };
  }
  if (rest === "pulls") {
    const branch = searchParams.get("head")?.replace(/^[^:]*:/, "");
    const found = pullRequests.filter(
      (each) => each.state === "open" && (branch === undefined || each.branch === branch),
    );
    return { json: found.map((each) => restOf(repository, each)) };
  }
  const [, number, action = ""] = /^(?:pulls|issues)\/(\d+)\/?(.*)$/.exec(rest) ?? [];
  const pullRequest = pullRequests.find((each) => String(each.number) === number);
  if (pullRequest) {
    if (action === "files") return { json: repository.changesOf(pullRequest).map(fileOf) };
    if (action === "merge") {
      if (pullRequest.isDraft) return { status: 405, json: { message: "Pull Request is still a draft" } };
      repository.merge(pullRequest, name);
      return { json: { merged: true, sha: branches.get("main")?.head } };
    }
    if (action === "labels") pullRequest.labels.push(...(body.labels ?? []));
    else if (body.labels) pullRequest.labels = body.labels;
    if (body.state === "closed") pullRequest.state = "closed";
    return { json: restOf(repository, pullRequest) };
  }
  return answerChecks(repository, rest);
}

interface Body {
  title?: string;
  head?: string;
  draft?: boolean;
  labels?: string[];
  state?: string;
}

function answerBranch({ branches }: Repository, name: string, method: string): Answer {
  const branch = branches.get(name);
  if (!branch) return { status: 404, json: { message: "Not Found" } };
  if (method === "DELETE") {
    branches.delete(name);
    return { status: 204 };
  }
  return { json: { ref: `refs/heads/${name}`, object: { sha: branch.head } } };
}

/** Answers requests about check runs. The ID of a run is that of its commit. */
function answerChecks({ checks }: Repository, rest: string): Answer | undefined {
  const sha = /^commits\/(\w+)\/check-runs$/.exec(rest)?.[1];
  if (sha !== undefined) {
    const mistakes = checks.get(sha);
    const run = (found: Mistake[]): object => ({
      id: sha,
      name: "content",
      status: "completed",
      conclusion: found.length === 0 ? "success" : "failure",
      html_url: `https://github.com/owner/site/runs/${sha}`,
    });
    return { json: { check_runs: mistakes ? [run(mistakes)] : [] } };
  }
  const id = /^check-runs\/(\w+)\/annotations$/.exec(rest)?.[1];
  if (id === undefined) return undefined;
  const annotations = (checks.get(id) ?? []).map(({ path, line, message }) => ({
    path,
    start_line: line,
    start_column: 3,
    annotation_level: "failure",
    message,
  }));
  // GitHub adds one for the step that failed.
  const step = { path: ".github", start_line: 1, annotation_level: "failure", message: "Process completed." };
  return { json: [...annotations, step] };
}
