import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { deleteExpired } from "../../../src/store/expiry";
import type { OpenStore } from "../../../src/store/database";
import { writeValue } from "../../../src/store/key-value";
import { countSuspected } from "../../../src/store/submissions";
import { numberedBody } from "../../../../../testing/server/bodies";
import { eventually, siteFolder, startHost } from "../../../../../testing/server/host";
import { submissions } from "../../../../../testing/server/submissions";
import { onBothStores, listStored, withStore } from "../../../../../testing/server/stores";
import { RETENTION_MONTHS, saveSubmissions } from "../../../../../__tests__/support/server/stored-submissions";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

const countIn = async (url: string): Promise<number> => (await listStored(url)).length;

onBothStores((createEmptyDatabase, kind) => {
  /** Creates a store with `count` submissions, whose clock has been checked once. */
  const createStoreWith = async (count: number): Promise<string> => {
    const url = await createEmptyDatabase();
    await saveSubmissions(
      url,
      Array.from({ length: count }, (_, number) => numberedBody(number)),
    );
    return url;
  };

  /** Makes `count` submissions older by `by` milliseconds. */
  const age = ({ db }: OpenStore, by: number, count = 1000) =>
    db
      .updateTable("submissions")
      .set((row) => ({ received_at: row("received_at", "-", by) }))
      .where("id", "in", (ids) => ids.selectFrom("submissions").select("id").orderBy("id").limit(count))
      .execute();

  test("two starts with a clock three years ahead delete nothing", async () => {
    const url = await createStoreWith(3);
    const shift = join(siteFolder(), "shift.cjs");
    writeFileSync(shift, `const now = Date.now; Date.now = () => now() + ${3 * YEAR};`);
    for (let start = 0; start < 2; start++) {
      const host = await startHost({ env: { DATABASE_URL: url }, nodeArgs: ["--require", shift] });
      // PostgreSQL uses its own clock, which is correct.
      if (kind === "libsql") await eventually(async () => host.output().includes("clock jumped"));
      expect((await host.post(numberedBody(`start ${start}`))).status).toBe(200);
      await host.kill();
    }
    expect(await countIn(url)).toBe(5);
  });

  test("after a clock jump nothing is deleted until the host has run for a day", async () => {
    const url = await createStoreWith(3);
    await withStore(url, async (open) => {
      // The last check was three years ago.
      await age(open, 3 * YEAR, 1);
      const setLastCheck = async (ago: number) =>
        writeValue(open.db, "retention:last", String((await open.time()) - ago));
      await setLastCheck(3 * YEAR);
      expect(await deleteExpired(open, RETENTION_MONTHS, 0)).toEqual({ deleted: 0, blocked: "clockJump" });
      expect(await deleteExpired(open, RETENTION_MONTHS, DAY)).toEqual({ deleted: 0, blocked: "clockJump" });
      for (let hour = 1; hour < 24; hour++) {
        await setLastCheck(HOUR);
        expect(await deleteExpired(open, RETENTION_MONTHS, HOUR)).toEqual({ deleted: 0, blocked: "clockJump" });
      }
      await setLastCheck(2 * HOUR);
      expect(await deleteExpired(open, RETENTION_MONTHS, 2 * HOUR)).toEqual({ deleted: 1 });
    });
    expect(await countIn(url)).toBe(2);
  });

  test("a run deletes nothing without confirmation if over 20 and more than half of all submissions have expired", async () => {
    const url = await createStoreWith(40);
    const env = { DATABASE_URL: url };
    await withStore(url, (open) => age(open, 3 * YEAR, 21));
    const host = await startHost({ env });
    await eventually(async () => host.output().includes("more than half of all submissions have expired"));
    await host.kill();
    expect(await countIn(url)).toBe(40);

    expect(await submissions(["delete", "--expired"], env)).toMatchObject({ stdout: "Erased: 21.\n" });
    expect(await countIn(url)).toBe(19);
    expect((await submissions(["audit"], env)).stdout).toMatch(/ delete 21 expired\n$/);
    // Up to 20 are deleted without confirmation, even if they are all.
    await withStore(url, (open) => age(open, 3 * YEAR));
    expect(await withStore(url, (open) => deleteExpired(open, RETENTION_MONTHS, 0))).toEqual({ deleted: 19 });
  });

  test("suspected submissions are included in the half that needs confirmation", async () => {
    const url = await createStoreWith(40);
    const suspect = (count: number) =>
      withStore(url, ({ db }) =>
        db
          .updateTable("submissions")
          .set({ suspected: "honeypot" })
          .where("id", "in", (ids) => ids.selectFrom("submissions").select("id").orderBy("id").limit(count))
          .execute(),
      );
    await suspect(21);
    await withStore(url, async (open) => {
      await age(open, 31 * DAY, 21);
      expect(await deleteExpired(open, RETENTION_MONTHS, 0)).toEqual({ deleted: 0, blocked: "tooMany" });
      await age(open, -2 * DAY, 1);
      expect(await deleteExpired(open, RETENTION_MONTHS, 0)).toEqual({ deleted: 20 });
    });

    // 21 of 39 ordinary submissions, but of 61 in total.
    const again = await createStoreWith(60);
    await withStore(again, async (open) => {
      await age(open, 3 * YEAR, 21);
      await open.db
        .updateTable("submissions")
        .set({ suspected: "limit" })
        .where("id", "in", (ids) => ids.selectFrom("submissions").select("id").orderBy("id", "desc").limit(21))
        .execute();
      expect(await deleteExpired(open, RETENTION_MONTHS, 0)).toEqual({ deleted: 21 });
    });
    expect(await countIn(again)).toBe(18);
  });

  test("suspected submissions are deleted after 30 days", async () => {
    const url = await createStoreWith(2);
    await withStore(url, async (open) => {
      await open.db
        .updateTable("submissions")
        .set({ suspected: "honeypot" })
        .where("message", "=", "Number 0")
        .execute();
      await age(open, 29 * DAY);
      expect(await deleteExpired(open, RETENTION_MONTHS, 0)).toEqual({ deleted: 0 });
      await age(open, DAY);
      expect(await deleteExpired(open, RETENTION_MONTHS, 0)).toEqual({ deleted: 1 });
    });
    expect((await listStored(url)).map(({ message }) => message)).toEqual(["Number 1"]);
  });

  test("a clock jump of 29 days deletes no suspected submissions", async () => {
    const url = await createStoreWith(2);
    await withStore(url, async (open) => {
      await open.db.updateTable("submissions").set({ suspected: "limit" }).execute();
      const jump = 29 * DAY;
      await age(open, jump + 2 * DAY);
      await writeValue(open.db, "retention:last", String((await open.time()) - jump));
      expect(await deleteExpired(open, RETENTION_MONTHS, 0)).toEqual({ deleted: 0, blocked: "clockJump" });
    });
    expect(await withStore(url, ({ db }) => countSuspected(db))).toBe(2);
  });

  test("uses a database that a newer release has migrated, and logs a warning", async () => {
    const url = await createStoreWith(1);
    await withStore(url, async ({ db }) => {
      const table = db.withTables<{ kysely_migration: { name: string; timestamp: string } }>();
      const timestamp = new Date(0).toISOString();
      await table.insertInto("kysely_migration").values({ name: "0099-later", timestamp }).execute();
    });
    const host = await startHost({ env: { DATABASE_URL: url } });
    expect((await host.post(numberedBody("later"))).status).toBe(200);
    await host.kill();
    expect(host.output()).toContain("database was migrated by a newer release (0099-later)");
  });
});
