import { rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { createApp } from "../../../server/app";
import { ask as askPort } from "../../support/browser/ask";
import { eventually, runScript, siteFolder, startHost } from "../../../testing/server/host";

const NOT_FOUND = "<h1>Not found</h1>";
const FILES = {
  "index.html": "<h1>Home</h1>",
  "404.html": NOT_FOUND,
  "film.mp4": "0123456789",
  "words.txt": "words",
  "words.txt.br": "brotli",
  _headers: "/404.html\n  Content-Security-Policy: default-src 'none'\n",
};

const CODE = "let code = 1;\n".repeat(10);
const CONDITIONAL_FILES = {
  "index.html": "<h1>Home</h1>",
  "index.html.br": "page in brotli",
  "404.html": NOT_FOUND,
  "app.js": CODE,
  "app.js.br": "code in brotli",
  "app.js.gz": "code in gzip",
  "rss.xml": "<rss>letters</rss>",
  "rss.xml.gz": "feed in gzip",
  "film.mp4": "0123456789",
  "download.zip": "01234567".repeat(1024),
  _headers: "",
};

/** Serves a folder in this process until the test ends. */
async function listen(folder: string): Promise<string> {
  const app = await createApp(folder);
  closers.push(() => app.close());
  return app.listen({ host: "127.0.0.1", port: 0 });
}
async function serveFolder(
  folder: string,
): Promise<(path: string, headers?: Record<string, string>) => Promise<Response>> {
  const url = await listen(folder);
  return (path, headers = {}) => fetch(url + path, { headers });
}
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

test("the 404 page is in the language of the path, and is not a page itself", async () => {
  const missing = "<h1>Nicht gefunden</h1>";
  const pages = { "de/index.html": "<h1>Start</h1>", "de/404.html": missing };
  const get = await serveFolder(join(siteFolder({ ...FILES, ...pages }), "public"));
  const responseTo = async (path: string): Promise<[number, string]> => {
    const response = await get(path);
    return [response.status, await response.text()];
  };
  expect(await responseTo("/de/nirgends")).toEqual([404, missing]);
  expect(await responseTo("/de/404.html")).toEqual([404, missing]);
  expect(await responseTo("/dev")).toEqual([404, NOT_FOUND]);
  expect(await responseTo("/de")).toEqual([200, "<h1>Start</h1>"]);
});

test.each<Record<string, string>>([
  { range: "bytes=0-3" },
  { range: "bytes=90-99" },
  { range: "bytes=0-3", "if-range": '"another"' },
  { "if-none-match": "*" },
  { "if-match": '"another"' },
  { "if-unmodified-since": "Mon, 01 Jan 2001 00:00:00 GMT" },
])("the 404 page ignores conditions and ranges: %j", async (headers) => {
  const ask = await serveFolder(join(siteFolder(FILES), "public"));
  const plain = await ask("/nowhere");
  const response = await ask("/nowhere", headers);
  expect([response.status, await response.text()]).toEqual([404, NOT_FOUND]);
  for (const name of ["content-length", "content-type", "content-range", "content-security-policy", "etag"]) {
    expect([name, response.headers.get(name)]).toEqual([name, plain.headers.get(name)]);
  }
});

test.each<Record<string, string>>([
  {},
  { range: "bytes=0-1" },
  { "if-none-match": '"another"' },
  { "accept-encoding": "br" },
])("responds with 500 and without a local path if a file no longer exists: %j", async (headers) => {
  const folder = siteFolder(FILES);
  const ask = await serveFolder(join(folder, "public"));
  rmSync(join(folder, "public/words.txt"));
  const response = await ask("/words.txt", headers);
  const text = await response.text();
  expect([response.status, response.headers.get("content-type")]).toEqual([500, "text/plain"]);
  expect(text).toBe("Something went wrong here. Please try again in a moment.\n");
  expect(JSON.stringify([...response.headers])).not.toContain(folder);
});

test("responds with 416 and the file's length to a range beyond its end", async () => {
  const ask = await serveFolder(join(siteFolder(FILES), "public"));
  const response = await ask("/film.mp4", { range: "bytes=50-60" });
  expect([response.status, response.headers.get("content-range"), await response.text()]).toEqual([
    416,
    "bytes */10",
    "This request is malformed, or its range or conditions cannot be met.\n",
  ]);
});

describe.each([
  ["/", "text/html; charset=utf-8", "br"],
  ["/app.js", "application/javascript; charset=utf-8", "br, gzip"],
  ["/app.js", "application/javascript; charset=utf-8", "gzip"],
  ["/rss.xml", "application/xml", "gzip"],
  ["/film.mp4", "video/mp4", "br"],
  ["/download.zip", "application/zip", undefined],
])("conditions on %s (%s) in the encoding %s (RFC 9110, 13.2.2)", (path, type, accepted) => {
  const encoding: Record<string, string> = accepted === undefined ? {} : { "accept-encoding": accepted };
  const date = "Mon, 01 Jan 2001 00:00:00 GMT";
  let port: number;
  /** The ETags in the responses to this client: with the complete file, and with a range. */
  let etag: string;
  let partEtag: string;
  beforeEach(async () => {
    port = Number(new URL(await listen(join(siteFolder(CONDITIONAL_FILES), "public"))).port);
    const { headers } = await askPort(port, path, { headers: encoding });
    expect(headers["content-type"]).toBe(type);
    etag = String(headers.etag);
    partEtag = String((await askPort(port, path, { headers: { ...encoding, range: "bytes=0-3" } })).headers.etag);
  });
  const statuses = async (conditions: Record<string, string>): Promise<number[]> => {
    const headers = { ...encoding, ...conditions };
    const [get, head] = await Promise.all(["GET", "HEAD"].map((method) => askPort(port, path, { method, headers })));
    return [get?.status ?? 0, head?.status ?? 0];
  };

  test("If-Match compares strongly and has precedence", async () => {
    for (const condition of [etag, `"another", ${etag}`, "*"]) {
      expect([condition, await statuses({ "if-match": condition })]).toEqual([condition, [200, 200]]);
      expect([condition, await statuses({ "if-match": condition, "if-none-match": etag })]).toEqual([
        condition,
        [304, 304],
      ]);
      expect([condition, await statuses({ "if-match": condition, "if-unmodified-since": date })]).toEqual([
        condition,
        [200, 200],
      ]);
    }
    for (const condition of ['"another"', `W/${etag}`]) {
      expect([condition, await statuses({ "if-match": condition })]).toEqual([condition, [412, 412]]);
      expect([condition, await statuses({ "if-match": condition, "if-none-match": etag })]).toEqual([
        condition,
        [412, 412],
      ]);
      expect([condition, await statuses({ "if-match": condition, range: "bytes=0-3" })]).toEqual([
        condition,
        [412, 412],
      ]);
    }
  });

  test("If-None-Match compares weakly, and dates are ignored", async () => {
    for (const condition of [etag, `W/${etag}`, `"another", ${etag}`, "*"]) {
      expect([condition, await statuses({ "if-none-match": condition })]).toEqual([condition, [304, 304]]);
      expect([condition, await statuses({ "if-none-match": condition, range: "bytes=0-3" })]).toEqual([
        condition,
        [304, 304],
      ]);
    }
    expect(await statuses({ "if-none-match": '"another"' })).toEqual([200, 200]);
    expect(await statuses({ "if-unmodified-since": date })).toEqual([200, 200]);
    expect(await statuses({ "if-modified-since": new Date().toUTCString() })).toEqual([200, 200]);
  });

  test("sends a range only if the client has the same version, otherwise the complete file; ignores ranges for HEAD", async () => {
    const range = "bytes=4-";
    const current: Record<string, string>[] = [
      {},
      { "if-range": partEtag },
      { "if-match": partEtag },
      { "if-unmodified-since": date },
    ];
    for (const condition of current) {
      expect([condition, await statuses({ range, ...condition })]).toEqual([condition, [206, 200]]);
    }
    for (const condition of ['"another"', `W/${partEtag}`, date]) {
      expect([condition, await statuses({ range, "if-range": condition })]).toEqual([condition, [200, 200]]);
    }
    expect(await statuses({ "if-range": '"another"' })).toEqual([200, 200]);
    expect(await statuses({ range: "bytes=9000-", "if-match": partEtag })).toEqual([416, 200]);
    expect(await statuses({ range: "bytes=9000-", "if-range": '"another"' })).toEqual([200, 200]);
  });

  test("sends the complete file instead of a range to a client with a compressed copy", async () => {
    const whole = await askPort(port, path, { headers: encoding });
    for (const name of ["if-match", "if-range"]) {
      const headers = { ...encoding, range: "bytes=0-3", [name]: etag };
      const answer = await askPort(port, path, { headers });
      const expected = etag === partEtag ? [206, whole.body.slice(0, 4)] : [200, whole.body];
      expect([name, answer.status, answer.body, answer.headers.etag]).toEqual([name, ...expected, etag]);
    }
  });
});

test("resumes a download with If-Match and with If-Range", async () => {
  const port = Number(new URL(await listen(join(siteFolder(CONDITIONAL_FILES), "public"))).port);
  const { etag } = (await askPort(port, "/download.zip", { method: "HEAD" })).headers;
  const start = await askPort(port, "/download.zip", { headers: { range: "bytes=0-4095" } });
  for (const name of ["if-match", "if-range"]) {
    const headers = { range: "bytes=4096-", [name]: String(etag) };
    const rest = await askPort(port, "/download.zip", { headers });
    expect([rest.status, rest.headers["content-range"]]).toEqual([206, "bytes 4096-8191/8192"]);
    expect(start.body + rest.body).toBe(CONDITIONAL_FILES["download.zip"]);
  }
});

test("responds to a failed condition with 412 and without the file's ETag", async () => {
  const ask = await serveFolder(join(siteFolder(FILES), "public"));
  const response = await ask("/film.mp4", { "if-match": '"another"' });
  expect([response.status, response.headers.get("etag"), await response.text()]).toEqual([
    412,
    null,
    "This request is malformed, or its range or conditions cannot be met.\n",
  ]);
});

test.each([
  ["http://127.0.0.1/words.txt", 200, "words"],
  ["HTTPS://site.example:8443/words.txt?from=mail", 200, "words"],
  ["http://site.example", 200, "<h1>Home</h1>"],
  ["http://site.example?from=mail", 200, "<h1>Home</h1>"],
  ["http://site.example/nowhere", 404, NOT_FOUND],
  ["http://site.example/%E0%A4%A", 404, NOT_FOUND],
  ["ftp://site.example/words.txt", 404, NOT_FOUND],
])("responds to the absolute target %s like to its path", async (target, status, body) => {
  const port = Number(new URL(await listen(join(siteFolder(FILES), "public"))).port);
  const answer = await askPort(port, target);
  expect([answer.status, answer.body]).toEqual([status, body]);
});

test("closes connections over MAX_CONNECTIONS until another one ends", async () => {
  const host = await startHost({ env: { MAX_CONNECTIONS: "5" } });
  const port = Number(new URL(host.url).port);
  const open: Socket[] = [];
  for (let count = 0; count < 5; count++) open.push(await openConnection(port));
  closers.push(() => open.forEach((socket) => socket.destroy()));
  await expect(host.get("/")).rejects.toThrow();
  await eventually(() => Promise.resolve(host.output().includes("too many connections; further ones are closed")));
  open.pop()?.destroy();
  await eventually(async () => (await host.get("/")).status === 200);
  await host.kill();
});

test.each(["0", "many", "1.5"])("rejects MAX_CONNECTIONS=%s", async (text) => {
  const { code, stderr } = await runScript("serve", [], { env: { MAX_CONNECTIONS: text } });
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: `MAX_CONNECTIONS is “${text}”; it must be a whole number from 1 to 1000000.\n`,
  });
});

function openConnection(port: number): Promise<Socket> {
  return new Promise((done, fail) => {
    const socket = connect(port, "127.0.0.1", () => done(socket));
    socket.once("error", fail);
  });
}
