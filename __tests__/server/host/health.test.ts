import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { HONEYPOT } from "@capture/receiver/payload/form-endpoint";
import { BODIES } from "../../../testing/server/bodies";
import { eventually, siteFolder, startHost, type Host } from "../../../testing/server/host";
import { createSharedDatabase } from "../../../testing/server/shared-cluster";
import { onBothStores, withStore } from "../../../testing/server/stores";
import { ALIVE, getJson } from "../../support/server/probes";
import { findFreePort } from "../../../testing/free-port";

// On both databases, because no test of the store counts deliveries.
onBothStores((createEmptyDatabase) => {
  test("/readyz counts open deliveries and suspected submissions, and is 503 when a delivery is over an hour old", async () => {
    const url = await createEmptyDatabase();
    const env = {
      DATABASE_URL: url,
      SMTP_URL: `smtp://127.0.0.1:${await findFreePort()}`,
      NOTIFY_TO: "team@company.example",
    };
    const host = await startHost({ env });
    const ready = { store: "reachable", write: "worked", outbox: 0, oldest: null, parked: 0, suspected: 0 };
    expect(await getJson(host, "/readyz")).toEqual({ status: 200, body: ready });
    for (const honeypot of ["", "spam"]) {
      const details = { ...BODIES.contact.additional_data, [HONEYPOT]: honeypot };
      await host.post({ ...BODIES.contact, additional_data: details });
    }
    const waiting = { ...ready, outbox: 1, oldest: expect.any(Number) as number, suspected: 1 };
    expect(await getJson(host, "/readyz")).toEqual({ status: 200, body: waiting });
    await withStore(url, ({ db }) =>
      db
        .updateTable("submissions")
        .set({ received_at: Date.now() - 3_700_000 })
        .execute(),
    );
    expect(await getJson(host, "/readyz")).toEqual({ status: 503, body: waiting });
    expect(await getJson(host, "/livez")).toEqual(ALIVE);
  });
});

test("while the database of PostgreSQL is read-only, /readyz is 503 and /livez is 200", async () => {
  const url = await createSharedDatabase();
  const host = await startHost({ env: { DATABASE_URL: url } });
  expect((await host.post(BODIES.demo)).status).toBe(200);
  expect((await getJson(host, "/readyz")).status).toBe(200);
  await setReadOnly(url, "on");
  await eventually(async () => (await host.post(BODIES.demo)).status === 503);
  expect(await getJson(host, "/readyz")).toMatchObject({
    status: 503,
    body: { store: "reachable", write: "failed" },
  });
  expect(await getJson(host, "/livez")).toEqual(ALIVE);
  await setReadOnly(url, "off");
  await eventually(async () => (await getJson(host, "/readyz")).status === 200);
});

/** Makes a database read-only for new connections, or writable again, and closes the existing ones. */
async function setReadOnly(url: string, state: "on" | "off"): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query("set default_transaction_read_only = off");
  await client.query(`alter database ${new URL(url).pathname.slice(1)} set default_transaction_read_only = ${state}`);
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  await client.end();
}

describe("the daily summary", () => {
  const LINE = /[^\n]*"summary of the day"[^\n]*/g;
  const lines = (host: Host) =>
    (host.output().match(LINE) ?? []).map((line) => JSON.parse(line) as Record<string, unknown>);

  test("counts stored submissions by type, and rejected ones by reason", async () => {
    const host = await startHost({ env: { FORMS_LIMIT: "2/10m" } });
    await host.post(BODIES.contact);
    await host.post({ form_type: "contact" });
    await host.post(BODIES.demo, { origin: "https://elsewhere.example" });
    await host.post({ ...BODIES.contact, additional_data: { ...BODIES.contact.additional_data, [HONEYPOT]: "spam" } });
    await host.post(BODIES.demo);
    await host.kill();
    expect(lines(host)).toMatchObject([
      {
        level: 40,
        stored: { contact: 1 },
        suspected: { honeypot: 1 },
        rejected: { invalid: 1, foreign: 1, tooMany: 1 },
        errors: {},
        state: { store: "reachable", suspected: 1, outbox: 0 },
      },
    ]);
  });

  test("includes submissions from before a kill, and `since` is the start of the process", async () => {
    const env = { DATABASE_URL: `file:${join(siteFolder(), "submissions.db")}` };
    const host = await startHost({ env });
    await host.post(BODIES.contact);
    await host.kill("SIGKILL");
    const started = Date.now();
    const restartedHost = await startHost({ env });
    await restartedHost.post({ form_type: "contact" });
    await restartedHost.kill();
    expect(lines(restartedHost)).toMatchObject([
      { level: 30, stored: { contact: 1 }, suspected: {}, rejected: { invalid: 1 } },
    ]);
    expect(Date.parse(String(lines(restartedHost)[0]?.since))).toBeGreaterThanOrEqual(started);
  });

  test("counts the errors of the newsletter and of the outbox while the store is unavailable", async () => {
    const env = {
      DATABASE_URL: "postgres://site@127.0.0.1:1/forms",
      SMTP_URL: `smtp://127.0.0.1:${await findFreePort()}`,
      NOTIFY_TO: "team@company.example",
    };
    const host = await startHost({ env });
    for (let count = 0; count < 5; count++) {
      expect((await host.get("/api/newsletter?unsubscribe=invalid")).status).toBe(503);
    }
    const outbox = () => host.output().split("outbox could not be read").length - 1;
    await eventually(async () => outbox() >= 3);
    await host.kill();
    const [line] = lines(host);
    expect(line).toMatchObject({ level: 40, stored: null, suspected: null, state: { store: "unavailable" } });
    expect((line?.errors as { store: number }).store).toBeGreaterThanOrEqual(5 + 3);
  });

  test("is logged at midnight, as info when no action is required", async () => {
    const day = join(siteFolder(), "day.cjs");
    // The clock starts at noon, and the timer until midnight takes only 100 ms.
    writeFileSync(
      day,
      `const now = Date.now; const noon = 43_200_000 - (now() % 86_400_000); Date.now = () => now() + noon;
      const start = setTimeout;
      globalThis.setTimeout = (call, time, ...rest) => {
        if (time > 3_600_000) console.log("waits", Math.round(time / 60_000));
        return start(call, time > 3_600_000 ? 100 : time, ...rest);
      };`,
    );
    const host = await startHost({ nodeArgs: ["--require", day] });
    await eventually(async () => lines(host).length > 1);
    expect(lines(host)[0]).toMatchObject({ level: 30, stored: {}, state: { parked: 0 } });
    await host.kill();
    expect(host.output()).toContain("waits 720\n");
  });
});
