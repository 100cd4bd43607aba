import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { headersText } from "@capture/domain/host/host-files";
import { createApp } from "../src/app";
import { ask as askPort } from "../../../__tests__/support/browser/ask";

const CSP = "default-src 'none'";

const FILES: Record<string, string> = {
  "index.html": "<h1>Home</h1>",
  "products/index.html": "<h1>Products</h1>",
  "products/pro/index.html": "<h1>PRO</h1>",
  "404.html": "<h1>Not found</h1>",
  "404/index.html": "<h1>Not found</h1>",
  "app-0123456789abcdef.js": "code()",
  "static/abc/film.mp4": "0123456789",
  "sitemap-index.xml": "<xml/>",
  "app-0123456789abcdef.js.br": "brotli",
  _headers: headersText([
    { path: "/*", headers: { "X-Content-Type-Options": "nosniff" } },
    { path: "/products", headers: { "Content-Security-Policy": CSP } },
    { path: "/404.html", headers: { "Content-Security-Policy": `${CSP}; frame-src 'none'` } },
    { path: "/app-0123456789abcdef.js", headers: { "Cache-Control": "public, max-age=31536000, immutable" } },
  ]),
};

let root: string;
let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "site-"));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(join(root, "public", name, ".."), { recursive: true });
    writeFileSync(join(root, "public", name), text);
  }
  writeFileSync(join(root, "secret.txt"), "secret");
  app = await createApp(join(root, "public"));
  await app.listen({ host: "127.0.0.1", port: 0 });
  port = (app.server.address() as { port: number }).port;
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

const ask = (path: string, options?: Parameters<typeof askPort>[2]) => askPort(port, path, options);

test.each([
  ["/", "Home"],
  ["/products", "Products"],
  ["/products/", "Products"],
  ["/products/pro", "PRO"],
  ["/products/pro?from=mail", "PRO"],
])("%s is a page, with no redirect", async (path, heading) => {
  const { status, body, headers } = await ask(path);
  expect({ status, body }).toEqual({ status: 200, body: `<h1>${heading}</h1>` });
  expect(headers["content-type"]).toMatch(/^text\/html/);
});

test.each([
  "/nowhere",
  "/products/ultra",
  "/404",
  "/404.html",
  "/index.html",
  "/products/index.html",
  "/sitemap-index.xml/",
  "/static",
  "/../secret.txt",
  "/..%2fsecret.txt",
  "/%2e%2e/secret.txt",
  "/products/..%5c..%5csecret.txt",
  "/%00",
  "/%E0%A4%A",
  "/app-0123456789abcdef.js.br",
  "/_headers",
  `/${"a".repeat(3000)}`,
])("%s is answered by the 404 page", async (path) => {
  const { status, body, headers } = await ask(path, { headers: { range: "bytes=0-3" } });
  expect({ status, body }).toEqual({ status: 404, body: "<h1>Not found</h1>" });
  expect(headers["content-security-policy"]).toBe(`${CSP}; frame-src 'none'`);
});

test("HEAD answers like GET without a body", async () => {
  const { status, headers, body } = await ask("/products", { method: "HEAD" });
  expect({ status, body, length: headers["content-length"] }).toEqual({ status: 200, body: "", length: "17" });
});

test("other methods are refused with what is allowed", async () => {
  const { status, headers } = await ask("/products", { method: "DELETE" });
  expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: "GET, HEAD" });
});

test("a range of a film is sent with status 206", async () => {
  const { status, headers, body } = await ask("/static/abc/film.mp4", { headers: { range: "bytes=2-5" } });
  expect({ status, body }).toEqual({ status: 206, body: "2345" });
  expect(headers["content-range"]).toBe("bytes 2-5/10");
  expect(headers["content-type"]).toBe("video/mp4");
});

test("a range is one of the uncompressed file", async () => {
  const headers = { range: "bytes=0-3", "accept-encoding": "br" };
  const { status, body } = await ask("/app-0123456789abcdef.js", { headers });
  expect({ status, body }).toEqual({ status: 206, body: "code" });
});

test.each([
  ["br, gzip", "brotli", "br"],
  ["gzip", "code()", undefined],
  ["br;q=0", "code()", undefined],
  [undefined, "code()", undefined],
])("a client that accepts %s gets the right copy", async (accepted, text, encoding) => {
  const sent: Record<string, string> = accepted === undefined ? {} : { "accept-encoding": accepted };
  const { headers, body } = await ask("/app-0123456789abcdef.js", { headers: sent });
  expect({ body, encoding: headers["content-encoding"] }).toEqual({ body: text, encoding });
  expect(headers["content-type"]).toMatch(/javascript; charset=utf-8$/);
  expect(headers.vary).toBe("Accept-Encoding");
});

test("each copy has a strong ETag of its own, and any of them is current", async () => {
  const plain = await ask("/app-0123456789abcdef.js");
  const packed = await ask("/app-0123456789abcdef.js", { headers: { "accept-encoding": "br" } });
  const etags = [String(plain.headers.etag), String(packed.headers.etag)];
  expect(new Set(etags).size).toBe(2);
  for (const etag of [...etags, `W/"other", ${etags[1] ?? ""}`, "*"]) {
    const { status, headers } = await ask("/app-0123456789abcdef.js", { headers: { "if-none-match": etag } });
    expect({ status, vary: headers.vary }).toEqual({ status: 304, vary: "Accept-Encoding" });
  }
});

test("hashed files are cached for a year; pages are revalidated and not sent twice", async () => {
  expect((await ask("/app-0123456789abcdef.js")).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  const page = await ask("/products");
  expect(page.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  const again = await ask("/products", { headers: { "if-none-match": String(page.headers.etag) } });
  expect({ status: again.status, body: again.body }).toEqual({ status: 304, body: "" });
});

test("an address in another spelling has the headers of its page", async () => {
  const [plain, escaped] = await Promise.all(["/products", "/%70roducts/"].map((path) => ask(path)));
  expect(escaped?.status).toBe(200);
  expect(plain?.headers["content-security-policy"]).toBe(CSP);
  expect(escaped?.headers["content-security-policy"]).toBe(plain?.headers["content-security-policy"]);
});

test("a folder without a built site is refused with a sentence", async () => {
  await expect(createApp(join(root, "nothing"))).rejects.toThrow("contains no built site; run npm run build first.");
});
