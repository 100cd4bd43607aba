import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { SubmissionRecord } from "../../../server/store/records";
import { BODIES } from "../../../testing/server/bodies";
import { runScript, siteFolder, startHost } from "../../../testing/server/host";
import { submissions } from "../../../testing/server/submissions";
import { onBothStores, listStored, withStore } from "../../../testing/server/stores";

onBothStores((createEmptyDatabase) => {
  const setUp = async () => {
    const env = { DATABASE_URL: await createEmptyDatabase(), ERASURES_FILE: join(siteFolder(), "erased") };
    const host = await startHost({ env });
    const ids: string[] = [];
    for (const body of Object.values(BODIES)) ids.push((await host.post(body)).body.id ?? "");
    await host.kill();
    // Commands send no mails. With these settings, they add deliveries to the outbox.
    const mail = { SMTP_URL: "smtp://127.0.0.1:9", NOTIFY_TO: "staff@company.example" };
    const run = (...args: string[]) => submissions(args, { ...env, ...mail });
    const listIds = async (...args: string[]) =>
      (JSON.parse((await run(...args, "--json")).stdout) as SubmissionRecord[]).map(({ id }) => id);
    return { env, ids, run, listIds };
  };

  test("prints the usage without a command, and an error for invalid arguments", async () => {
    const { run } = await setUp();
    expect(await run()).toMatchObject({ code: 0, stdout: expect.stringContaining("export --suspected") as string });
    for (const [args, sentence] of [
      [["remove"], "Unknown command “remove”."],
      [["delete", "--since", "2026-01-01"], "delete has no option --since."],
      [["delete"], "delete needs one of: an id, an email address, --expired."],
      [
        ["delete", "some-id", "--email", "ada@survey.example"],
        "delete needs one of: an id, an email address, --expired.",
      ],
      ...["soon", "2026", "2026-1-31", "Jan 31 2026", "2026-02-31", "2026-01-31T12:00:00", "2026-01-31T25:00Z"].map(
        (text) => [["list", "--until", text], `--until is “${text}”; write a day as 2026-01-31, or a time`] as const,
      ),
      [["show"], "show: missing argument."],
      [["list", "all"], "list: unexpected argument “all”."],
    ] as const) {
      const { code, stderr } = await run(...args);
      expect({ args, code, explained: stderr.includes(sentence) }).toEqual({ args, code: 1, explained: true });
    }
  });

  test("filters by email, date and type, and each export adds an audit row without a visitor's text", async () => {
    const { env, ids, run, listIds } = await setUp();
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    await withStore(env.DATABASE_URL, ({ db }) =>
      db
        .updateTable("submissions")
        .set({ received_at: Date.parse("2026-01-31T23:59:59Z") })
        .where("id", "=", ids[0] ?? "")
        .execute(),
    );
    expect(await listIds("--email", " ADA@survey.example")).toEqual([ids[0]]);
    expect(await listIds("list", "--until", "2026-01-31")).toEqual([ids[0]]);
    expect(await listIds("list", "--until", "2026-01-31T12:00:00Z")).toEqual([]);
    expect(await listIds("list", "--until", "2026-02-01T01:59:59.5+02:00")).toEqual([ids[0]]);
    expect(await listIds("list", "--since", "2026-02-01", "--until", day(0))).toEqual(ids.slice(1));
    expect(await listIds("export", "--type", "contact")).toEqual(ids.slice(3));
    expect((await run("export")).stdout).toContain('"di@home.example"');
    expect((await run("show", ids[3] ?? "")).stdout).toContain("name: Di Eff");
    expect((await run("show", "unknown")).code).toBe(1);
    const audit = (await run("audit")).stdout;
    expect(audit).toMatch(/ export 1 as json, by email\n/);
    expect(audit).toMatch(/ export 5 as csv\n$/);
    expect(audit).not.toContain("survey");
  });

  test("lists suspected submissions separately, releases them with their delivery, and retries parked deliveries", async () => {
    const { env, ids, run, listIds } = await setUp();
    const [id = ""] = ids;
    await withStore(env.DATABASE_URL, ({ db }) =>
      db.updateTable("submissions").set({ suspected: "honeypot" }).where("id", "=", id).execute(),
    );
    expect(await listIds("list")).toEqual(ids.slice(1));
    expect(await listIds("--suspected")).toEqual([id]);
    expect((await run("--suspected")).stdout).toContain("suspected: honeypot");
    expect(await listIds("export", "--suspected")).toEqual([id]);
    expect((await run("export", "--suspected")).stdout).toMatch(/"suspected"[^]*"honeypot"/);
    expect((await run("audit")).stdout).toMatch(/ export 1 as json, by suspected\n.* export 1 as csv, by suspected\n$/);
    const withoutSettings = await submissions(["release", id], env);
    expect(withoutSettings).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("SMTP_URL and NOTIFY_TO") as string,
    });
    expect(withoutSettings.stderr).toContain("set -a; . /etc/site.env; set +a");
    expect(await listIds("--suspected")).toEqual([id]);
    expect(await run("release", id)).toMatchObject({ code: 0, stdout: "Released; delivery by mail.\n" });
    expect((await run("release", id)).code).toBe(1);
    expect(await listIds("list")).toEqual(expect.arrayContaining(ids));
    expect(await withStore(env.DATABASE_URL, ({ db }) => db.selectFrom("outbox").selectAll().execute())).toEqual([
      expect.objectContaining({ submission_id: id, channel: "mail", parked: null }),
    ]);

    await withStore(env.DATABASE_URL, ({ db }) =>
      db
        .updateTable("outbox")
        .set({ parked: "refused: 550", attempts: 9, next_at: Date.now() * 2 })
        .execute(),
    );
    expect((await run("show", id)).stdout).toContain("not delivered yet, mail: parked, refused: 550 (attempts: 9)");
    expect((await run("retry", ids[1] ?? "")).code).toBe(1);
    expect((await run("retry")).stdout).toBe("Retrying now: 1.\n");
    expect((await run("show", id)).stdout).toContain("not delivered yet, mail: open (attempts: 0)");
    expect((await run("audit")).stdout).toContain(`release ${id} (honeypot)`);
  });

  test("releases a submission without mail and webhook only with --without-delivery", async () => {
    const { env, ids, listIds } = await setUp();
    const [id = ""] = ids;
    await withStore(env.DATABASE_URL, ({ db }) =>
      db.updateTable("submissions").set({ suspected: "limit" }).where("id", "=", id).execute(),
    );
    expect(await submissions(["release", id, "--without-delivery"], env)).toMatchObject({
      code: 0,
      stdout: "Released without delivery.\n",
    });
    expect(await listIds("list")).toEqual(expect.arrayContaining(ids));
  });

  test("delete --expired fails if RETENTION_MONTHS differs from that of the host", async () => {
    const { env, ids, run } = await setUp();
    await withStore(env.DATABASE_URL, ({ db }) =>
      db
        .updateTable("submissions")
        .set({ received_at: Date.now() - 800 * 86_400_000 })
        .where("id", "=", ids[0] ?? "")
        .execute(),
    );
    const other = await submissions(["delete", "--expired"], { ...env, RETENTION_MONTHS: "12" });
    expect({ ...other, stderr: other.stderr.split("\n").at(-1) }).toEqual({
      code: 1,
      stdout: "",
      stderr: expect.stringContaining(
        "The host keeps submissions for 24 months, and RETENTION_MONTHS is 12 here.",
      ) as string,
    });
    expect(await listStored(env.DATABASE_URL)).toHaveLength(5);
    const result = await run("delete", "--expired");
    expect(result).toMatchObject({ code: 0, stdout: "Erased: 1.\n" });
    expect(result.stderr).toContain("Retention: 24 months (RETENTION_MONTHS)");
  });

  test("an erasure is recorded outside the database without the email address, and repeated after a restore", async () => {
    const { env, ids, run } = await setUp();
    const rows = await withStore(env.DATABASE_URL, ({ db }) => db.selectFrom("submissions").selectAll().execute());
    expect(await run("delete", "ada@survey.example")).toMatchObject({ code: 0, stdout: "Erased: 1.\n" });
    const note = readFileSync(env.ERASURES_FILE, "utf8");
    expect(note).toMatch(/^\S+Z [0-9a-f]{64}\n$/);
    expect(note).not.toContain(ids[0]);
    expect(statSync(env.ERASURES_FILE).mode & 0o077).toBe(0);

    // Restores a backup that contains the erased submission and open mails.
    await withStore(env.DATABASE_URL, async ({ db }) => {
      await db
        .insertInto("submissions")
        .values(rows.filter(({ id }) => id === ids[0]))
        .execute();
      const open = { channel: "mail" as const, attempts: 0, next_at: 0, parked: null };
      const waiting = ids.slice(0, 2).map((submission_id) => ({ ...open, submission_id }));
      await db.insertInto("outbox").values(waiting).execute();
    });
    expect((await run("after-restore")).stdout).toMatch(/^Parked: 2 .* Erased again: 1,/);
    expect((await listStored(env.DATABASE_URL)).map(({ id }) => id)).toEqual(ids.slice(1));
    expect(await withStore(env.DATABASE_URL, ({ db }) => db.selectFrom("outbox").selectAll().execute())).toEqual([
      expect.objectContaining({ submission_id: ids[1], parked: "restored from a backup" }),
    ]);
    expect((await run("audit")).stdout).toMatch(
      / delete 1 of one email address\n.* restore 2 parked, 1 erased again, 0 unsubscribed again\n$/,
    );
  });

  test("erases nothing if the erasure cannot be recorded", async () => {
    const { env } = await setUp();
    const unwritable = { ...env, ERASURES_FILE: siteFolder() };
    const { code, stderr } = await submissions(["delete", "ada@survey.example"], unwritable);
    expect({ code, explained: stderr.includes("Nothing was erased, because") }).toEqual({ code: 1, explained: true });
    expect(await listStored(env.DATABASE_URL)).toHaveLength(5);
  });
});

