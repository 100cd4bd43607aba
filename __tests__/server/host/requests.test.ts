import { connect } from "node:net";
import { startHost, type Host } from "../../../testing/server/host";

/** Sends a request as it is written, and returns the head of the response. */
async function send(host: Host, lines: readonly string[]): Promise<{ status: number; head: string }> {
  const socket = connect(Number(new URL(host.url).port), "127.0.0.1");
  socket.write(`${[...lines, "Connection: close"].join("\r\n")}\r\n\r\n`);
  let text = "";
  for await (const chunk of socket) text += String(chunk);
  const [head = ""] = text.split("\r\n\r\n", 1);
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]), head };
}

let host: Host;
beforeAll(async () => {
  host = await startHost();
});
afterAll(() => host.kill());

const HOST = "Host: site.example";

test.each(["/", "/nowhere", "/api/newsletter", "/readyz", "http://site.example/"])(
  "rejects a request for %s with two Host headers",
  async (target) => {
    const statuses = [];
    for (const second of ["Host: other.example", "host: site.example", "HOST:"]) {
      statuses.push((await send(host, [`GET ${target} HTTP/1.1`, HOST, second])).status);
    }
    expect(statuses).toEqual([400, 400, 400]);
  },
);

test("rejects a form with two Host headers", async () => {
  const lines = ["POST /api/submit-form HTTP/1.1", HOST, HOST, "Content-Type: application/json", "Content-Length: 0"];
  expect((await send(host, lines)).status).toBe(400);
});

test.each([
  ["QUERY", "/", "GET, HEAD"],
  ["QUERY", "/nowhere", "GET, HEAD"],
  ["QUERY", "/api/submit-form", "POST"],
  ["QUERY", "/api/newsletter", "GET, HEAD, POST"],
  ["QUERY", "/readyz", "GET, HEAD"],
  ["PROPFIND", "/", "GET, HEAD"],
  ["M-SEARCH", "/readyz", "GET, HEAD"],
  ["POST", "/readyz", "GET, HEAD"],
])("responds to %s %s with 405 and the methods that are allowed", async (method, path, allow) => {
  const { status, head } = await send(host, [`${method} ${path} HTTP/1.1`, HOST]);
  expect({ status, allow: /^allow: (.*)$/im.exec(head)?.[1] }).toEqual({ status: 405, allow });
});

test("/readyz shows numbers only to requests from this machine, or with the token", async () => {
  const token = "0123456789abcdef0123456789abcdef";
  const guarded = await startHost({ env: { READY_TOKEN: token, TRUST_PROXY: "1" } });
  const ask = async (headers: Record<string, string>) => {
    const response = await fetch(`${guarded.url}/readyz`, { headers });
    return { status: response.status, body: (await response.json()) as unknown };
  };
  const visitor = { "x-forwarded-for": "203.0.113.9" };
  const numbers = { outbox: 0, oldest: null, parked: 0, suspected: 0 };
  const ready = { store: "reachable", write: "worked" };
  expect(await ask({})).toEqual({ status: 200, body: { ...ready, ...numbers } });
  expect(await ask(visitor)).toEqual({ status: 200, body: ready });
  expect(await ask({ ...visitor, authorization: `Bearer ${token}` })).toEqual({
    status: 200,
    body: { ...ready, ...numbers },
  });
});
