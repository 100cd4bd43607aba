import { createHash } from "node:crypto";
import type { Page, Route } from "playwright-core";

/** A commit that the desk has asked GitHub to make. */
export interface Commit {
  branch: { repositoryNameWithOwner: string; branchName: string };
  message: { headline: string };
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
}

const ANSWERED = { status: 200, headers: { "access-control-allow-origin": "*" } };

/**
 * Answers in GitHub's place, in the words recorded of its API: a repository
 * with these files on one branch.
 * @param files text by path
 * @returns the commits, as they come
 */
export async function answerAsGithub(page: Page, files: Readonly<Record<string, string>>): Promise<Commit[]> {
  const commits: Commit[] = [];
  const shas = new Map(Object.entries(files).map(([path, text]) => [blobSha(text), path]));
  const tree = [...shas].map(([sha, path]) => ({ type: "blob", path, sha, size: (files[path] ?? "").length }));

  const graphql = ({ query, variables }: { query: string; variables: { input?: Commit } }): unknown => {
    if (variables.input) {
      commits.push(variables.input);
      const { additions } = variables.input.fileChanges;
      const oids = additions.map(({ contents }, index) => [
        `file_${index}`,
        { oid: blobSha(Buffer.from(contents, "base64")) },
      ]);
      const commit = { oid: "b".repeat(40), committedDate: "2026-01-02T00:00:00Z", ...Object.fromEntries(oids) };
      return { createCommitOnBranch: { commit } };
    }
    const blobs = [...query.matchAll(/(\w+): object\(oid: "(\w+)"\)/g)].map(([, alias = "", sha = ""]) => [
      alias,
      { text: files[shas.get(sha) ?? ""], isTruncated: false },
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

  await page.route("https://api.github.com/**", async (route: Route) => {
    const { pathname } = new URL(route.request().url());
    if (route.request().method() === "OPTIONS") {
      const headers = { ...ANSWERED.headers, "access-control-allow-headers": "*", "access-control-allow-methods": "*" };
      return route.fulfill({ status: 204, headers });
    }
    if (pathname === "/user")
      return route.fulfill({ ...ANSWERED, json: { id: 1, login: "editor", name: "An Editor" } });
    if (pathname.includes("/collaborators/")) return route.fulfill({ ...ANSWERED, status: 204 });
    if (pathname.includes("/git/trees/")) return route.fulfill({ ...ANSWERED, json: { tree } });
    if (pathname === "/graphql")
      return route.fulfill({ ...ANSWERED, json: { data: graphql(route.request().postDataJSON()) } });
    return route.fulfill({ ...ANSWERED, status: 404, json: { message: "Not Found" } });
  });
  await page.route("https://www.githubstatus.com/**", (route) =>
    route.fulfill({ ...ANSWERED, json: { status: { indicator: "none" } } }),
  );
  return commits;
}

/** The name that Git gives to a file of this content. */
function blobSha(content: string | Buffer): string {
  const bytes = Buffer.from(content);
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}
