import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type LibsqlDatabase from "libsql";
import { Client } from "pg";
import { BODIES } from "../../../testing/server/bodies";
import { eventually, runScript, siteFolder, startHost } from "../../../testing/server/host";
import { createSharedDatabase } from "../../../testing/server/shared-cluster";
import { listStored } from "../../../testing/server/stores";
import { submissions } from "../../../testing/server/submissions";

const Libsql = createRequire(__filename)("libsql") as typeof LibsqlDatabase;

const listStoredIn = (path: string) => listStored(`file:${path}`);

test("without DATABASE_URL, hosts in two working directories use the same store and report it at the start", async () => {
  const state = siteFolder();
  const file = join(state, "capture-site/submissions.db");
  for (const folder of [siteFolder(), siteFolder()]) {
    const host = await startHost({ folder, env: { XDG_STATE_HOME: state } });
    expect((await host.post(BODIES.demo)).status).toBe(200);
    await host.kill();
    expect(host.output()).toContain(`Submissions are stored in ${file}.`);
  }
  expect(await listStoredIn(file)).toHaveLength(2);
});

test("STATE_DIRECTORY has precedence over XDG_STATE_HOME", async () => {
  const state = siteFolder();
  const host = await startHost({ env: { STATE_DIRECTORY: state } });
  expect((await host.post(BODIES.demo)).status).toBe(200);
  await host.kill();
  expect(await listStoredIn(join(state, "submissions.db"))).toHaveLength(1);
});

test("does not print the password of the database", async () => {
  const host = await startHost({ env: { DATABASE_URL: "postgres://site:canary@127.0.0.1:1/forms" } });
  const report = "The store is unavailable: PostgreSQL 127.0.0.1:1/forms: connect ECONNREFUSED 127.0.0.1:1. Forms are";
  await eventually(async () => host.output().includes(report));
  await host.kill();
  expect(host.output()).not.toContain("Submissions are stored");
  expect(host.output()).not.toContain("canary");
});

test("a command reports a missing store, and does not create it", async () => {
  const folder = siteFolder();
  const file = join(folder, "state/capture-site/submissions.db");
  for (const args of [["delete", "ada@survey.example"], ["list"], ["--json"]]) {
    const { code, stdout, stderr } = await runScript("submissions", args, { folder });
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toContain(`Store: ${file}`);
    expect(stderr).toContain("There is no store here, and none was created. Set DATABASE_URL to that of the host.");
  }
  expect(existsSync(join(folder, "state"))).toBe(false);
});

const NO_STORE = {
  code: 1,
  stderr: expect.stringContaining("There is no store here, and none was created.") as string,
};

test("does not use or change a table of another program with the same name", async () => {
  const file = join(siteFolder(), "other.db");
  const other = new Libsql(file);
  other.exec("create table submissions (id text)");
  expect(await submissions(["list"], { DATABASE_URL: `file:${file}` })).toMatchObject(NO_STORE);
  expect(other.prepare("select name from sqlite_master").all([])).toEqual([{ name: "submissions" }]);
  other.close();
});

test("on PostgreSQL, ignores tables with the same names in another schema", async () => {
  const url = await createSharedDatabase();
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
});
