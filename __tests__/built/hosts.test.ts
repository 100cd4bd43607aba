import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { embedPath } from "@capture/domain/embed/embed-path";
import { HEADERS_FILE, parseHeaders } from "@capture/domain/host/host-files";
import { createApp } from "@capture/host/app";
import { pageFacts } from "../../gatsby/lib/page-facts";
import { pathsFetchedInFrames } from "../../gatsby/outputs/headers/paths-fetched-in-frames";
import { HELP_SEARCH_PATH } from "../../src/search/document";
import { ask, type Answer } from "../support/browser/ask";
import { htmlOf } from "../support/built/built";
import { ensureNginx, startNginx, type Host } from "../../testing/server/nginx";
import { observatory } from "../support/built/observatory";
import { anyPage, routes } from "../../testing/routes";

async function startOwnHost(): Promise<Host> {
  const app = await createApp(resolve("public"));
  await app.listen({ host: "127.0.0.1", port: 0 });
  return { port: (app.server.address() as { port: number }).port, close: () => app.close() };
}

const nginx = ensureNginx();
const hosts: [string, () => Promise<Host>][] = [["our own host", startOwnHost]];
if (nginx !== undefined) hosts.push(["nginx", () => startNginx(nginx)]);

const fileMatching = (folder: string, pattern: RegExp): string =>
  readdirSync(`public${folder}`, { recursive: true, encoding: "utf8" }).find((name) => pattern.test(name)) ?? "";
const CHUNK = `/${fileMatching("", /^app-[0-9a-f]+\.js$/)}`;
const VIDEO = `/static/${fileMatching("/static", /\.mp4$/)}`;
const GLB = fileMatching("/static", /^models\/.+\.glb$/);
const TILE = fileMatching("/static", /^tours\/.+\.webp$/);
const TOUR = routes.find((route) => route.startsWith("/tours/")) ?? "";
const TWIN =
  ["/products/", "/blog/"]
    .flatMap((path) => routes.find((route) => route.startsWith(path) && existsSync(`public${route}.md`)) ?? [])
    .map((route) => `${route}.md`)[0] ?? "";
const USDZ = fileMatching("/static", /^models\/.+\.usdz$/);
const FONT = `/fonts/${fileMatching("/fonts", /\.woff2$/)}`;
const SOCIAL = `/social/${fileMatching("/social", /\.jpg$/)}`;
/** Paths of the files that the page in the sandboxed frame fetches, except scripts. */
const FETCHED_IN_FRAME = [
  ...pathsFetchedInFrames("public", ["/support/assistant"]),
  HELP_SEARCH_PATH,
  "/icons.svg",
  ...[...htmlOf("/support/assistant").matchAll(/<link[^>]*as="font"[^>]*href="([^"]+)"/g)].map(([, href = ""]) => href),
];
const FOREVER = "public, max-age=31536000, immutable";
const REVALIDATE = "public, max-age=0, must-revalidate";

type Request = (path: string, options?: Parameters<typeof ask>[2]) => Promise<Answer>;

/** Runs a host during the tests of a `describe` block, and returns a function that sends requests to it. */
function runDuringTests(start: () => Promise<Host>): Request {
  let host: Host;
  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host.close());
  return (path, options) => ask(host.port, path, options);
}

