import { chmodSync, existsSync, writeFileSync } from "node:fs";
import { createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";
import { BODIES, numberedBody } from "../../../../../testing/server/bodies";
import { eventually, siteFolder, startHost } from "../../../../../testing/server/host";
import { Cluster } from "../../../../../testing/server/postgres";
import { onBothStores, listStored } from "../../../../../testing/server/stores";
import { ALIVE, getJson } from "../../../../../__tests__/support/server/probes";
import { listenForForms } from "../../../../../__tests__/support/server/serve-folder";
import { expectUnavailable } from "../../../../../__tests__/support/server/unavailable";
import { findFreePort } from "../../../../../testing/free-port";

const HOUR_MS = 3_600_000;

test("responds with 503 while the file is read-only", async () => {
  const folder = siteFolder();
  const file = join(folder, "submissions.db");
  // Root can write to read-only files, so the host runs without capabilities.
  const wrapper = process.getuid?.() === 0 ? ["setpriv", "--bounding-set", "-all", "--inh-caps", "-all"] : [];
  const options = { folder, wrapper, env: { DATABASE_URL: `file:${file}` } };
  const first = await startHost(options);
  expect((await first.post(BODIES.demo)).status).toBe(200);
  await first.kill();

  chmodSync(file, 0o400);
  const host = await startHost(options);
  await expectUnavailable(host);
  chmodSync(file, 0o600);
  expect((await host.post(BODIES.contact)).status).toBe(200);
  await host.kill();
  expect(await listStored(options.env.DATABASE_URL)).toHaveLength(2);
});

test("responds with 503 if the file is not a database, and does not change it", async () => {
  const file = join(siteFolder(), "letters.txt");
  writeFileSync(file, "Dear editor, ".repeat(500));
  const host = await startHost({ env: { DATABASE_URL: `file:${file}` } });
  await expectUnavailable(host);
  await host.kill();
  expect(existsSync(file)).toBe(true);
});

describe("PostgreSQL is unavailable", () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await Cluster.start();
  });
  afterAll(() => cluster.remove());

  test("at the start: serves pages, responds to forms with 503, and connects when it is available", async () => {
    const url = await cluster.database();
    await cluster.halt();
    const host = await startHost({ env: { DATABASE_URL: url } });
    for (let count = 0; count < 8; count++) await expectUnavailable(host);
    expect((await host.get("/readyz")).status).toBe(503);
    await cluster.run();
    await eventually(async () => (await host.post(BODIES.demo)).status === 200);
    expect((await host.get("/readyz")).status).toBe(200);
  });

  test("after the start: loses no acknowledged submission", async () => {
    const url = await cluster.database();
    const host = await startHost({ env: { DATABASE_URL: url, LOG_LEVEL: "error" } });
    const ids: string[] = [];
    const statuses = new Set<number>();
    let isOver = false;
    const clients = Array.from({ length: 8 }, async (_, one) => {
      for (let count = 0; !isOver; count++) {
        const { status, body } = await host.post(numberedBody(`${one}-${count}`));
        statuses.add(status);
        if (status === 200) ids.push(body.id ?? "");
      }
    });
    for (let round = 0; round < 2; round++) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await cluster.halt();
      await expectUnavailable(host);
      await cluster.run();
      await eventually(async () => (await host.post(BODIES.demo)).status === 200);
    }
    isOver = true;
    await Promise.all(clients);
    expect([...statuses].sort()).toEqual([200, 503]);
    const rows = new Set((await listStored(url)).map(({ id }) => id));
    expect(ids.filter((id) => !rows.has(id))).toEqual([]);
  });

  test("while it is unavailable, /readyz is 503 and /livez is 200", async () => {
    const url = await cluster.database();
    const host = await startHost({ env: { DATABASE_URL: url } });
    await cluster.halt();
    const unavailable = {
      store: "unavailable",
      write: "failed",
      outbox: null,
      oldest: null,
      parked: null,
      suspected: null,
    };
    expect(await getJson(host, "/readyz")).toEqual({ status: 503, body: unavailable });
    expect(await getJson(host, "/livez")).toEqual(ALIVE);
    await cluster.run();
    await eventually(async () => (await getJson(host, "/readyz")).status === 200);
  });

  test("without a response to the connection: responds with 503 before the browser's timeout", async () => {
    const port = await findFreePort();
    const sockets = new Set<Socket>();
    const mute: Server = createServer((socket) => sockets.add(socket)).listen(port, "127.0.0.1");
    const host = await startHost({ env: { DATABASE_URL: `postgres://site@127.0.0.1:${port}/site` } });
    const started = Date.now();
    await expectUnavailable(host);
    expect(Date.now() - started).toBeLessThan(10_000);
    // Otherwise the host waits for them before it exits.
    for (const socket of sockets) socket.destroy();
    mute.close();
  });
});

onBothStores((createEmptyDatabase) => {
  afterEach(() => void jest.restoreAllMocks());

  test("stores submissions and applies limits with wrong clocks", async () => {
    const url = await createEmptyDatabase();
    const statuses = [];
    const { now } = Date;
    for (const hours of [24, 0, -24, 24 * 365 * 30, -24 * 365 * 56, 0]) {
      jest.spyOn(Date, "now").mockImplementation(() => now() + hours * HOUR_MS);
      const host = await listenForForms({ DATABASE_URL: url, FORMS_LIMIT: "1/10m,1/10m" });
      statuses.push((await host.post(numberedBody(hours))).status);
      const { status, headers } = await host.post(numberedBody("too many"));
      const isSoon = Number(headers.get("retry-after")) <= 600;
      expect({ hours, status, isSoon }).toEqual({ hours, status: 429, isSoon: true });
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
    // None is suspected, so each host has begun another period of the limit for all.
    expect(await listStored(url)).toHaveLength(6);
  });
});
