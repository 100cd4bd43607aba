import type { Database } from "./database";

/** The value of a note, which is written first if there is none. All processes get the same value. */
export async function agreeOn(db: Database, name: string, value: string): Promise<string> {
  await db
    .insertInto("notes")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  return (await readNote(db, name)) ?? value;
}

export async function readNote(db: Database, name: string): Promise<string | undefined> {
  const row = await db.selectFrom("notes").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value;
}

export async function writeNote(db: Database, name: string, value: string): Promise<void> {
  await db
    .insertInto("notes")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

/** Deletes all notes whose names begin with `prefix`, except one. */
export async function removeOthers(db: Database, prefix: string, keep: string): Promise<void> {
  await db.deleteFrom("notes").where("name", "like", `${prefix}%`).where("name", "!=", keep).execute();
}

export async function removeNote(db: Database, name: string): Promise<void> {
  await db.deleteFrom("notes").where("name", "=", name).execute();
}
