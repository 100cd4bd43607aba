import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { MAX_BODY_BYTES } from "../src/forms/body-size";
import { createHealth } from "../src/health";
import { createStore } from "../src/store/store";

const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "health-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a store with space for small submissions only is not writable, until it has space for the largest", async () => {
  const store = createStore({ kind: "libsql", path: join(folder, "submissions.db") }, log);
  const health = createHealth(store, log);
  /** Leaves space for some bytes in the file. SQLite keeps the limit of a connection, which an error closes. */
  const leave = (bytes: number) =>
    store.use(async ({ db }) => {
      const read = async (name: string): Promise<number> => {
        const { rows } = await sql<Record<string, number>>`pragma ${sql.raw(name)}`.execute(db);
        return rows[0]?.[name] ?? 0;
      };
      const [pages, pageBytes] = [await read("page_count"), await read("page_size")];
      await sql`pragma max_page_count = ${sql.raw(String(pages + Math.ceil(bytes / pageBytes)))}`.execute(db);
    });

  await leave(MAX_BODY_BYTES / 2);
  expect((await health.readiness()).write).toBe("failed");
  expect((await health.readiness()).write).toBe("worked");
  await store.use(async ({ db }) => {
    expect(await db.selectFrom("notes").selectAll().where("name", "like", "health:%").execute()).toEqual([]);
  });
  await store.close();
});
