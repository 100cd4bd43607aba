import { join } from "node:path";
import { siteFolder } from "../../../testing/server/host";
import { ask as askPort } from "../../support/browser/ask";
import { listen } from "../../support/server/serve-folder";

const CODE = "let code = 1;\n".repeat(10);
const FILES = {
  "index.html": "<h1>Home</h1>",
  "index.html.br": "page in brotli",
  "404.html": "<h1>Not found</h1>",
  "app.js": CODE,
  "app.js.br": "code in brotli",
  "app.js.gz": "code in gzip",
  "rss.xml": "<rss>letters</rss>",
  "rss.xml.gz": "feed in gzip",
  "film.mp4": "0123456789",
  "download.zip": "01234567".repeat(1024),
  _headers: "",
};

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
    port = Number(new URL(await listen(join(siteFolder(FILES), "public"))).port);
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
  const port = Number(new URL(await listen(join(siteFolder(FILES), "public"))).port);
  const { etag } = (await askPort(port, "/download.zip", { method: "HEAD" })).headers;
  const start = await askPort(port, "/download.zip", { headers: { range: "bytes=0-4095" } });
  for (const name of ["if-match", "if-range"]) {
    const headers = { range: "bytes=4096-", [name]: String(etag) };
    const rest = await askPort(port, "/download.zip", { headers });
    expect([rest.status, rest.headers["content-range"]]).toEqual([206, "bytes 4096-8191/8192"]);
    expect(start.body + rest.body).toBe(FILES["download.zip"]);
  }
});

test("responds to a failed condition with 412 and without the file's ETag", async () => {
  const url = await listen(join(siteFolder(FILES), "public"));
  const response = await fetch(`${url}/film.mp4`, { headers: { "if-match": '"another"' } });
  expect([response.status, response.headers.get("etag"), await response.text()]).toEqual([
    412,
    null,
    "This request is malformed, or its range or conditions cannot be met.\n",
  ]);
});
