import { randomUUID } from "node:crypto";
import { now } from "../clock";
import type { AuditRow, Database } from "./database";

/** Notes what staff did, or what expired. @param detail how much, and of what; never a visitor's words */
export async function addAudit(db: Database, action: string, detail: string): Promise<void> {
  await db.insertInto("audit").values({ id: randomUUID(), at: now(), action, detail }).execute();
}

/** What was noted, oldest first. */
export function listAudit(db: Database): Promise<AuditRow[]> {
  return db.selectFrom("audit").selectAll().orderBy("at").orderBy("id").execute();
}
