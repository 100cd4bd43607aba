import { createHash } from "node:crypto";
import type { BrowserContext, Route } from "@playwright/test";
import { blobSha } from "../../support/git-hosts/git-host";
import { answerAsGithub } from "../../support/git-hosts/github";
import { answerAsGitlab } from "../../support/git-hosts/gitlab";

interface FakeResponse {
  status?: number;
  json?: unknown;
  body?: string;
  headers?: Record<string, string>;
}
type Request = { method?: string; data?: unknown; headers?: Record<string, string> };

/** A browser context that sends requests to the routes of a fake host. */
function createContext() {
  const routes: [origin: string, handler: (route: Route) => Promise<void>][] = [];
  const context = {
    route: (pattern: string, handler: (route: Route) => Promise<void>) =>
      Promise.resolve(void routes.push([pattern.replace("**", ""), handler])),
  } as unknown as BrowserContext;
  const send = async (url: string, { method, data, headers = {} }: Request = {}): Promise<FakeResponse> => {
    const handler = routes.find(([origin]) => url.startsWith(origin))?.[1];
    if (!handler) throw new Error(`No route matches ${url}.`);
    let response: FakeResponse = {};
    const request = {
      url: () => url,
      method: () => method ?? (data === undefined ? "GET" : "POST"),
      headers: () => headers,
      postDataJSON: () => data,
    };
    await handler({
      request: () => request,
      fulfill: (answer: FakeResponse) => Promise.resolve(void (response = answer)),
    } as unknown as Route);
    return response;
  };
  return { context, send };
}

const FILES = { "data/a.json": '{ "title": "Ä" }\n', "data/b.json": "{}\n" };
const base64 = (text: string): string => Buffer.from(text).toString("base64");

test("blobSha is the object ID of Git", () => {
  // printf 'hello\n' | git hash-object --stdin
  expect(blobSha("hello\n")).toBe("ce013625030ba8dba906f756967f9e9ca394464a");
});

test("a preflight request is allowed from any origin", async () => {
  const { context, send } = createContext();
  await answerAsGithub(context, FILES);
  const { status, headers } = await send("https://api.github.com/graphql", { method: "OPTIONS" });
  expect(status).toBe(204);
  expect(headers).toMatchObject({ "access-control-allow-origin": "*", "access-control-allow-headers": "*" });
});

describe("GitHub", () => {
  const API = "https://api.github.com";

  /** Reads the files as Sveltia does: the tree, then the text of each blob. */
  async function readFiles(send: ReturnType<typeof createContext>["send"]): Promise<Record<string, unknown>> {
    const { json } = await send(`${API}/repos/owner/site/git/trees/main?recursive=1`);
    const { tree } = json as { tree: { path: string; sha: string }[] };
    const query = tree.map(({ sha }, index) => `content_${index}: object(oid: "${sha}")`).join();
    const response = await send(`${API}/graphql`, { data: { query, variables: {} } });
    const { repository } = (response.json as { data: { repository: Record<string, { text: string }> } }).data;
    return Object.fromEntries(tree.map(({ path }, index) => [path, repository[`content_${index}`]?.text]));
  }

  test("serves the files of the repository", async () => {
    const { context, send } = createContext();
    await answerAsGithub(context, FILES);
    expect(await readFiles(send)).toEqual(FILES);
  });

  test("applies a commit to its files, returns their object IDs and reports the commit", async () => {
    const { context, send } = createContext();
    const commits = await answerAsGithub(context, FILES);
    const input = {
      branch: { repositoryNameWithOwner: "owner/site", branchName: "main" },
      fileChanges: {
        additions: [{ path: "data/c.json", contents: base64('"é"') }],
        deletions: [{ path: "data/b.json" }],
      },
    };
    const { json } = await send(`${API}/graphql`, { data: { query: "mutation", variables: { input } } });
    expect(json).toMatchObject({
      data: { createCommitOnBranch: { commit: { file_0: { oid: blobSha('"é"') } } } },
    });
    expect(commits).toEqual([
      { repository: "owner/site", branch: "main", written: { "data/c.json": '"é"' }, deleted: ["data/b.json"] },
    ]);
    expect(await readFiles(send)).toEqual({ "data/a.json": FILES["data/a.json"], "data/c.json": '"é"' });
  });

  test("responds with 404 to other requests", async () => {
    const { context, send } = createContext();
    await answerAsGithub(context, FILES);
    expect((await send(`${API}/repos/owner/site/issues`)).status).toBe(404);
  });
});

