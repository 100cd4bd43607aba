import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type LibsqlDatabase from "libsql";
import { createLog } from "../../server/log";
import { openStore } from "../../server/store/store";
import { BODIES, numbered } from "../support/bodies";
import { siteFolder, startHost, type Host } from "../support/host";
import { stored } from "../support/stores";

const Libsql = createRequire(__filename)("libsql") as typeof LibsqlDatabase;

/** What the issue allows, in milliseconds. */
const PAGE = 100;
const FORM = 3000;

const timed = async <T>(work: Promise<T>): Promise<{ result: T; time: number }> => {
  const start = performance.now();
  const result = await work;
  return { result, time: performance.now() - start };
};

/**
 * Asks for a page again and again while `going`.
 * @returns within how many milliseconds 19 of 20 were answered; the machine may be busy with other tests
 */
async function pageTime(host: Host, going: () => boolean): Promise<number> {
  const times: number[] = [];
  while (going()) times.push((await timed(host.get("/").then((page) => page.text()))).time);
  return times.sort((one, two) => one - two)[Math.floor(times.length * 0.95)] ?? Infinity;
}

test("while another program holds the write lock, pages are fast, forms say 503, and nothing is stored twice", async () => {
  const file = join(siteFolder(), "submissions.db");
  const url = `file:${file}`;
  const host = await startHost({ env: { DATABASE_URL: url } });
  expect((await host.post(BODIES.contact)).status).toBe(200);

  const shell = new Libsql(file);
  shell.exec("begin immediate");
  shell.exec("insert into notes (name, value) values ('shell', 'was here')");
  let locked = true;
  const pages = pageTime(host, () => locked);
  const press = (visitor: number) => host.post(numbered(visitor), { "idempotency-key": `visitor-${visitor}` });
  // After the first round the host has waited for the lock as long as it does, and answers at once from then on,
  // so a lock of a minute is no other case than one of three rounds.
  const presses: { result: { status: number }; time: number }[] = [];
  for (let round = 0; round < 3; round++) {
    presses.push(...(await Promise.all([0, 1, 2].map((visitor) => timed(press(visitor))))));
  }
  locked = false;
  expect(await pages).toBeLessThan(PAGE);
  expect(presses.map(({ result }) => result.status)).toEqual(Array.from({ length: 9 }, () => 503));
  expect(Math.max(...presses.map(({ time }) => time))).toBeLessThan(FORM);

  // What the other program wrote must not keep the host from writing.
  shell.exec("commit");
  shell.close();
  for (const visitor of [0, 1, 2]) expect((await press(visitor)).status).toBe(200);
  expect((await press(0)).status).toBe(200);
  await host.kill();
  expect((await stored(url)).map(({ message }) => message).sort()).toEqual(
    [BODIES.contact.message, "Number 0", "Number 1", "Number 2"].sort(),
  );
});

test("a short lock delays a submission and does not refuse it", async () => {
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
  await host.kill();
});

test("a host that starts while the store is locked receives as soon as it is free", async () => {
  const file = join(siteFolder(), "submissions.db");
  const env = { DATABASE_URL: `file:${file}` };
  const first = await startHost({ env });
  expect((await first.post(BODIES.contact)).status).toBe(200);
  await first.kill();
  const shell = new Libsql(file);
  shell.exec("begin immediate");
  const host = await startHost({ env });
  const { result, time } = await timed(host.post(BODIES.demo));
  expect(result.status).toBe(503);
  expect(time).toBeLessThan(FORM);
  shell.exec("commit");
  shell.close();
  expect((await host.post(BODIES.demo)).status).toBe(200);
  await host.kill();
});

test("a store that could not be opened is not left locked", async () => {
  const path = join(siteFolder(), "submissions.db");
  writeFileSync(path, "");
  const choice = { kind: "libsql", path } as const;
  await expect(openStore(choice, createLog(), { create: false })).rejects.toThrow("There is no store here");
  const open = await openStore(choice, createLog());
  await open.close();
});