test("makes a backup while the host runs, which only its owner can read and which can be restored", async () => {
  const folder = siteFolder();
  const env = { DATABASE_URL: `file:${join(folder, "submissions.db")}` };
  const run = (...args: string[]) => runScript("submissions", args, { env, folder });
  const host = await startHost({ env });
  expect((await host.post(BODIES.demo)).status).toBe(200);
  expect(await run("backup", "copy.db")).toMatchObject({ code: 0, stdout: "Copied to copy.db.\n" });
  expect((await run("backup", "copy.db")).stderr).toContain("copy.db already exists");
  expect(statSync(join(folder, "copy.db")).mode & 0o077).toBe(0);

  expect((await host.post(BODIES.contact)).status).toBe(200);
  expect(await run("delete", "ada@survey.example")).toMatchObject({ code: 0 });
  await host.kill();
  for (const end of ["-wal", "-shm"]) rmSync(join(folder, `submissions.db${end}`), { force: true });
  copyFileSync(join(folder, "copy.db"), join(folder, "submissions.db"));
  expect((await run("list")).stdout).toContain("ada@survey.example");
  const erasures = join(folder, "submissions.db.erased");
  renameSync(erasures, join(folder, "elsewhere"));
  expect((await run("after-restore")).stdout).toContain(`Nothing was erased again, because there is no ${erasures}.`);
  renameSync(join(folder, "elsewhere"), erasures);
  expect((await run("after-restore")).stdout).toContain("Erased again: 1,");
  expect((await run("list")).stdout).toBe("There are no submissions.\n");
});

test("reports the reason if a backup cannot be written, and leaves no file", async () => {
  const folder = siteFolder();
  const env = { DATABASE_URL: `file:${join(folder, "submissions.db")}` };
  const host = await startHost({ env });
  for (let number = 0; number < 20; number += 1) await host.post({ ...BODIES.demo, message: "long ".repeat(900) });
  await host.kill();
  const nowhere = join(folder, "nowhere");
  expect(await submissions(["backup", join(nowhere, "copy.db")], env)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`There is no folder ${nowhere}; nothing was copied.`) as string,
  });
  expect((await submissions(["audit"], env)).stdout).toBe("The audit table is empty.\n");
  // Limits files to 64 KB, which is less than the size of the store.
  const wrapper = ["prlimit", "--fsize=65536"];
  const { code, stderr } = await runScript("submissions", ["backup", "copy.db"], { env, folder, wrapper });
  expect({ code, stderr }).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("copy.db cannot be written;") as string,
  });
  expect(existsSync(join(folder, "copy.db"))).toBe(false);
});
