import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { redirectsText } from "@capture/domain/host/host-files";
import { createApp } from "@capture/host/app";
import { nginxRules } from "../../../gatsby/outputs/headers/nginx";
import { ask, type Answer } from "../../support/browser/ask";
import { siteFolder } from "../../../testing/server/host";
import { ensureNginx, startNginx, type Host } from "../../../testing/server/nginx";

const REDIRECTS = [
  { from: "/old", to: "/" },
  { from: "/posts/A_title.html", to: "/" },
  { from: "/About", to: "/about" },
];
const RULES = [{ path: "/*", headers: { "X-Content-Type-Options": "nosniff" } }];

const createBuiltSite = (): string =>
  join(
    siteFolder({
      "index.html": "<h1>Home</h1>",
      "about/index.html": "<h1>About</h1>",
      "404.html": "<h1>Not found</h1>",
      "robots.txt": "",
      _headers: "/*\n  X-Content-Type-Options: nosniff\n",
      _redirects: redirectsText(REDIRECTS),
    }),
    "public",
  );

async function startOwnHost(): Promise<Host> {
  const app = await createApp(createBuiltSite());
  await app.listen({ host: "127.0.0.1", port: 0 });
  return { port: (app.server.address() as { port: number }).port, close: () => app.close() };
}

async function startNginxHost(nginx: string): Promise<Host> {
  const snippets = mkdtempSync(join(tmpdir(), "snippets-"));
  const { maps, headers } = nginxRules(RULES, REDIRECTS);
  writeFileSync(join(snippets, "maps.conf"), maps);
  writeFileSync(join(snippets, "headers.conf"), headers);
  const host = await startNginx(nginx, createBuiltSite(), snippets);
  rmSync(snippets, { recursive: true });
  return host;
}

const nginx = ensureNginx();
const hosts: [string, () => Promise<Host>][] = [["our own host", startOwnHost]];
if (nginx !== undefined) hosts.push(["nginx", () => startNginxHost(nginx)]);

describe.each(hosts)("%s", (_name, start) => {
  let host: Host;
  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host.close());
  const at = (path: string, method = "GET"): Promise<Answer> => ask(host.port, path, { method });

  test.each([
    ["/old", "/"],
    ["/old/", "/"],
    ["/old?utm=a%20b&x", "/?utm=a%20b&x"],
    ["/%6fld", "/"],
    ["/posts/A_title.html", "/"],
    ["/posts/A_title.html/?q=1", "/?q=1"],
  ])("%s redirects permanently to %s", async (path, to) => {
    for (const method of ["GET", "HEAD"]) {
      const { status, headers } = await at(path, method);
      expect([status, headers.location]).toEqual([301, to]);
      expect(headers["x-content-type-options"]).toBe("nosniff");
      // Browsers must revalidate the redirect, so that a wrong alias can be removed.
      expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    }
  });

  test("a path that differs only in case redirects to the page, without a loop", async () => {
    expect((await at("/About")).headers.location).toBe("/about");
    expect((await at("/about")).body).toBe("<h1>About</h1>");
  });

  test.each(["/OLD", "/old/er", "/older", "/_redirects", "/posts/A_title", "/posts/A_titlexhtml"])(
    "responds to %s with 404",
    async (path) => {
      expect((await at(path)).status).toBe(404);
    },
  );
});
