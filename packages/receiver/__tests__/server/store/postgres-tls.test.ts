import { BODIES } from "../../../../../testing/server/bodies";
import { expectUnavailable } from "../../../../../__tests__/support/server/unavailable";
import { eventually, startHost, type Host } from "../../../../../testing/server/host";
import { CERTIFICATE, Cluster } from "../../../../../testing/server/postgres";
import { listStored } from "../../../../../testing/server/stores";
import { submissions } from "../../../../../testing/server/submissions";
import { saveSubmissions } from "../../../../../__tests__/support/server/stored-submissions";

/** The host in a database URL. The certificate contains `localhost`, but not the IP address. */
type At = "localhost" | "127.0.0.1";

let cluster: Cluster;
beforeAll(async () => {
  cluster = await Cluster.start();
});
afterAll(() => cluster.remove());

async function databaseUrl(at: At, query: string): Promise<string> {
  return `${(await cluster.database()).replace("127.0.0.1", at)}${query}`;
}

/** Starts a host, and waits until it reports whether it has opened its store. */
async function startHostWithStore(url: string, env: Record<string, string> = {}): Promise<Host> {
  const host = await startHost({ env: { ...env, DATABASE_URL: url } });
  await eventually(async () => /Submissions are stored|The store is unavailable/.test(host.output()));
  return host;
}

const ROOT = `&sslrootcert=${encodeURIComponent(CERTIFICATE)}`;

describe("a server that requires TLS, with a self-signed certificate", () => {
  beforeAll(() => cluster.allow("tls"));

  test.each<[At, string]>([
    ["127.0.0.1", ""],
    ["127.0.0.1", "?sslmode=allow"],
    ["127.0.0.1", "?sslmode=prefer"],
    ["127.0.0.1", "?sslmode=require"],
    ["127.0.0.1", `?sslmode=require${ROOT}`],
    ["127.0.0.1", `?sslmode=verify-ca${ROOT}`],
    ["localhost", `?sslmode=verify-full${ROOT}`],
  ])("stores submissions at %s with “%s”", async (at, query) => {
    const url = await databaseUrl(at, query);
    const ids = await saveSubmissions(url, [BODIES.demo]);
    expect((await listStored(url)).map(({ id }) => id)).toEqual(ids);
  });

  test.each<[At, string, string]>([
    ["127.0.0.1", "?sslmode=disable", "no pg_hba.conf entry for host"],
    ["localhost", "?sslmode=verify-full", "self-signed certificate"],
    ["127.0.0.1", `?sslmode=verify-full${ROOT}`, "Hostname/IP does not match certificate's altnames"],
  ])("reports why the connection to %s fails with “%s”, and serves pages", async (at, query, reason) => {
    const url = await databaseUrl(at, query);
    const host = await startHostWithStore(url);
    expect(host.output()).toMatch(new RegExp(`The store is unavailable: PostgreSQL ${at}:\\d+/\\w+: .*${reason}`));
    expect(host.output()).not.toContain("Submissions are stored");
    await expectUnavailable(host);
    await host.kill();
    expect((await submissions(["list"], { DATABASE_URL: url })).stderr).toContain(reason);
  });

  test("PGSSLMODE and PGSSLROOTCERT are defaults for missing parameters", async () => {
    const host = await startHostWithStore(await databaseUrl("127.0.0.1", ""), { PGSSLMODE: "verify-full" });
    expect(host.output()).toContain("self-signed certificate");
    await host.kill();
    const env = { PGSSLMODE: "verify-ca", PGSSLROOTCERT: CERTIFICATE };
    const other = await startHostWithStore(await databaseUrl("127.0.0.1", ""), env);
    expect(other.output()).toContain("Submissions are stored in");
  });
});

test("without sslmode, reconnects to a server that changes to TLS and back", async () => {
  await cluster.allow("plain");
  const host = await startHostWithStore(await databaseUrl("127.0.0.1", ""));
  expect(host.output()).toContain("Submissions are stored in PostgreSQL 127.0.0.1:");
  expect((await host.post(BODIES.demo)).status).toBe(200);
  for (const kind of ["tls", "plain"] as const) {
    await cluster.allow(kind);
    await eventually(async () => (await host.post(BODIES.demo)).status === 200);
  }
});

test("sslmode=require never connects without TLS", async () => {
  await cluster.allow("plain");
  const host = await startHostWithStore(await databaseUrl("127.0.0.1", "?sslmode=require"));
  expect(host.output()).toContain("The server does not support SSL connections");
});
