import { BODIES } from "../../../testing/server/bodies";
import { expectUnavailable } from "../../support/server/unavailable";
import { eventually, startHost, type Host } from "../../../testing/server/host";
import { CERTIFICATE, Cluster } from "../../../testing/server/postgres";
import { submissions } from "../../../testing/server/submissions";

/** The URL of an empty database, with the host name of the certificate or with the IP address, which it does not contain. */
type At = "localhost" | "127.0.0.1";

let cluster: Cluster;
beforeAll(async () => {
  cluster = await Cluster.start();
});
afterAll(() => cluster.remove());

async function databaseUrl(at: At, query: string): Promise<string> {
  return `${(await cluster.database()).replace("127.0.0.1", at)}${query}`;
}

/** Starts a host, and waits until it has reported on its store. */
async function started(url: string, env: Record<string, string> = {}): Promise<Host> {
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
  ])("submissions are stored at %s with “%s”", async (at, query) => {
    const host = await started(await databaseUrl(at, query));
    expect((await host.post(BODIES.demo)).status).toBe(200);
    expect(host.output()).toContain(`Submissions are stored in PostgreSQL ${at}:`);
    await host.kill();
  });

  test.each<[At, string, string]>([
    ["127.0.0.1", "?sslmode=disable", "no pg_hba.conf entry for host"],
    ["localhost", "?sslmode=verify-full", "self-signed certificate"],
    ["127.0.0.1", `?sslmode=verify-full${ROOT}`, "Hostname/IP does not match certificate's altnames"],
  ])(
    "the start reports why there is no connection to %s with “%s”, and pages are served",
    async (at, query, reason) => {
      const url = await databaseUrl(at, query);
      const host = await started(url);
      expect(host.output()).toMatch(new RegExp(`The store is unavailable: PostgreSQL ${at}:\\d+/\\w+: .*${reason}`));
      expect(host.output()).not.toContain("Submissions are stored");
      await expectUnavailable(host);
      await host.kill();
      expect((await submissions(["list"], { DATABASE_URL: url })).stderr).toContain(reason);
    },
  );

  test("the variables of libpq have the same effect", async () => {
    const host = await started(await databaseUrl("127.0.0.1", ""), { PGSSLMODE: "verify-full" });
    expect(host.output()).toContain("self-signed certificate");
    await host.kill();
    const right = { PGSSLMODE: "verify-ca", PGSSLROOTCERT: CERTIFICATE };
    const other = await started(await databaseUrl("127.0.0.1", ""), right);
    expect(other.output()).toContain("Submissions are stored in");
    await other.kill();
  });
});

test("without sslmode, the host reconnects to a server that changes to TLS and back", async () => {
  await cluster.allow("plain");
  const host = await started(await databaseUrl("127.0.0.1", ""));
  expect((await host.post(BODIES.demo)).status).toBe(200);
  for (const kind of ["tls", "plain"] as const) {
    await cluster.allow(kind);
    await eventually(async () => (await host.post(BODIES.demo)).status === 200);
  }
  await host.kill();
});

test("sslmode=require never connects without TLS", async () => {
  await cluster.allow("plain");
  const host = await started(await databaseUrl("127.0.0.1", "?sslmode=require"));
  expect(host.output()).toContain("The server does not support SSL connections");
  await host.kill();
});
