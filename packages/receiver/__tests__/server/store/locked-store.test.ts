import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type LibsqlDatabase from "libsql";
import { createLog } from "../../../src/log";
import { openStore } from "../../../src/store/store";
import { BODIES, numberedBody } from "../../../../../testing/server/bodies";
import { siteFolder, startHost } from "../../../../../testing/server/host";
import { listStored } from "../../../../../testing/server/stores";

const Libsql = createRequire(__filename)("libsql") as typeof LibsqlDatabase;

/**
 * How long the other program holds the lock: several times the 1.5 s after which the store no longer waits for it, so the
 * host is in the state that lasts until the end of any lock. bench:forms has a lock of a minute.
 */
const LOCK_MS = 8000;

test("during a long lock by another program, serves pages, responds to forms with 503, and stores nothing twice", async () => {
  const file = join(siteFolder(), "submissions.db");
  const url = `file:${file}`;
  const host = await startHost({ env: { DATABASE_URL: url } });
  expect((await host.post(BODIES.contact)).status).toBe(200);

  const shell = new Libsql(file);
  shell.exec("begin immediate");
  shell.exec("insert into notes (name, value) values ('shell', 'was here')");
  const press = (visitor: number) => host.post(numberedBody(visitor), { "idempotency-key": `visitor-${visitor}` });
  const presses = new Set<number>();
  const pages = new Set<number>();
  // The lock is released only after the last response, so all responses were sent while it was held.
  for (const end = performance.now() + LOCK_MS; performance.now() < end; await pause(500)) {
    const answers = [0, 1, 2].map(press);
    pages.add((await host.get("/")).status);
    for (const { status } of await Promise.all(answers)) presses.add(status);
  }
  expect({ pages: [...pages], presses: [...presses] }).toEqual({ pages: [200], presses: [503] });

  // The host must be able to write after the other program has written.
  shell.exec("commit");
  shell.close();
  for (const visitor of [0, 1, 2]) expect((await press(visitor)).status).toBe(200);
  expect((await press(0)).status).toBe(200);
  await host.kill();
  expect((await listStored(url)).map(({ message }) => message).sort()).toEqual(
    [BODIES.contact.message, "Number 0", "Number 1", "Number 2"].sort(),
  );
});

test("a short lock delays a submission and does not reject it", async () => {
  const file = join(siteFolder(), "submissions.db");
  const host = await startHost({ env: { DATABASE_URL: `file:${file}` } });
  expect((await host.post(BODIES.contact)).status).toBe(200);
  const shell = new Libsql(file);
  shell.exec("begin immediate");
  const sent = host.post(BODIES.demo);
  await host.get("/");
  shell.exec("commit");
  shell.close();
  expect((await sent).status).toBe(200);
});

test("a host that starts while the store is locked accepts forms as soon as the lock is released", async () => {
  const file = join(siteFolder(), "submissions.db");
  const env = { DATABASE_URL: `file:${file}` };
  const first = await startHost({ env });
  expect((await first.post(BODIES.contact)).status).toBe(200);
  await first.kill();
  const shell = new Libsql(file);
  shell.exec("begin immediate");
  const host = await startHost({ env });
  expect((await host.post(BODIES.demo)).status).toBe(503);
  shell.exec("commit");
  shell.close();
  expect((await host.post(BODIES.demo)).status).toBe(200);
});

test("a failed attempt to open a store releases its lock", async () => {
  const path = join(siteFolder(), "submissions.db");
  writeFileSync(path, "");
  const choice = { kind: "libsql", path } as const;
  await expect(openStore(choice, createLog(), { create: false })).rejects.toThrow("There is no store here");
  const open = await openStore(choice, createLog());
  await open.close();
});
