import { createHash } from "node:crypto";
import type { BrowserContext } from "playwright-core";
import { answerAt, applyCommit, blobSha, type Answer, type Commit } from "./git-host";

/** The maximum number of files in a response of GitLab. */
const MAX_PAGE_SIZE = 100;

interface CommitInput {
  branch: string;
  actions: { action: string; file_path: string; content: string; encoding: BufferEncoding | "text" }[];
}

/**
 * Answers requests to gitlab.com in the format of its API, for a repository with one branch, and serves the page on
 * which an editor authorizes the desk.
 * @param initialFiles text by path
 * @returns the commits so far; each commit request adds one
 */
export async function answerAsGitlab(
  context: BrowserContext,
  initialFiles: Readonly<Record<string, string>>,
): Promise<Commit[]> {
  const commits: Commit[] = [];
  const files = new Map(Object.entries(initialFiles));
  let challenge: string | null = null;

  const repository = ({ variables }: { variables: { cursor?: string; paths?: string[] } }): unknown => {
    if (variables.paths) return { blobs: { nodes: variables.paths.map((path) => ({ rawTextBlob: files.get(path) })) } };
    if (variables.cursor === undefined)
      return { rootRef: "main", tree: { lastCommit: { sha: "a".repeat(40), message: "First" } } };
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
      return { json: { data: { project: { repository: repository(request.postDataJSON()) } } } };
    if (pathname === "/api/v4/user") return { json: { id: 1, username: "editor", name: "An Editor" } };
    const [, project = "", rest] = /^\/api\/v4\/projects\/([^/]+)\/(.*)$/.exec(pathname) ?? [];
    if (rest === "users") return { json: [{ id: 1, username: "editor" }] };
    if (rest === "repository/commits" && request.method() === "POST") {
      const commit = commitOf(decodeURIComponent(project), request.postDataJSON());
      commits.push(commit);
      applyCommit(files, commit);
      return { status: 201, json: { id: "b".repeat(40), committed_date: "2026-01-02T00:00:00Z" } };
    }
    return { status: 404, json: { message: "404 Not Found" } };
  });
  await answerAt(context, "https://status-api.hostedstatus.com/**", () => ({
    json: { result: { status_overall: { status_code: 100 } } },
  }));
  return commits;
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
    deleted: deletions.map(({ file_path: path }) => path),
  };
}
