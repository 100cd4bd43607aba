import { chmodSync, existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type LibsqlDatabase from "libsql";
import { Client } from "pg";
import { BODIES } from "../../../testing/server/bodies";
import { eventually, runScript, siteFolder, startHost, type Host } from "../../../testing/server/host";
import { Cluster } from "../../../testing/server/postgres";
import { stored } from "../../../testing/server/stores";
import { submissions } from "../../../testing/server/submissions";

const Libsql = createRequire(__filename)("libsql") as typeof LibsqlDatabase;

const LEVEL_WARN = 40;
/** What a host has warned of. */
const warnings = (host: Host): string[] =>
  host
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as { level: number; msg: string })
    .flatMap(({ level, msg }) => (level === LEVEL_WARN ? [msg] : []));
const notUsed = (old: string): unknown =>
  expect.stringContaining(`There is another store at the place of earlier releases, ${old}, which is not used.`);

const inFile = (path: string) => stored(`file:${path}`);

test("without DATABASE_URL two release folders have one store, which the host tells at the start", async () => {
  const state = siteFolder();
  const file = join(state, "capture-site/submissions.db");
  for (const folder of [siteFolder(), siteFolder()]) {
    const host = await startHost({ folder, env: { XDG_STATE_HOME: state } });
    expect((await host.post(BODIES.demo)).status).toBe(200);
    await host.kill();
    expect(host.output()).toContain(`Submissions are stored in ${file}.`);
    expect(existsSync(join(folder, "var"))).toBe(false);
  }
  expect(await inFile(file)).toHaveLength(2);
});

test("the folder that systemd gives comes first", async () => {
  const state = siteFolder();
  const host = await startHost({ env: { STATE_DIRECTORY: state } });
  expect((await host.post(BODIES.demo)).status).toBe(200);
  await host.kill();
  expect(await inFile(join(state, "submissions.db"))).toHaveLength(1);
});

test("a store at the old place is found, and the operator is told where it belongs", async () => {
  const folder = siteFolder();
  const old = join(folder, "var/submissions.db");
  const first = await startHost({ folder, env: { DATABASE_URL: `file:${old}` } });
  expect((await first.post(BODIES.demo)).status).toBe(200);
  await first.kill();

  const host = await startHost({ folder });
  expect((await host.post(BODIES.contact)).status).toBe(200);
  await host.kill();
  expect(await inFile(old)).toHaveLength(2);
  expect(host.output()).toContain(`Submissions are stored in ${old}.\n`);
  expect(warnings(host)).toEqual([expect.stringContaining(`${old} is the place of earlier releases`) as string]);
  expect(warnings(host)[0]).toContain(join(folder, "state/capture-site/submissions.db"));

  const state = siteFolder();
  const elsewhere = await startHost({ env: { XDG_STATE_HOME: state } });
  expect((await elsewhere.post(BODIES.demo)).status).toBe(200);
  await elsewhere.kill();
  const both = await startHost({ folder, env: { XDG_STATE_HOME: state } });
  await both.kill();
  expect(warnings(both)).toEqual([notUsed(old)]);
});

test("a store at the old place is told of wherever the one in use is", async () => {
  const folder = siteFolder();
  const old = join(folder, "var/submissions.db");
  const place = `file:${old}`;
  const first = await startHost({ folder, env: { DATABASE_URL: place } });
  expect((await first.post(BODIES.demo)).status).toBe(200);
  await first.kill();
  expect(warnings(first)).toEqual([]);
  for (const DATABASE_URL of [`file:${join(siteFolder(), "other.db")}`, "postgres://site@127.0.0.1:1/forms"]) {
    const host = await startHost({ folder, env: { DATABASE_URL } });
    await host.kill();
    expect(warnings(host)).toContainEqual(notUsed(old));
  }
  expect(await inFile(old)).toHaveLength(1);

  // Earlier releases made the folder for their user alone, and the unit has a user of its own.
  chmodSync(join(folder, "var"), 0o000);
  const wrapper = process.getuid?.() === 0 ? ["setpriv", "--bounding-set", "-all", "--inh-caps", "-all"] : [];
  const blind = await startHost({ folder, wrapper, env: { DATABASE_URL: `file:${join(siteFolder(), "other.db")}` } });
  await blind.kill();
  chmodSync(join(folder, "var"), 0o700);
  expect(warnings(blind)).toEqual([notUsed(old)]);
});

test("the host never tells the password of its database", async () => {
  const host = await startHost({ env: { DATABASE_URL: "postgres://site:canary@127.0.0.1:1/forms" } });
  const report = "The store is unavailable: PostgreSQL 127.0.0.1:1/forms: connect ECONNREFUSED 127.0.0.1:1. Forms are";
  await eventually(async () => host.output().includes(report));
  await host.kill();
  expect(host.output()).not.toContain("Submissions are stored");
  expect(host.output()).not.toContain("canary");
});

test("a command without the host's DATABASE_URL says so, and makes no store", async () => {
  const folder = siteFolder();
  const file = join(folder, "state/capture-site/submissions.db");
  for (const args of [["delete", "ada@survey.example"], ["list"], ["--json"]]) {
    const { code, stdout, stderr } = await runScript("submissions", args, { folder });
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toContain(`Store: ${file}`);
    expect(stderr).toContain("There is no store here, and none was made. Set DATABASE_URL as the host has it.");
  }
  expect(existsSync(join(folder, "state"))).toBe(false);
  expect(existsSync(join(folder, "var"))).toBe(false);
});

const NO_STORE = { code: 1, stderr: expect.stringContaining("There is no store here, and none was made.") as string };

test("another program's table of our name is no store, and is left as it is", async () => {
  const file = join(siteFolder(), "other.db");
  const other = new Libsql(file);
  other.exec("create table submissions (id text)");
  expect(await submissions(["list"], { DATABASE_URL: `file:${file}` })).toMatchObject(NO_STORE);
  expect(other.prepare("select name from sqlite_master").all([])).toEqual([{ name: "submissions" }]);
  other.close();
});

test("in PostgreSQL only tables of our own schema are ours, and another program may have the same", async () => {
  const cluster = await Cluster.start();
  const url = await cluster.database();
  const shell = new Client({ connectionString: url });
  await shell.connect();
  await shell.query(`
    create schema other;
    create table other.submissions (id text);
    create table other.kysely_migration (name text, timestamp text);
    insert into other.kysely_migration values ('0001-submissions', '')`);
  const tables = async () =>
    (await shell.query("select tablename from pg_tables where schemaname = 'public'")).rows.length;
  expect(await submissions(["list"], { DATABASE_URL: url })).toMatchObject(NO_STORE);
  expect(await tables()).toBe(0);
  const host = await startHost({ env: { DATABASE_URL: url } });
  expect((await host.post(BODIES.demo)).status).toBe(200);
  await host.kill();
  expect(await submissions(["list"], { DATABASE_URL: url })).toMatchObject({ code: 0 });
  expect(await tables()).toBeGreaterThan(0);
  await shell.end();
  await cluster.remove();
});
