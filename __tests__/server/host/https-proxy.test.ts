import { brotliCompressSync, gzipSync } from "node:zlib";
import { ask } from "../../support/browser/ask";
import { BODIES } from "../../../testing/server/bodies";
import { siteFolder, startHost, type Host } from "../../../testing/server/host";
import { texts } from "../../../testing/server/texts";
import { askHttps, DOMAIN, httpsProxies } from "../../support/server/https-proxy";

const PAGE = `<h1>Home</h1>${"<p>Words</p>".repeat(200)}`;
const COPIES: Readonly<Record<string, Buffer>> = { br: brotliCompressSync(PAGE), gzip: gzipSync(PAGE) };
const FILM = "0123456789".repeat(50_000);
const FILES = {
  "index.html": PAGE,
  "index.html.br": COPIES.br ?? "",
  "index.html.gz": COPIES.gzip ?? "",
  // Too short for compressed copies.
  "about/index.html": "<h1>About us</h1>",
  "404.html": "<h1>Not found</h1>",
  "film.mp4": FILM,
  _headers: "/*\n  Strict-Transport-Security: max-age=63072000\n  X-Content-Type-Options: nosniff\n",
};

const proxies = httpsProxies();

// Skipped if neither nginx nor Caddy is available.
(proxies.length === 0 ? describe.skip : describe).each(proxies)("the whole site behind %s", (_name, start) => {
  let host: Host;
  let proxy: Awaited<ReturnType<typeof start>>;
  const get = (path: string, headers?: Record<string, string>) => askHttps(proxy.httpsPort, path, headers);
  beforeAll(async () => {
    host = await startHost({ folder: siteFolder(FILES), env: { FORMS_LIMIT: "1/10m", TRUST_PROXY: "1" } });
    proxy = await start(new URL(host.url).port);
  });
  afterAll(async () => {
    await proxy.close();
    await host.kill();
  });

  test("redirects HTTP to HTTPS, and keeps path and query string", async () => {
    const { status, headers } = await ask(proxy.httpPort, "/blog?page=2", { headers: { host: DOMAIN } });
    expect([301, 308]).toContain(status);
    // In production the port is 443, which URLs omit.
    expect(headers.location?.replace(/:\d+(?=\/)/, "")).toBe(`https://${DOMAIN}/blog?page=2`);
  });

  test.each(["br", "gzip", undefined])(
    "passes on a page in the encoding %s over HTTP/2 unchanged",
    async (encoding) => {
      const accepted: Record<string, string> = encoding === undefined ? {} : { "accept-encoding": encoding };
      const own = await ask(Number(new URL(host.url).port), "/", { headers: accepted });
      const page = await get("/", accepted);
      expect([page.status, page.headers["content-encoding"]]).toEqual([200, encoding]);
      expect(page.body.equals(COPIES[encoding ?? ""] ?? Buffer.from(PAGE))).toBe(true);
      for (const name of ["etag", "cache-control", "vary", "strict-transport-security", "x-content-type-options"])
        expect([name, page.headers[name]]).toEqual([name, own.headers[name]]);
      const again = await get("/", { ...accepted, "if-none-match": String(page.headers.etag) });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    },
  );

  test("does not compress a file without a compressed copy", async () => {
    const { headers, body } = await get("/about", { "accept-encoding": "br, gzip" });
    expect([headers["content-encoding"], body.toString()]).toEqual([undefined, FILES["about/index.html"]]);
    expect(headers.etag).toMatch(/^"/);
  });

  test("passes on the host's 404 page, and ranges of a video", async () => {
    expect((await get("/nowhere")).body.toString()).toBe("<h1>Not found</h1>");
    const { etag } = (await get("/film.mp4")).headers;
    const rest = await get("/film.mp4", { range: "bytes=499990-", "if-match": String(etag) });
    expect([rest.status, rest.body.toString()]).toEqual([206, "0123456789"]);
  });

  test("passes on forms with the IP address of the sender, which forged headers cannot change", async () => {
    const send = (forwarded: string) => {
      const headers = {
        "content-type": "application/json",
        origin: `https://${DOMAIN}`,
        "x-forwarded-for": forwarded,
        "x-forwarded-host": "elsewhere.example",
      };
      return askHttps(proxy.httpsPort, "/api/submit-form", headers, JSON.stringify(BODIES.demo));
    };
    expect((await send("198.51.100.1")).status).toBe(200);
    expect((await send("198.51.100.2")).status).toBe(429);
  });

  test("passes on the host's response to a body over 32 KB", async () => {
    // As browsers do. Of a body without it, the host would first see that the sender is over the limit.
    const length = { "content-length": "70000" };
    const headers = { "content-type": "application/json", origin: `https://${DOMAIN}`, ...length };
    const { status, body } = await askHttps(proxy.httpsPort, "/api/submit-form", headers, "x".repeat(70_000));
    expect([status, JSON.parse(body.toString())]).toEqual([413, { error: texts["labels/submissions.json"].tooLarge }]);
  });

  // Of a body that states no length, the proxy reads the first part before it knows that it is too large.
  test.each([
    ["that states its length", { "content-length": "300000" }],
    ["that states no length", {}],
  ] as const)("answers a body of 300 KB %s with 413", async (_kind, length) => {
    const headers = { "content-type": "application/json", origin: `https://${DOMAIN}`, ...length };
    for (let attempt = 0; attempt < 5; attempt++) {
      const { status } = await askHttps(proxy.httpsPort, "/api/submit-form", headers, "x".repeat(300_000));
      expect(status).toBe(413);
    }
  });
});
