import { postgresFrom, type Tls } from "../../../server/store/postgres-url";

const CERTIFICATE = "__tests__/fixtures/postgres-tls/server.crt";
const ROOT = `sslrootcert=${CERTIFICATE}`;

/** Describes the TLS settings of a connection attempt. */
function kindOf(tls: Tls): string {
  if (tls === false) return "plain";
  if (tls.rejectUnauthorized === false) return "any certificate";
  return `${tls.ca === undefined ? "public" : "own"} authority, ${tls.checkServerIdentity ? "any host" : "this host"}`;
}

const kinds = (query: string, env = {}): string[] =>
  postgresFrom(`postgres://site@db.example/forms${query}`, env).tls.map(kindOf);

test.each([
  ["", ["any certificate", "plain"]],
  ["?sslmode=disable", ["plain"]],
  ["?sslmode=allow", ["plain", "any certificate"]],
  ["?sslmode=prefer", ["any certificate", "plain"]],
  ["?sslmode=require", ["any certificate"]],
  ["?sslmode=no-verify", ["any certificate"]],
  ["?ssl=true", ["any certificate"]],
  ["?ssl=0", ["plain"]],
  [`?sslmode=require&${ROOT}`, ["own authority, any host"]],
  [`?sslmode=verify-ca&${ROOT}`, ["own authority, any host"]],
  [`?sslmode=verify-full&${ROOT}`, ["own authority, this host"]],
  ["?sslmode=verify-full", ["public authority, this host"]],
  ["?sslrootcert=system", ["public authority, this host"]],
])("TLS settings for the query “%s”", (query, expected) => {
  expect(kinds(query)).toEqual(expected);
});

test("variables of libpq are used for parameters that are not set", () => {
  const env = { PGSSLMODE: "verify-full", PGSSLROOTCERT: CERTIFICATE };
  expect(kinds("", env)).toEqual(["own authority, this host"]);
  expect(kinds("?sslmode=disable", env)).toEqual(["plain"]);
});

test("a socket of this machine has no TLS", () => {
  expect(postgresFrom("postgres:///forms?host=/run/postgresql&sslmode=verify-full", {}).tls).toEqual([false]);
});

test("parameters unrelated to TLS stay in the URL", () => {
  const { url, direct } = postgresFrom(
    "postgres://me:p%40ss@db.example/forms?sslmode=require&application_name=a%20b&uselibpqcompat=true&sslnegotiation=direct",
    {},
  );
  expect({ url, direct }).toEqual({ url: "postgres://me:p%40ss@db.example/forms?application_name=a+b", direct: true });
  const user = "postgres:///forms?user=me@site.example";
  expect(postgresFrom(user, {}).url).toBe("postgres:///forms?user=me%40site.example");
});
