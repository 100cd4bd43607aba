import { canSeeCounts } from "../src/ready-access";

const TOKEN = "t".repeat(32);
const local = { host: "localhost:9000" };
const ask = (remoteAddress: string, headers: Record<string, string>, token?: string) =>
  canSeeCounts({ headers, socket: { remoteAddress } }, token);

test.each([
  ["127.0.0.1", local],
  ["::1", { host: "[::1]:9000" }],
  ["::ffff:127.0.0.1", { host: "127.0.0.1" }],
])("a request from %s with %j sees the numbers", (ipAddress, headers) => {
  expect(ask(ipAddress, headers)).toBe(true);
});

test.each([
  ["203.0.113.9", local],
  ["", local],
  ["127.0.0.1", { ...local, "x-forwarded-for": "127.0.0.1" }],
  ["127.0.0.1", { ...local, forwarded: "for=203.0.113.9" }],
  ["127.0.0.1", { ...local, "x-real-ip": "203.0.113.9" }],
  ["127.0.0.1", { ...local, via: "1.1 proxy" }],
  // A proxy without these headers, or a page of another site whose name leads to this machine.
  ["127.0.0.1", { host: "site.example" }],
  ["127.0.0.1", {}],
  ["127.0.0.1", { host: "site.example", authorization: `Bearer ${TOKEN}` }],
])("a request from %s with %j does not", (ipAddress, headers) => {
  expect(ask(ipAddress, headers)).toBe(false);
});

test("a request with the token sees the numbers from anywhere", () => {
  const withToken = (authorization: string) => ask("203.0.113.9", { host: "site.example", authorization }, TOKEN);
  expect([withToken(`Bearer ${TOKEN}`), withToken(`Bearer ${TOKEN}x`), withToken(""), withToken(TOKEN)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
