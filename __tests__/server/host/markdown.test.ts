import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { createApp } from "@capture/host/app";
import { siteFolder } from "../../../testing/server/host";
import { ask, type Answer } from "../../support/browser/ask";

const PAGE = "<h1>Lantern</h1>";
const TWIN = "# Lantern\n";
const FILES = {
  "index.html": "<h1>Home</h1>",
  "404.html": "<h1>Not found</h1>",
  "products/lantern/index.html": PAGE,
  "products/lantern.md": TWIN,
  "about/index.html": "<h1>About us</h1>",
  _headers: "/*.md\n  X-Robots-Tag: noindex\n\n/products/lantern\n  Content-Security-Policy: default-src 'none'\n",
};
const PATH = "/products/lantern";

let app: Awaited<ReturnType<typeof createApp>>;
let port: number;
beforeAll(async () => {
  app = await createApp(join(siteFolder(FILES), "public"));
  port = Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port);
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> =>
  ask(port, path, { method, headers });

test.each([
  ["text/markdown", TWIN],
  ["text/markdown, text/html, */*", TWIN],
  ["text/html;q=0.8, text/markdown;q=0.9", TWIN],
  ["text/markdown;q=0.5, */*;q=0.1", TWIN],
  ["text/html, text/markdown", PAGE],
  ["text/markdown;q=0.4, text/html;q=0.5", PAGE],
  ["text/markdown;q=0, */*", PAGE],
  ["text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8", PAGE],
  ["text/*", PAGE],
  ["*/*", PAGE],
  ["image/png", PAGE],
  ["", PAGE],
])("responds to Accept: %s with the preferred representation", async (accept, body) => {
  const answer = await get(PATH, accept === "" ? {} : { accept });
  const isTwin = body === TWIN;
  expect([answer.status, answer.body]).toEqual([200, body]);
  expect(answer.headers["content-type"]).toBe(isTwin ? "text/markdown; charset=utf-8" : "text/html; charset=utf-8");
  expect(answer.headers["content-location"]).toBe(isTwin ? `${PATH}.md` : undefined);
  expect(answer.headers.vary).toBe("Accept, Accept-Encoding");
  // The URL is that of the page, which search engines may list.
  expect(answer.headers["x-robots-tag"]).toBeUndefined();
});

test("a path with a trailing slash is negotiated too", async () => {
  const { body, headers } = await get(`${PATH}/`, { accept: "text/markdown" });
  expect([body, headers["content-location"]]).toEqual([TWIN, `${PATH}.md`]);
});

test("the URL of a twin sends it to every client, without search engines, and names its page", async () => {
  for (const accept of ["text/html", "text/markdown"]) {
    const { status, body, headers } = await get(`${PATH}.md`, { accept });
    expect([status, body]).toEqual([200, TWIN]);
    expect(headers).toMatchObject({
      "content-type": "text/markdown; charset=utf-8",
      "x-robots-tag": "noindex",
      link: `<${PATH}>; rel="canonical"`,
      vary: "Accept-Encoding",
    });
  }
});

test.each([
  ["/", "index.html", "index.md"],
  ["/de", "de/index.html", "de/index.md"],
])("the twin of the home page at %s is in its folder", async (path, page, twin) => {
  const files = { ...FILES, [page]: PAGE, [twin]: TWIN };
  const other = await createApp(join(siteFolder(files), "public"));
  const { port: otherPort } = new URL(await other.listen({ host: "127.0.0.1", port: 0 }));
  const { body, headers } = await ask(Number(otherPort), path, { headers: { accept: "text/markdown" } });
  await other.close();
  expect([body, headers["content-location"], headers.link]).toEqual([TWIN, `/${twin}`, `<${path}>; rel="canonical"`]);
});

test("pages without a twin, and the 404 page, are not negotiated", async () => {
  for (const [path, status, type] of [
    ["/about", 200, "text/html; charset=utf-8"],
    ["/", 200, "text/html; charset=utf-8"],
    ["/nowhere", 404, "text/html; charset=utf-8"],
    ["/about.md", 404, "text/html; charset=utf-8"],
  ] as const) {
    const answer = await get(path, { accept: "text/markdown" });
    expect([path, answer.status, answer.headers["content-type"], answer.headers.vary]).toEqual([
      path,
      status,
      type,
      "Accept-Encoding",
    ]);
  }
});

test("page and twin have different ETags; each gives 304 for its own only, with the headers of the choice", async () => {
  const [page, twin] = await Promise.all(["text/html", "text/markdown"].map((accept) => get(PATH, { accept })));
  const [pageTag, twinTag] = [page?.headers.etag ?? "", twin?.headers.etag ?? ""];
  expect(pageTag).not.toBe(twinTag);
  const notModified = await get(PATH, { accept: "text/markdown", "if-none-match": twinTag });
  expect([notModified.status, notModified.body]).toEqual([304, ""]);
  expect(notModified.headers).toMatchObject({
    etag: twinTag,
    vary: "Accept, Accept-Encoding",
    "content-location": `${PATH}.md`,
  });
  expect((await get(PATH, { accept: "text/markdown", "if-none-match": pageTag })).status).toBe(200);
  expect((await get(PATH, { accept: "text/html", "if-none-match": twinTag })).status).toBe(200);
});

test("responds to HEAD with the headers of GET", async () => {
  const full = await get(PATH, { accept: "text/markdown" });
  const head = await get(PATH, { accept: "text/markdown" }, "HEAD");
  expect([head.status, head.body]).toEqual([200, ""]);
  for (const name of ["content-type", "content-length", "content-location", "etag", "vary", "link"]) {
    expect([name, head.headers[name]]).toEqual([name, full.headers[name]]);
  }
});

test("sends the compressed copy of a twin, with an ETag of its own", async () => {
  const folder = join(siteFolder({ ...FILES, "products/lantern.md.br": brotliCompressSync(TWIN).toString("latin1") }));
  const other = await createApp(join(folder, "public"));
  const url = await other.listen({ host: "127.0.0.1", port: 0 });
  const plain = await ask(Number(new URL(url).port), PATH, { headers: { accept: "text/markdown" } });
  const packed = await ask(Number(new URL(url).port), PATH, {
    headers: { accept: "text/markdown", "accept-encoding": "br" },
  });
  await other.close();
  expect([packed.headers["content-encoding"], packed.headers["content-type"]]).toEqual([
    "br",
    "text/markdown; charset=utf-8",
  ]);
  expect(packed.headers.vary).toBe("Accept, Accept-Encoding");
  expect(packed.headers.etag).not.toBe(plain.headers.etag);
});
