import { rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { createApp } from "../../server/app";
import { eventually, runScript, siteFolder, startHost } from "../support/host";

const NOT_FOUND = "<h1>Not found</h1>";
const FILES = {
  "index.html": "<h1>Home</h1>",
  "404.html": NOT_FOUND,
  "film.mp4": "0123456789",
  "words.txt": "words",
  "words.txt.br": "brotli",
  _headers: "/404.html\n  Content-Security-Policy: default-src 'none'\n",
};

/** Serves a folder in this process, and ends with the test. */
async function served(folder: string): Promise<(path: string, headers?: Record<string, string>) => Promise<Response>> {
  const app = await createApp(folder);
  closers.push(() => app.close());
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  return (path, headers = {}) => fetch(address + path, { headers });
}
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

test.each<Record<string, string>>([
  { range: "bytes=0-3" },
  { range: "bytes=90-99" },
  { range: "bytes=0-3", "if-range": '"another"' },
  { "if-none-match": "*" },
  { "if-match": '"another"' },
  { "if-unmodified-since": "Mon, 01 Jan 2001 00:00:00 GMT" },
])("a missing page is whole, whatever is asked of it: %j", async (headers) => {
  const ask = await served(join(siteFolder(FILES), "public"));
  const plain = await ask("/nowhere");
  const asked = await ask("/nowhere", headers);
  expect([asked.status, await asked.text()]).toEqual([404, NOT_FOUND]);
  for (const name of ["content-length", "content-type", "content-range", "content-security-policy", "etag"]) {
    expect([name, asked.headers.get(name)]).toEqual([name, plain.headers.get(name)]);
  }
});

test.each<Record<string, string>>([
  {},
  { range: "bytes=0-1" },
  { "if-none-match": '"another"' },
  { "accept-encoding": "br" },
])("a file that has gone is answered by a sentence, without a path of this machine: %j", async (headers) => {
  const folder = siteFolder(FILES);
  const ask = await served(join(folder, "public"));
  rmSync(join(folder, "public/words.txt"));
  const response = await ask("/words.txt", headers);
  const text = await response.text();
  expect([response.status, response.headers.get("content-type")]).toEqual([500, "text/plain"]);
  expect(text).toBe("Something went wrong here. Please try again in a moment.\n");
  expect(JSON.stringify([...response.headers])).not.toContain(folder);
});

test("a range beyond the end is answered by a sentence, with the length", async () => {
  const ask = await served(join(siteFolder(FILES), "public"));
  const response = await ask("/film.mp4", { range: "bytes=50-60" });
  expect([response.status, response.headers.get("content-range"), await response.text()]).toEqual([
    416,
    "bytes */10",
    "This request cannot be answered as it was asked.\n",
  ]);
});

test("connections beyond MAX_CONNECTIONS are closed, and one that ends makes room", async () => {
  const host = await startHost({ env: { MAX_CONNECTIONS: "5" } });
  const port = Number(new URL(host.url).port);
  const open: Socket[] = [];
  for (let count = 0; count < 5; count++) open.push(await connected(port));
  closers.push(() => open.forEach((socket) => socket.destroy()));
  await expect(host.get("/")).rejects.toThrow();
  await eventually(() =>
    Promise.resolve(host.output().includes("there are too many connections; further ones are closed")),
  );
  open.pop()?.destroy();
  await eventually(async () => (await host.get("/")).status === 200);
  await host.kill();
});

test.each(["0", "many", "1.5"])("MAX_CONNECTIONS=%s is refused with a sentence", async (text) => {
  const { code, stderr } = await runScript("serve", [], { env: { MAX_CONNECTIONS: text } });
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: `MAX_CONNECTIONS is “${text}”; it must be a whole number, 1 or more.\n`,
  });
});

function connected(port: number): Promise<Socket> {
  return new Promise((done, fail) => {
    const socket = connect(port, "127.0.0.1", () => done(socket));
    socket.once("error", fail);
  });
}
