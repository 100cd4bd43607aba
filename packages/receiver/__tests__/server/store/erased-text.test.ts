import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type LibsqlDatabase from "libsql";
import { Client } from "pg";
import { BODIES } from "../../../../../testing/server/bodies";
import { eventually, siteFolder, startHost } from "../../../../../testing/server/host";
import { createSharedDatabase } from "../../../../../testing/server/shared-cluster";
import { listStored } from "../../../../../testing/server/stores";
import { submissions } from "../../../../../testing/server/submissions";

const Libsql = createRequire(__filename)("libsql") as typeof LibsqlDatabase;

/** The raw content of the files of an embedded database, including its log file. */
function readFiles(url: string): string {
  const folder = join(url.replace("file:", ""), "..");
  const files = readdirSync(folder).filter((name) => name.startsWith("submissions.db"));
  return files.map((name) => readFileSync(join(folder, name), "latin1")).join("");
}

test("removes erased text from all files, and reports a program that keeps it in the log file", async () => {
  const folder = siteFolder();
  const env = { DATABASE_URL: `file:${join(folder, "submissions.db")}` };
  const run = (...args: string[]) => submissions(args, env);
  const host = await startHost({ env });
  const subscriber = { ...BODIES.newsletter, email: "ada@survey.example" };
  for (const body of [BODIES.demo, subscriber, BODIES.contact]) expect((await host.post(body)).status).toBe(200);
  const reader = new Libsql(join(folder, "submissions.db"));
  reader.exec("begin");
  reader.prepare("select count(*) from submissions").all([]);

  const erased = await run("delete", "ada@survey.example");
  expect(erased).toMatchObject({
    code: 1,
    stdout: expect.stringContaining("Erased: 2. Another program reads") as string,
  });
  expect(readFiles(env.DATABASE_URL)).toContain("ada@survey.example");
  reader.exec("commit");
  expect(await run("delete", "ada@survey.example")).toMatchObject({ code: 1 });
  expect(readFiles(env.DATABASE_URL)).not.toMatch(/ada@survey\.example|Ada Brown/);
  expect(readFiles(env.DATABASE_URL)).toContain("di@home.example");

  // The command waits until this reader ends its transaction.
  reader.exec("begin");
  reader.prepare("select count(*) from submissions").all([]);
  const again = run("delete", "di@home.example");
  await eventually(
    async () => existsSync(`${env.DATABASE_URL.slice(5)}.erased`) && (await listStored(env.DATABASE_URL)).length === 0,
  );
  reader.exec("commit");
  reader.close();
  expect(await again).toMatchObject({ code: 0, stdout: "Erased: 1.\n" });
  expect(readFiles(env.DATABASE_URL)).not.toContain("di@home.example");
});

test("on PostgreSQL, the statement in operations.md removes erased text from all tables and indexes", async () => {
  const [statement = ""] = /vacuum \(full\)[^']+/.exec(readFileSync("docs/operations.md", "utf8")) ?? [];
  const env = { DATABASE_URL: await createSharedDatabase(), ERASURES_FILE: join(siteFolder(), "erased") };
  const host = await startHost({ env });
  const subscriber = { ...BODIES.newsletter, email: "ada@survey.example" };
  for (const body of [BODIES.demo, subscriber, BODIES.contact]) expect((await host.post(body)).status).toBe(200);
  const client = new Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  const filesWith = async (text: string): Promise<number> => {
    await client.query("checkpoint");
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int from pg_class where pg_relation_filepath(oid) is not null and not relisshared
         and position($1::bytea in pg_read_binary_file(pg_relation_filepath(oid))) > 0`,
      [Buffer.from(text)],
    );
    return rows[0]?.count ?? 0;
  };
  expect(await submissions(["delete", "ada@survey.example"], env)).toMatchObject({ stdout: "Erased: 2.\n" });
  // If this fails, the paragraph in operations.md is no longer needed.
  expect(await filesWith("ada@survey.example")).toBeGreaterThan(0);
  await client.query(statement);
  expect(await filesWith("ada@survey.example")).toBe(0);
  expect(await filesWith("di@home.example")).toBeGreaterThan(0);
  await client.end();
});
