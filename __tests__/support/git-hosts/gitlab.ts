import { createHash } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import { answerAt, blobSha, type Answer, type Commit } from "./git-host";
import { answerMergeRequests } from "./gitlab-merge-requests";
import { createRepository, type Repository } from "./repository";

/** The maximum number of files in a response of GitLab. */
const MAX_PAGE_SIZE = 100;

interface CommitInput {
  branch: string;
  start_branch?: string;
  actions: {
    action: string;
    file_path: string;
    previous_path?: string;
    content: string;
    encoding: BufferEncoding | "text";
  }[];
}

/**
 * Answers requests to gitlab.com in the format of its API, and serves the page on which an editor authorizes the desk.
 * @param initialFiles text by path
 * @param repository may be shared by several editors
 * @returns the commits so far; each commit request adds one
 */
export async function answerAsGitlab(
  context: BrowserContext,
  initialFiles: Readonly<Record<string, string>>,
  repository: Repository = createRepository(initialFiles),
): Promise<Commit[]> {
  const filesOf = (branch = "main"): Map<string, string> => repository.branches.get(branch)?.files ?? new Map();
  let challenge: string | null = null;

  const query = ({ variables }: { variables: { branch?: string; cursor?: string; paths?: string[] } }): unknown => {
    const files = filesOf(variables.branch);
    if (variables.paths) return { blobs: { nodes: variables.paths.map((path) => blobOf(path, files.get(path))) } };
    if (variables.cursor === undefined)
      return {
        rootRef: "main",
        tree: { lastCommit: { sha: repository.branches.get("main")?.head, message: "First" } },
      };
    const end = Number(variables.cursor) + MAX_PAGE_SIZE;
    const nodes = [...files]
      .slice(end - MAX_PAGE_SIZE, end)
      .map(([path, text]) => ({ type: "blob", path, sha: blobSha(text) }));
    return { tree: { blobs: { nodes, pageInfo: { endCursor: String(end), hasNextPage: end < files.size } } } };
  };

  /** Issues a token if the verifier matches the PKCE challenge. */
  const token = ({ code_verifier: verifier }: { code_verifier: string }): Answer => {
    const isVerified = createHash("sha256").update(verifier).digest("base64url") === challenge;
    return isVerified
      ? { json: { access_token: "a-token", refresh_token: "another", token_type: "Bearer" } }
      : { status: 400, json: { error: "invalid_grant" } };
  };

  await answerAt(context, "https://gitlab.com/**", (request): Answer => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/oauth/authorize") {
      challenge = searchParams.get("code_challenge");
      const back = new URL(searchParams.get("redirect_uri") ?? "");
      back.search = String(new URLSearchParams({ code: "a-code", state: searchParams.get("state") ?? "" }));
      return { contentType: "text/html", body: `<a href="${back.href.replaceAll("&", "&amp;")}">Authorize</a>` };
    }
    if (pathname === "/oauth/token") return token(request.postDataJSON());
    if (request.headers().authorization !== "Bearer a-token")
      return { status: 401, json: { message: "401 Unauthorized" } };
    if (pathname === "/api/graphql")
      return { json: { data: { project: { repository: query(request.postDataJSON()) } } } };
    if (pathname === "/api/v4/user") return { json: { id: 1, username: "editor", name: "An Editor" } };
    const [, project = "", rest] = /^\/api\/v4\/projects\/([^/]+)\/(.*)$/.exec(pathname) ?? [];
    if (rest === "users") return { json: [{ id: 1, username: "editor" }] };
    if (rest === "repository/commits" && request.method() === "POST") {
      return commitTo(repository, decodeURIComponent(project), request.postDataJSON());
    }
    return answerMergeRequests(repository, decodeURIComponent(project), decodeURIComponent(rest ?? ""), request);
  });
  await answerAt(context, "https://status-api.hostedstatus.com/**", () => ({
    json: { result: { status_overall: { status_code: 100 } } },
  }));
  return repository.commits;
}

const blobOf = (path: string, text?: string): object => ({
  path,
  oid: blobSha(text ?? ""),
  size: text?.length,
  rawTextBlob: text,
});

function commitTo(repository: Repository, name: string, input: CommitInput): Answer {
  if (input.start_branch !== undefined) {
    if (repository.branches.has(input.branch))
      return { status: 400, json: { message: `A branch called '${input.branch}' already exists.` } };
    repository.createBranch(input.branch);
  }
  const id = repository.commit(commitOf(name, input));
  return { status: 201, json: { id, committed_date: "2026-01-02T00:00:00Z" } };
}

function commitOf(repository: string, { branch, actions }: CommitInput): Commit {
  const [deletions, additions] = [true, false].map((isDeletion) =>
    actions.filter(({ action }) => (action === "delete") === isDeletion),
  ) as [CommitInput["actions"], CommitInput["actions"]];
  return {
    repository,
    branch,
    written: Object.fromEntries(
      additions.map(({ file_path: path, content, encoding }) => [
        path,
        Buffer.from(content, encoding === "text" ? "utf8" : encoding).toString(),
      ]),
    ),
    deleted: [
      ...deletions.map(({ file_path: path }) => path),
      ...additions.flatMap(({ action, previous_path: path }) =>
        action === "move" && path !== undefined ? [path] : [],
      ),
    ],
  };
}
