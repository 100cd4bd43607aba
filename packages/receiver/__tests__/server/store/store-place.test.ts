import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type LibsqlDatabase from "libsql";
import { Client } from "pg";
import { defaultStores } from "../../../src/store/location";
import { BODIES } from "../../../../../testing/server/bodies";
import { eventually, runScript, siteFolder, startHost } from "../../../../../testing/server/host";
import { createSharedDatabase } from "../../../../../testing/server/shared-cluster";
import { listStored } from "../../../../../testing/server/stores";
import { submissions } from "../../../../../testing/server/submissions";

const Libsql = createRequire(__filename)("libsql") as typeof LibsqlDatabase;

const listStoredIn = (path: string) => listStored(`file:${path}`);

/** The default store of a site, and the one that sites shared in earlier versions. */
const storesOf = (folder: string, state: string) =>
  defaultStores({ XDG_STATE_HOME: state }, folder) ?? { own: "", shared: "" };

/** Starts a host in a folder, sends a form, and ends it. @returns its output */
async function sendDemo(folder: string, state: string): Promise<string> {
  const host = await startHost({ folder, env: { XDG_STATE_HOME: state } });
  expect((await host.post(BODIES.demo)).status).toBe(200);
  await host.kill();
  return host.output();
}

test("without DATABASE_URL, each site has its own store, and reports it at the start", async () => {
  const state = siteFolder();
  for (const folder of [siteFolder(), siteFolder()]) {
    const { own } = storesOf(folder, state);
    for (const count of [1, 2]) {
      expect(await sendDemo(folder, state)).toContain(`Submissions are stored in ${own}.`);
      expect(await listStoredIn(own)).toHaveLength(count);
    }
  }
});

describe("the store that all sites of a user shared", () => {
  let [folder, state]: [string, string] = ["", ""];
  beforeEach(async () => {
    [folder, state] = [siteFolder(), siteFolder()];
    const { own, shared } = storesOf(folder, state);
    await sendDemo(folder, state);
    for (const ending of ["", "-wal", "-shm"]) if (existsSync(own + ending)) renameSync(own + ending, shared + ending);
    writeFileSync(`${shared}.erased`, "2026-01-31T09:00:00.000Z abc\n");
  });

  test("is moved to the site whose host starts first, with the erasure log", async () => {
    const { own, shared } = storesOf(folder, state);
    const { stderr } = await runScript("submissions", ["list"], { folder, env: { XDG_STATE_HOME: state } });
    expect(stderr).toContain(`Store: ${shared}`);
    const output = await sendDemo(folder, state);
    expect(output).toContain(`The store was moved from ${shared} to ${own}, because each site has its own now.`);
    expect(await listStoredIn(own)).toHaveLength(2);
    expect(readFileSync(`${own}.erased`, "utf8")).toContain("abc");
    expect(["", "-wal", "-shm", ".erased"].filter((ending) => existsSync(shared + ending))).toEqual([]);
    const second = siteFolder();
    expect(await sendDemo(second, state)).not.toContain("moved");
    expect(await listStoredIn(storesOf(second, state).own)).toHaveLength(1);
  });

  test("stays where it is while another program uses it", async () => {
    const { own, shared } = storesOf(folder, state);
    const other = new Libsql(shared);
    other.exec("pragma journal_mode = wal");
    // Not a prepared statement, which would keep its lock after the connection is closed.
    other.exec("select count(*) from submissions");
    expect(await sendDemo(folder, state)).toContain(`${shared} is in use by another program`);
    expect(existsSync(own)).toBe(false);
    other.close();
    expect(await sendDemo(folder, state)).toContain("The store was moved");
    expect(await listStoredIn(own)).toHaveLength(3);
  });
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
  const { own: file } = storesOf(folder, join(folder, "state"));
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
