import type { Database } from "./database";

/** Returns the stored value of a name, or stores `value` if there is none. All processes get the same value. */
export async function getOrCreate(db: Database, name: string, value: string): Promise<string> {
  await db
    .insertInto("notes")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  return (await readValue(db, name)) ?? value;
}

export async function readValue(db: Database, name: string): Promise<string | undefined> {
  const row = await db.selectFrom("notes").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value;
}

export async function writeValue(db: Database, name: string, value: string): Promise<void> {
  await db
    .insertInto("notes")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

/** Deletes all values whose names begin with `prefix`, except one. */
export async function removeOthers(db: Database, prefix: string, keep: string): Promise<void> {
  await db.deleteFrom("notes").where("name", "like", `${prefix}%`).where("name", "!=", keep).execute();
}

export async function removeValue(db: Database, name: string): Promise<void> {
  await db.deleteFrom("notes").where("name", "=", name).execute();
}
