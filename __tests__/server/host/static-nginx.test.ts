import { join } from "node:path";
import type { HeaderRule } from "@capture/domain/host/host-files";
import { nginxRules } from "../../../gatsby/outputs/headers/nginx";
import { BODIES } from "../../../testing/server/bodies";
import { siteFolder, startHost, type Host } from "../../../testing/server/host";
import { askHttps, DOMAIN, staticNginx } from "../../support/server/https-proxy";

const RULES: HeaderRule[] = [
  { path: "/*", headers: { "X-Content-Type-Options": "nosniff" } },
  { path: "/about", headers: { "Content-Security-Policy": "default-src 'none'" } },
  { path: "/*.md", headers: { "X-Robots-Tag": "noindex" } },
  { path: "/404.html", headers: { "Content-Security-Policy": "default-src 'self'" } },
  { path: "/de/404.html", headers: { "Content-Security-Policy": "default-src 'self'; img-src 'self'" } },
];
const FILES = {
  "index.html": "<h1>Home</h1>",
  "about/index.html": "<h1>About us</h1>",
  "about.md": "# About us\n",
  "404.html": "<h1>Not found</h1>",
  "de/404.html": "<h1>Nicht gefunden</h1>",
  _headers: "/*\n  X-Content-Type-Options: nosniff\n",
};

const start = staticNginx();

// Skipped if nginx is not available.
(start ? describe : describe.skip)("static-site.conf", () => {
  let host: Host;
  let nginx: Awaited<ReturnType<NonNullable<typeof start>>>;
  beforeAll(async () => {
    const folder = siteFolder(FILES);
    host = await startHost({ folder, env: { TRUST_PROXY: "1" } });
    const rules = nginxRules(RULES, [{ from: "/old", to: "/about" }]);
    if (!start) return;
    nginx = await start(new URL(host.url).port, join(folder, "releases/current"), rules);
  });
  afterAll(async () => {
    await nginx.close();
    await host.kill();
  });

  test.each([
    ["/about", 200, "About us", "default-src 'none'"],
    ["/about/", 200, "About us", "default-src 'none'"],
    ["/nowhere", 404, "Not found", "default-src 'self'"],
    ["/de/nirgends", 404, "Nicht gefunden", "default-src 'self'; img-src 'self'"],
  ])("serves %s with the status %i and its headers", async (path, status, text, policy) => {
    const page = await askHttps(nginx.httpsPort, path);
    expect([page.status, page.headers["content-security-policy"]]).toEqual([status, policy]);
    expect(page.headers["x-content-type-options"]).toBe("nosniff");
    expect(page.body.toString()).toContain(text);
  });

  test("sends a Markdown twin with its media type, without search engines, and a page with neither", async () => {
    const twin = await askHttps(nginx.httpsPort, "/about.md");
    expect([twin.status, twin.body.toString()]).toEqual([200, "# About us\n"]);
    expect(twin.headers["content-type"]).toBe("text/markdown; charset=utf-8");
    expect(twin.headers["x-robots-tag"]).toBe("noindex");
    const page = await askHttps(nginx.httpsPort, "/about");
    expect([String(page.headers["content-type"]).toLowerCase(), page.headers["x-robots-tag"]]).toEqual([
      "text/html; charset=utf-8",
      undefined,
    ]);
  });

  test("redirects an old URL, and passes a form and a question about a tour to the host", async () => {
    const moved = await askHttps(nginx.httpsPort, "/old?from=mail");
    expect([moved.status, moved.headers.location]).toEqual([301, "/about?from=mail"]);
    const headers = { "content-type": "application/json", origin: `https://${DOMAIN}` };
    const sent = await askHttps(nginx.httpsPort, "/api/submit-form", headers, JSON.stringify(BODIES.demo));
    expect(sent.status).toBe(200);
    expect((await askHttps(nginx.httpsPort, "/oembed?url=flat")).body.toString()).toMatch(/^url must be/);
  });
});
