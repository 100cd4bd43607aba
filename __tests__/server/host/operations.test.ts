import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { monthsBefore } from "@capture/receiver/clock";
import type { SubmissionRecord } from "@capture/receiver/store/records";
import { BODIES } from "../../../testing/server/bodies";
import { eventually, runScript, siteFolder, startHost } from "../../../testing/server/host";
import { onSelectedStores, listStored, withStore } from "../../../testing/server/stores";
import { submissions } from "../../../testing/server/submissions";
import { saveSubmissions } from "../../support/server/stored-submissions";

onSelectedStores((createEmptyDatabase, kind) => {
  test("npm run submissions lists, exports and deletes while the host runs", async () => {
    const env = { DATABASE_URL: await createEmptyDatabase(), ERASURES_FILE: join(siteFolder(), "erased") };
    const run = (...args: string[]) => submissions(args, env);
    const host = await startHost({ env });
    const ids = [];
    for (const body of Object.values(BODIES)) ids.push((await host.post(body)).body.id);
    const formula = {
      ...BODIES.demo,
      name: '=HYPERLINK("http://e.vil")',
      company: "@SUM(A1)",
      email: "Eve@evil.example ",
    };
    ids.push((await host.post(formula)).body.id);

    const list = JSON.parse((await run("--json")).stdout) as SubmissionRecord[];
    expect(list.map(({ id }) => id)).toEqual(ids);
    expect(list.at(-1)).toMatchObject({ ...formula, email: "Eve@evil.example" });
    const some = JSON.parse((await run("--json", "--type", "contact", "--since", "2020-01-01")).stdout) as unknown[];
    expect(some).toHaveLength(2);
    expect((await run("--json", "--since", "2099-01-01")).stdout).toBe("[]\n");
    expect((await run("list")).stdout).toContain("name: Ada Brown");

    const csv = (await run("--csv")).stdout;
    expect(csv).toContain(`"'=HYPERLINK(""http://e.vil"")"`);
    expect(csv).toContain(`"'@SUM(A1)"`);
    expect(csv).toContain(`"'+44 20 7946 0000"`);

    expect(await run("delete", "eve@EVIL.example")).toMatchObject({ code: 0, stdout: "Erased: 1.\n" });
    expect(await run("delete", ids[0] ?? "")).toMatchObject({ code: 0 });
    expect(await run("delete", ids[0] ?? "")).toMatchObject({ code: 1 });
    expect((await listStored(env.DATABASE_URL)).map(({ id }) => id)).toEqual(ids.slice(1, -1));
    expect((await run("remove")).code).toBe(1);
    if (kind === "libsql") expect(readFiles(env.DATABASE_URL)).not.toMatch(/HYPERLINK|evil\.example/i);
  });

  test("deletes submissions older than RETENTION_MONTHS, and suspected ones after 30 days, at the start", async () => {
    const env = { DATABASE_URL: await createEmptyDatabase() };
    const ids = await saveSubmissions(env.DATABASE_URL, Object.values(BODIES));
    const [expired = "", nearly = ""] = ids;
    const age = (id: string, months: number, days: number) =>
      withStore(env.DATABASE_URL, async ({ db }) => {
        const received_at = monthsBefore(Date.now(), months) - days * 86_400_000;
        await db.updateTable("submissions").set({ received_at }).where("id", "=", id).execute();
      });
    await age(expired, 24, 1);
    await age(nearly, 23, 0);
    const restartedHost = await startHost({ env });
    await eventually(async () => (await listStored(env.DATABASE_URL)).length === ids.length - 1);
    expect((await listStored(env.DATABASE_URL)).map(({ id }) => id)).not.toContain(expired);
    await restartedHost.kill();

    const hostWith12Months = await startHost({ env: { ...env, RETENTION_MONTHS: "12" } });
    await eventually(async () => (await listStored(env.DATABASE_URL)).length === ids.length - 2);
    await hostWith12Months.kill();

    await withStore(env.DATABASE_URL, ({ db }) =>
      db
        .updateTable("submissions")
        .set({ suspected: "limit", received_at: Date.now() - 31 * 86_400_000 })
        .where("id", "=", ids.at(-1) ?? "")
        .execute(),
    );
    const lastHost = await startHost({ env });
    await eventually(async () => (await submissions(["--suspected"], env)).stdout === "There are no submissions.\n");
    await lastHost.kill();
    // A run that deletes nothing adds no audit row.
    const lines = (await submissions(["audit"], env)).stdout.replace(/\d{4}-\d\d-\d\d(T\S+)?/g, "DATE");
    const ordinary = "DATE expire 1 from before DATE\n";
    expect(lines).toBe(`${ordinary}${ordinary}DATE expire 1 suspected, from before DATE\n`);
  });
});

/** The raw content of the files of an embedded database. */
function readFiles(url: string): string {
  const folder = join(url.replace("file:", ""), "..");
  return readdirSync(folder)
    .filter((name) => name.startsWith("submissions.db"))
    .map((name) => readFileSync(join(folder, name), "latin1"))
    .join("");
}

test.each([
  [{ VERCEL: "1" }, "VERCEL is set by a platform that discards its disk, and every submission on it. Set DATABASE_URL"],
  [{ DATABASE_URL: "mysql://user:canary@db" }, "DATABASE_URL must begin with postgres:// or be file:PATH."],
  [
    { DATABASE_URL: "postgres://user:canary#1@db/forms" },
    "DATABASE_URL cannot be parsed: write # as %23 in its user name and password.",
  ],
  [{ FORMS_LIMIT: "many" }, "FORMS_LIMIT is “many”; write it as 5/10m or as 5/10m,600/10m"],
  [{ TRUST_PROXY: "-1" }, "TRUST_PROXY is “-1”; it must be a whole number from 0 to 100."],
  [{ SMTP_URL: "smtp://user:canary@mail" }, "SMTP_URL and NOTIFY_TO belong together: set both, or neither."],
])("the host does not start with the setting %j", async (env, sentence) => {
  const { code, stderr } = await runScript("serve", [], { env });
  expect({ code, explained: stderr.includes(sentence), secret: stderr.includes("canary") }).toEqual({
    code: 1,
    explained: true,
    secret: false,
  });
});

test("logs contain no personal data", async () => {
  const host = await startHost({ env: { LOG_LEVEL: "trace" } });
  await host.post(BODIES.demo, { "x-forwarded-for": "203.0.113.7" });
  await host.post({ ...BODIES.contact, surname: "Canary" });
  await host.get("/?email=ada@survey.example");
  await host.kill();
  expect(host.output()).toContain("a submission was stored");
  expect(host.output()).not.toMatch(/survey\.example|Ada|Canary|203\.0\.113|remoteAddress|\?email/);
});
