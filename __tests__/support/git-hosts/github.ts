import type { BrowserContext } from "@playwright/test";
import { answerAt, blobSha, type Answer, type Commit } from "./git-host";
import { answerPullRequestQuery, answerPullRequests, type Variables } from "./github-pull-requests";
import { createRepository, type Repository } from "./repository";

interface CommitInput {
  branch: { repositoryNameWithOwner: string; branchName: string };
  expectedHeadOid?: string;
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
}

/**
 * Answers requests to GitHub in the recorded format of its API.
 * @param initialFiles text by path
 * @param repository may be shared by several editors
 * @returns the commits so far; each commit request adds one
 */
export async function answerAsGithub(
  context: BrowserContext,
  initialFiles: Readonly<Record<string, string>>,
  repository: Repository = createRepository(initialFiles),
): Promise<Commit[]> {
  const filesOf = (branch: string): Map<string, string> => repository.branches.get(branch)?.files ?? new Map();
  const tree = (): object[] =>
    [...filesOf("main")].map(([path, text]) => ({
      type: "blob",
      path,
      sha: blobSha(text),
      size: Buffer.byteLength(text),
    }));
  const textOf = (sha: string): string | undefined =>
    [...repository.branches.values()].flatMap(({ files }) => [...files.values()]).find((text) => blobSha(text) === sha);

  const graphql = ({
    query,
    variables,
  }: {
    query: string;
    variables: Variables & { input?: Partial<CommitInput> };
  }): object => {
    const { input } = variables;
    if (input?.fileChanges) return commitTo(repository, input as CommitInput);
    const answered = answerPullRequestQuery(repository, query, variables);
    if (answered) return answered;
    const blobs = [...query.matchAll(/(\w+):\s+object\(oid: "(\w+)"\)/g)].map(([, alias = "", sha = ""]) => [
      alias,
      { text: textOf(sha), isTruncated: false },
    ]);
    const branch = repository.branches.get(variables.branch ?? "main");
    const node = {
      oid: branch?.head,
      message: "First",
      committedDate: "2026-01-01T00:00:00Z",
      author: { name: "Editor", email: "editor@example.com", user: { id: 1, login: "editor" } },
    };
    const ref = branch ? { target: { oid: branch.head, history: { nodes: [node] } } } : null;
    const refs = [...query.matchAll(/(\w+):\s+ref\(/g)].map(([, alias = ""]) => [alias, ref]);
    const found = { ref, defaultBranchRef: { name: "main" }, ...Object.fromEntries([...blobs, ...refs]) };
    return { data: { repository: found, base: found, fork: { id: "a-repository" } } };
  };

  await answerAt(context, "https://api.github.com/**", (request): Answer => {
    const { pathname } = new URL(request.url());
    if (pathname === "/user") return { json: { id: 1, login: "editor", name: "An Editor" } };
    if (pathname.includes("/collaborators/")) return { status: 204 };
    if (pathname.includes("/git/trees/")) return { json: { tree: tree() } };
    if (pathname === "/graphql") return { json: graphql(request.postDataJSON()) };
    return answerPullRequests(repository, request) ?? { status: 404, json: { message: "Not Found" } };
  });
  await answerAt(context, "https://www.githubstatus.com/**", () => ({ json: { status: { indicator: "none" } } }));
  return repository.commits;
}

/** Adds a commit if the branch is still where the editor expects it. */
function commitTo(repository: Repository, { branch, expectedHeadOid, fileChanges }: CommitInput): object {
  const { additions, deletions } = fileChanges;
  const head = repository.branches.get(branch.branchName)?.head;
  if (expectedHeadOid !== undefined && expectedHeadOid !== head) {
    return { errors: [{ message: `Expected branch to point to "${expectedHeadOid}" but it did not.` }] };
  }
  const oid = repository.commit({
    repository: branch.repositoryNameWithOwner,
    branch: branch.branchName,
    written: Object.fromEntries(
      additions.map(({ path, contents }) => [path, Buffer.from(contents, "base64").toString()]),
    ),
    deleted: deletions.map(({ path }) => path),
  });
  const oids = additions.map(({ contents }, index) => [
    `file_${index}`,
    { oid: blobSha(Buffer.from(contents, "base64").toString()) },
  ]);
  const commit = { oid, committedDate: "2026-01-02T00:00:00Z", ...(Object.fromEntries(oids) as object) };
  return { data: { createCommitOnBranch: { commit } } };
}
