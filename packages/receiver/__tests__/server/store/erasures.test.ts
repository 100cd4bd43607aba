import { readFileSync, statSync } from "node:fs";
import { siteFolder } from "../../../../../testing/server/host";
import { submissions } from "../../../../../testing/server/submissions";
import { onBothStores, listStored, withStore } from "../../../../../testing/server/stores";
import { storeSubmissions } from "../../../../../__tests__/support/server/stored-submissions";

onBothStores((createEmptyDatabase) => {
  const setUp = () => storeSubmissions(createEmptyDatabase);

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
