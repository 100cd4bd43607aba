import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { requestLinks } from "../../../scripts/content/links/request-links";
import { isPublicIpAddress } from "../../../scripts/content/links/public-lookup";
import { createTurns, requestUrl } from "../../../scripts/content/links/request-url";

/** Short enough for a test, and long enough for a busy machine to answer the other URLs. */
const TIMEOUT_MS = 2000;

let server: Server;
let origin: string;
const requests: string[] = [];
const turns: string[] = [];
const options = {
  userAgent: "LinkCheck/1.0 (Acme; +https://acme.example)",
  timeoutMs: TIMEOUT_MS,
  waitForTurn: async (host: string) => void turns.push(host),
  // The server of this test.
  isAllowed: (ipAddress: string) => ipAddress === "127.0.0.1" || isPublicIpAddress(ipAddress),
};

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
const answer =
  (status: number, headers: Record<string, string> = {}): Handler =>
  (_request, response) =>
    void response.writeHead(status, headers).end();
/** Answers HEAD with one status, and GET with another. */
const byMethod =
  (head: number, get: number): Handler =>
  ({ method }, response) =>
    void response.writeHead(method === "HEAD" ? head : get).end(method === "GET" ? "x".repeat(100_000) : undefined);

const HANDLERS: Record<string, Handler> = {
  "/ok": answer(200),
  "/missing": answer(404),
  "/broken": answer(500),
  "/no-head": byMethod(405, 200),
  "/filter": byMethod(403, 200),
  "/not-implemented": byMethod(501, 404),
  "/sign-in": answer(403),
  "/moved": answer(301, { location: "/moved-again" }),
  "/moved-again": answer(308, { location: "/ok" }),
  "/moved-to-missing": answer(301, { location: "/missing" }),
  "/elsewhere": answer(302, { location: "/moved" }),
  "/loop": answer(301, { location: "/loop" }),
  "/nowhere": answer(301),
  "/to-metadata": answer(302, { location: "http://169.254.169.254/latest/meta-data/" }),
  "/to-private": answer(301, { location: "https://192.168.0.1/" }),
  "/to-loopback": answer(302, { location: "//127.0.0.2:1/" }),
  "/to-number": answer(302, { location: "http://2130706434/" }),
  "/to-mapped": answer(302, { location: "http://[::ffff:10.0.0.1]/" }),
  "/to-file": answer(302, { location: "file:///etc/hostname" }),
  "/slow": () => undefined,
  "/reset": ({ socket }) => void socket.destroy(),
};

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url} ${request.headers["user-agent"]}`);
    (HANDLERS[request.url ?? ""] ?? answer(404))(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.each<[string, object]>([
  ["/ok", {}],
  ["/no-head", {}],
  ["/filter", {}],
  ["/sign-in", {}],
  ["/elsewhere", {}],
  ["/missing", { reason: "the status is 404" }],
  ["/broken", { reason: "the status is 500" }],
  ["/not-implemented", { reason: "the status is 404" }],
  ["/moved-to-missing", { reason: "the status is 404" }],
  ["/loop", { reason: "it redirects more than 5 times" }],
  ["/nowhere", { reason: "it redirects to nowhere" }],
  ["/to-metadata", { reason: "169.254.169.254 has no public IP address" }],
  ["/to-private", { reason: "192.168.0.1 has no public IP address" }],
  ["/to-loopback", { reason: "127.0.0.2 has no public IP address" }],
  ["/to-number", { reason: "127.0.0.2 has no public IP address" }],
  ["/to-mapped", { reason: "[::ffff:a00:1] has no public IP address" }],
  ["/to-file", { reason: expect.stringMatching(/^the request failed/) as string }],
  ["/slow", { reason: "there was no answer in 2 s" }],
  ["/reset", { reason: expect.stringMatching(/^the request failed \((UND_ERR_SOCKET|ECONNRESET)\)$/) as string }],
])("the answer of %s", async (path, expected) => {
  expect(await requestUrl(origin + path, options)).toEqual(expected);
});

test("reports where a URL has moved permanently", async () => {
  expect(await requestUrl(`${origin}/moved`, options)).toEqual({ movedTo: `${origin}/ok` });
});

test("reports a host that does not exist, and a port without a server", async () => {
  expect(await requestUrl("http://missing.invalid/", options)).toEqual({ reason: expect.any(String) as string });
  expect(await requestUrl("http://127.0.0.1:1/", options)).toEqual({
    reason: expect.stringMatching(/failed/) as string,
  });
});

test.each(["http://localhost/", "http://127.0.0.1/", "http://[::1]/", "http://0.0.0.0/"])(
  "refuses %s, and sends nothing",
  async (url) => {
    requests.length = 0;
    const { port } = new URL(origin);
    const { hostname } = new URL(url);
    const answerOfUrl = await requestUrl(`http://${hostname}:${port}/ok`, { ...options, isAllowed: isPublicIpAddress });
    expect(answerOfUrl).toEqual({ reason: `${hostname} has no public IP address` });
    expect(requests).toEqual([]);
  },
);

