import { rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { ask as askPort } from "../../support/browser/ask";
import { listen } from "../../support/server/serve-folder";
import { eventually, siteFolder, startHost } from "../../../testing/server/host";

const NOT_FOUND = "<h1>Not found</h1>";
const FILES = {
  "index.html": "<h1>Home</h1>",
  "404.html": NOT_FOUND,
  "film.mp4": "0123456789",
  "words.txt": "words",
  "words.txt.br": "brotli",
  _headers: "/404.html\n  Content-Security-Policy: default-src 'none'\n",
};

async function serveFolder(
  folder: string,
): Promise<(path: string, headers?: Record<string, string>) => Promise<Response>> {
  const url = await listen(folder);
  return (path, headers = {}) => fetch(url + path, { headers });
}

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
  await expect(host.get("/")).rejects.toThrow();
  await eventually(() => Promise.resolve(host.output().includes("too many connections; further ones are closed")));
  open.pop()?.destroy();
  await eventually(async () => (await host.get("/")).status === 200);
  // Otherwise the host waits for them before it exits.
  for (const socket of open) socket.destroy();
});

function openConnection(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => resolve(socket));
    socket.once("error", reject);
  });
}
