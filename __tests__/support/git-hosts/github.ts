import type { BrowserContext } from "playwright-core";
import { answerAt, applyCommit, blobSha, type Answer, type Commit } from "./git-host";

interface CommitInput {
  branch: { repositoryNameWithOwner: string; branchName: string };
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
}

/**
 * Answers requests to GitHub in the recorded format of its API, for a repository with one branch.
 * @param initialFiles text by path
 * @returns the commits so far; each commit request adds one
 */
export async function answerAsGithub(
  context: BrowserContext,
  initialFiles: Readonly<Record<string, string>>,
): Promise<Commit[]> {
  const commits: Commit[] = [];
  const files = new Map(Object.entries(initialFiles));
  const tree = (): object[] =>
    [...files].map(([path, text]) => ({ type: "blob", path, sha: blobSha(text), size: Buffer.byteLength(text) }));
  const textOf = (sha: string): string | undefined => [...files.values()].find((text) => blobSha(text) === sha);

  const graphql = ({ query, variables }: { query: string; variables: { input?: CommitInput } }): unknown => {
    if (variables.input) {
      const commit = commitOf(variables.input);
      commits.push(commit);
      applyCommit(files, commit);
      const { additions } = variables.input.fileChanges;
      const oids = additions.map(({ contents }, index) => [
        `file_${index}`,
        { oid: blobSha(Buffer.from(contents, "base64")) },
      ]);
      const result = { oid: "b".repeat(40), committedDate: "2026-01-02T00:00:00Z", ...Object.fromEntries(oids) };
      return { createCommitOnBranch: { commit: result } };
    }
    const blobs = [...query.matchAll(/(\w+): object\(oid: "(\w+)"\)/g)].map(([, alias = "", sha = ""]) => [
      alias,
      { text: textOf(sha), isTruncated: false },
    ]);
    const node = {
      oid: "a".repeat(40),
      message: "First",
      committedDate: "2026-01-01T00:00:00Z",
      author: { name: "Editor", email: "editor@example.com", user: { id: 1, login: "editor" } },
    };
    const ref = { target: { history: { nodes: [node] } } };
    const refs = [...query.matchAll(/(\w+): ref\(/g)].map(([, alias = ""]) => [alias, ref]);
    return { repository: { ref, defaultBranchRef: { name: "main" }, ...Object.fromEntries([...blobs, ...refs]) } };
  };

  await answerAt(context, "https://api.github.com/**", (request): Answer => {
    const { pathname } = new URL(request.url());
    if (pathname === "/user") return { json: { id: 1, login: "editor", name: "An Editor" } };
    if (pathname.includes("/collaborators/")) return { status: 204 };
    if (pathname.includes("/git/trees/")) return { json: { tree: tree() } };
    if (pathname === "/graphql") return { json: { data: graphql(request.postDataJSON()) } };
    return { status: 404, json: { message: "Not Found" } };
  });
  await answerAt(context, "https://www.githubstatus.com/**", () => ({ json: { status: { indicator: "none" } } }));
  return commits;
}

function commitOf({ branch, fileChanges: { additions, deletions } }: CommitInput): Commit {
  return {
    repository: branch.repositoryNameWithOwner,
    branch: branch.branchName,
    written: Object.fromEntries(
      additions.map(({ path, contents }) => [path, Buffer.from(contents, "base64").toString()]),
    ),
    deleted: deletions.map(({ path }) => path),
  };
}