test.each([
  ["0.0.0.0", false],
  ["10.1.2.3", false],
  ["100.64.0.1", false],
  ["127.0.0.1", false],
  ["169.254.169.254", false],
  ["172.16.0.1", false],
  ["192.168.1.1", false],
  ["224.0.0.1", false],
  ["255.255.255.255", false],
  ["::", false],
  ["::1", false],
  ["::ffff:127.0.0.1", false],
  ["::ffff:a9fe:a9fe", false],
  ["64:ff9b::a00:1", false],
  ["fc00::1", false],
  ["fd00:ec2::254", false],
  ["fe80::1", false],
  ["fe80::1%eth0", false],
  ["ff02::1", false],
  ["93.184.215.14", true],
  ["::ffff:93.184.215.14", true],
  ["2606:2800:21f:cb07:6820:80da:af6b:8b2c", true],
])("%s is public: %s", (ipAddress, expected) => {
  expect(isPublicIpAddress(ipAddress)).toBe(expected);
});

test("names the site, asks with HEAD, and takes a turn for each request", async () => {
  requests.length = 0;
  turns.length = 0;
  await requestUrl(`${origin}/no-head`, options);
  expect(requests).toEqual([`HEAD /no-head ${options.userAgent}`, `GET /no-head ${options.userAgent}`]);
  expect(turns).toEqual([new URL(origin).host, new URL(origin).host]);
});

test("counts failures in a row, keeps the day of the first, and forgets URLs that are gone", async () => {
  const urls = ["/ok", "/missing", "/moved", "/missing"].map((path) => origin + path);
  const first = await requestLinks(urls, { "https://gone.example/": { failures: 3 } }, "2026-01-05", options);
  expect(first).toEqual({
    [`${origin}/missing`]: { failures: 1, reason: "the status is 404", since: "2026-01-05" },
    [`${origin}/moved`]: { failures: 0, movedTo: `${origin}/ok` },
    [`${origin}/ok`]: { failures: 0 },
  });
  const second = await requestLinks(urls, first, "2026-01-12", options);
  expect(second[`${origin}/missing`]).toEqual({ failures: 2, reason: "the status is 404", since: "2026-01-05" });
  const repaired = { [`${origin}/ok`]: { failures: 2, reason: "the status is 404", since: "2026-01-05" } };
  expect((await requestLinks(urls, repaired, "2026-01-19", options))[`${origin}/ok`]).toEqual({ failures: 0 });
});

test("a host is asked once per interval, while other hosts are not held up", async () => {
  const waitForTurn = createTurns(1000);
  const done: string[] = [];
  const take = (host: string): Promise<void> => waitForTurn(host).then(() => void done.push(host));
  const turnsOfA = [take("a.example"), take("a.example")];
  await take("b.example");
  expect(done).toEqual(["a.example", "b.example"]);
  await Promise.all(turnsOfA);
  expect(done).toEqual(["a.example", "b.example", "a.example"]);
});
