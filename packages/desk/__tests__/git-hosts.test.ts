import { createHash } from "node:crypto";
import type { BrowserContext, Route } from "@playwright/test";
import { answerAsGithub } from "../../../__tests__/support/git-hosts/github";
import { answerAsGitlab } from "../../../__tests__/support/git-hosts/gitlab";

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

describe("GitHub", () => {
  const API = "https://api.github.com";

  test("responds with 404 to other requests", async () => {
    const { context, send } = createContext();
    await answerAsGithub(context, FILES);
    expect((await send(`${API}/repos/owner/site/issues`)).status).toBe(404);
  });
});

describe("GitLab", () => {
  const SITE = "https://gitlab.com";

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