describe.each(hosts)("%s", (_name, start) => {
  const at = runDuringTests(start);

  test("serves every page with a policy that lists the hashes of its scripts", async () => {
    for (const route of routes) {
      const { status, headers } = await at(route);
      const policy = String(headers["content-security-policy"]);
      expect([route, status]).toEqual([route, 200]);
      expect(headers["content-type"]).toMatch(/^text\/html; charset=utf-8$/i);
      expect(headers["cache-control"]).toBe(REVALIDATE);
      const hashes = pageFacts(htmlOf(route)).scriptHashes;
      expect(hashes).not.toEqual([]);
      expect(hashes.filter((hash) => !policy.includes(hash))).toEqual([]);
      expect(/script-src [^;]*unsafe/.exec(policy)).toBeNull();
    }
  });

  test("every page, including the 404 page, scores an A+ by the rules of Mozilla's Observatory", async () => {
    for (const route of [...routes, "/nowhere"]) {
      const { headers, body } = await at(route);
      expect([route, observatory(headers, body).score]).toEqual([route, 130]);
    }
  });

  test.each([
    "/nowhere",
    "/404",
    "/404.html",
    "/404/",
    "/404/index.html",
    "/index.html",
    `${anyPage}/index.html`,
    "/_headers",
    "/products/ultra",
    "/index.html.br",
    "/static",
  ])("responds to %s with the 404 page and its policy", async (path) => {
    const { status, headers, body } = await at(path);
    expect(status).toBe(404);
    expect(body).toBe(htmlOf("/404"));
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["cache-control"]).toBe(REVALIDATE);
  });

  test.each(["/../package.json", "/..%2fpackage.json", "/%2e%2e/package.json", "/static/../../package.json"])(
    "does not serve a file outside of the site at %s",
    async (path) => {
      const { status, body } = await at(path);
      expect([400, 404]).toContain(status);
      expect(body).not.toContain("capture-site");
    },
  );

  test.each([
    [CHUNK, FOREVER, "cross-origin"],
    [VIDEO, FOREVER, "cross-origin"],
    [SOCIAL, FOREVER, "cross-origin"],
    [`/page-data${anyPage}/page-data.json`, REVALIDATE, "same-origin"],
    ["/sitemap-index.xml", REVALIDATE, undefined],
    ["/robots.txt", REVALIDATE, undefined],
  ])("sends %s with the cache control “%s” and the cross-origin resource policy “%s”", async (path, cache, sharing) => {
    const { status, headers } = await at(path, { method: "HEAD" });
    expect([status, headers["cache-control"], headers["cross-origin-resource-policy"]]).toEqual([200, cache, sharing]);
  });

  test.each([anyPage, "/nowhere", "/favicon.svg", "/robots.txt", FONT, CHUNK, VIDEO])(
    "sends %s with the security headers, including COOP",
    async (path) => {
      const { headers } = await at(path, { method: "HEAD" });
      expect(headers).toMatchObject({
        "strict-transport-security": expect.stringMatching(/^max-age=63072000/) as string,
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "permissions-policy": expect.stringContaining("camera=()") as string,
        "cross-origin-opener-policy": "same-origin",
      });
    },
  );
});