describe("GitLab", () => {
  const SITE = "https://gitlab.com";
  const headers = { authorization: "Bearer a-token" };

  /** Reads the files as Sveltia does: pages of 100 paths, then the texts. */
  async function readFiles(send: ReturnType<typeof createContext>["send"]): Promise<Record<string, unknown>> {
    const query = async (variables: object): Promise<never> => {
      const { json } = await send(`${SITE}/api/graphql`, { headers, data: { query: "", variables } });
      return (json as { data: { project: { repository: unknown } } }).data.project.repository as never;
    };
    const paths: string[] = [];
    let cursor: string | undefined = "0";
    while (cursor !== undefined) {
      const { tree }: { tree: { blobs: { nodes: { path: string }[]; pageInfo: Record<string, never> } } } = await query(
        { cursor },
      );
      paths.push(...tree.blobs.nodes.map(({ path }) => path));
      cursor = tree.blobs.pageInfo.hasNextPage ? tree.blobs.pageInfo.endCursor : undefined;
    }
    const { blobs }: { blobs: { nodes: { rawTextBlob: string }[] } } = await query({ paths });
    return Object.fromEntries(paths.map((path, index) => [path, blobs.nodes[index]?.rawTextBlob]));
  }

  test("serves the files of the repository in pages of 100", async () => {
    const files = Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`data/${index}.json`, `${index}\n`]));
    const { context, send } = createContext();
    await answerAsGitlab(context, files);
    expect(await readFiles(send)).toEqual(files);
  });

  test("applies a commit to its files and reports it", async () => {
    const { context, send } = createContext();
    const commits = await answerAsGitlab(context, FILES);
    const actions = [
      { action: "update", file_path: "data/a.json", content: "[]", encoding: "text" },
      { action: "create", file_path: "data/c.json", content: base64('"é"'), encoding: "base64" },
      { action: "delete", file_path: "data/b.json" },
    ];
    const { status } = await send(`${SITE}/api/v4/projects/group%2Fsite/repository/commits`, {
      headers,
      data: { branch: "main", actions },
    });
    expect(status).toBe(201);
    const written = { "data/a.json": "[]", "data/c.json": '"é"' };
    expect(commits).toEqual([{ repository: "group/site", branch: "main", written, deleted: ["data/b.json"] }]);
    expect(await readFiles(send)).toEqual(written);
  });

  test("rejects API requests without the token", async () => {
    const { context, send } = createContext();
    await answerAsGitlab(context, FILES);
    expect((await send(`${SITE}/api/v4/user`)).status).toBe(401);
  });

  test("issues a token only for the verifier of the PKCE challenge", async () => {
    const { context, send } = createContext();
    await answerAsGitlab(context, FILES);
    const challenge = createHash("sha256").update("a-verifier").digest("base64url");
    const redirect = encodeURIComponent("https://site.example/admin/");
    const { body } = await send(
      `${SITE}/oauth/authorize?code_challenge=${challenge}&state=a-state&redirect_uri=${redirect}`,
    );
    expect(body).toContain('href="https://site.example/admin/?code=a-code&amp;state=a-state"');
    const token = async (verifier: string) =>
      (await send(`${SITE}/oauth/token`, { data: { code_verifier: verifier } })).json;
    expect(await token("another")).toEqual({ error: "invalid_grant" });
    expect(await token("a-verifier")).toMatchObject({ access_token: "a-token" });
  });
});
