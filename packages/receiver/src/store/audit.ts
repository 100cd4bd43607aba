import { randomUUID } from "node:crypto";
import { now } from "../clock";
import type { AuditRow, Database } from "./database";

/**
 * Records an action of staff, or an expiry.
 * @param detail what it affected, such as counts or a submission's id; never a visitor's text
 */
export async function addAudit(db: Database, action: string, detail: string): Promise<void> {
  await db.insertInto("audit").values({ id: randomUUID(), at: now(), action, detail }).execute();
}

/** All rows of the audit table, oldest first. */
export function listAudit(db: Database): Promise<AuditRow[]> {
  return db.selectFrom("audit").selectAll().orderBy("at").orderBy("id").execute();
}