describe.each(hosts)("files on %s", (_name, start) => {
  const at = runDuringTests(start);

  test("the page in the sandboxed frame may read its own data, and no data of other pages", async () => {
    const allows = async (path: string): Promise<[string, number | undefined, string | undefined]> => {
      const { status, headers } = await at(path, { method: "HEAD", headers: { origin: "null" } });
      return [path, status, headers["access-control-allow-origin"]];
    };
    for (const path of FETCHED_IN_FRAME) expect(await allows(path)).toEqual([path, 200, "*"]);
    for (const path of ["/support/assistant", `/page-data${anyPage}/page-data.json`, CHUNK, VIDEO])
      expect(await allows(path)).toEqual([path, 200, undefined]);
  });

  (TOUR ? test : test.skip)(
    "every site may frame the page of a tour for other sites, and read what it fetches",
    async () => {
      const { headers } = await at(embedPath(TOUR), { method: "HEAD" });
      expect(headers["content-security-policy"]).toMatch(/frame-ancestors \*$/);
      expect(headers).toMatchObject({
        "cross-origin-resource-policy": "cross-origin",
        "cross-origin-embedder-policy": "require-corp",
      });
      expect(headers).not.toHaveProperty("x-frame-options");
      const files = [`/static/${TILE}`, ...pathsFetchedInFrames("public", [embedPath(TOUR)])];
      for (const path of files)
        expect([path, (await at(path, { method: "HEAD" })).headers["access-control-allow-origin"]]).toEqual([
          path,
          "*",
        ]);
      const page = await at(TOUR, { method: "HEAD" });
      expect(page.headers["content-security-policy"]).toMatch(/frame-ancestors 'none'$/);
      expect(page.headers).not.toHaveProperty("cross-origin-embedder-policy");
    },
  );

  test("responds to HEAD with the headers of GET, and with 304 to If-None-Match with the current ETag", async () => {
    const full = await at(anyPage);
    const head = await at(anyPage, { method: "HEAD" });
    const etag = String(full.headers.etag);
    expect(etag).toMatch(/^"/);
    expect([head.status, head.body, head.headers["content-length"]]).toEqual([200, "", full.headers["content-length"]]);
    expect(head.headers.etag).toBe(etag);
    const notModified = await at(anyPage, { headers: { "if-none-match": etag } });
    expect([notModified.status, notModified.body, notModified.headers.etag]).toEqual([304, "", etag]);
    expect(notModified.headers["content-security-policy"]).toBe(full.headers["content-security-policy"]);
  });

  test("sends compressed copies to clients that accept them, with Vary", async () => {
    const { headers } = await at(anyPage, { method: "HEAD", headers: { "accept-encoding": "gzip" } });
    expect(headers["content-encoding"]).toBe("gzip");
    expect(headers.vary).toMatch(/(^|, )Accept-Encoding\b/);
  });

  test("sends a range of a video only if If-Range is the current ETag", async () => {
    const { headers } = await at(VIDEO, { method: "HEAD" });
    const part = await at(VIDEO, { headers: { range: "bytes=0-9", "if-range": String(headers.etag) } });
    expect([part.status, part.headers["content-length"]]).toEqual([206, "10"]);
    const stale = await at(VIDEO, { headers: { range: "bytes=0-9", "if-range": '"another"' } });
    expect(stale.status).toBe(200);
    expect((await at(VIDEO, { headers: { range: "bytes=999999999-" } })).status).toBe(416);
  });

  (TWIN ? test : test.skip)("sends Markdown twins with their media type, and without search engines", async () => {
    const { status, headers } = await at(TWIN, { method: "HEAD", headers: { "accept-encoding": "gzip" } });
    expect([status, headers["content-type"]?.toLowerCase()]).toEqual([200, "text/markdown; charset=utf-8"]);
    expect([headers["x-robots-tag"], headers["cache-control"]]).toEqual(["noindex", REVALIDATE]);
    expect((await at(anyPage, { method: "HEAD" })).headers["x-robots-tag"]).toBeUndefined();
  });

  test("sends the manifest, icons and llms.txt with their content types", async () => {
    const types = await Promise.all(
      ["/manifest.webmanifest", "/favicon.svg", "/icons/icon-192.png", "/llms.txt"].map(
        async (path) => (await at(path, { method: "HEAD" })).headers["content-type"]?.split(";")[0],
      ),
    );
    expect(types).toEqual(["application/manifest+json", "image/svg+xml", "image/png", "text/plain"]);
  });

  (GLB && USDZ ? test : test.skip)("sends models with their media types, and only GLB files compressed", async () => {
    const [glb, usdz] = await Promise.all(
      [GLB, USDZ].map((name) => at(`/static/${name}`, { method: "HEAD", headers: { "accept-encoding": "gzip" } })),
    );
    expect([glb?.headers["content-type"], glb?.headers["content-encoding"]]).toEqual(["model/gltf-binary", "gzip"]);
    expect([usdz?.headers["content-type"], usdz?.headers["content-encoding"]]).toEqual([
      "model/vnd.usdz+zip",
      undefined,
    ]);
    expect(glb?.headers["cache-control"]).toBe(FOREVER);
  });
});

test("_headers is within the limits of Cloudflare Pages, and no rule repeats a header of the rule for all paths", () => {
  const rules = parseHeaders(readFileSync(`public/${HEADERS_FILE}`, "utf8"));
  const lines = readFileSync(`public/${HEADERS_FILE}`, "utf8").split("\n");
  // Cloudflare Pages reads only the first 100 rules, and lines of up to 2000 characters.
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
  const first = new Set(rules.slice(0, 100).map(({ path }) => path));
  expect(
    ["/*", "/static/*", "/social/*", "/fonts/*", "/page-data/*", "/*.md"].filter((path) => !first.has(path)),
  ).toEqual([]);
  // A page whose rule is not read has its policy in a meta element only.
  for (const route of routes.filter((path) => !first.has(path))) {
    expect([route, htmlOf(route).includes(`<meta http-equiv="Content-Security-Policy"`)]).toEqual([route, true]);
  }
  const everywhere = Object.keys(rules.find(({ path }) => path === "/*")?.headers ?? {});
  for (const { path, headers } of rules.filter((rule) => rule.path !== "/*")) {
    expect([path, Object.keys(headers).filter((name) => everywhere.includes(name))]).toEqual([path, []]);
  }
});

test("the 404 page has its policy in a meta element, for hosts that match rules by path", () => {
  expect(htmlOf("/404")).toMatch(/<meta http-equiv="Content-Security-Policy" content="default-src 'none'; [^"]+"\/>/);
});
