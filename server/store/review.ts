import type { Selectable } from "kysely";
import { addAudit } from "./audit";
import type { FormName } from "../../src/forms/payload/payload";
import type { Channel, Database, OpenStore, OutboxRow } from "./database";
import { findSubmission, formOfRow } from "./records";
import { addFollowUps } from "./subscriptions";

/** The channels that a submission is delivered by; `undefined` where none is suspected under the id. */
export type Released = readonly Channel[] | "no channel" | undefined;

/** Why a delivery is parked that was open when a backup was taken; it may have gone out since. */
export const RESTORED = "restored from a backup";

/**
 * Lets a suspected submission through, with its deliveries. Without a channel it
 * stays suspected: nothing could tell later that it was never delivered.
 * @param channelsFor without it, it is let through and nobody is told
 */
export async function releaseSubmission(
  open: OpenStore,
  id: string,
  channelsFor?: (form: FormName) => readonly Channel[],
): Promise<Released> {
  const time = await open.time();
  return open.db.transaction().execute(async (transaction) => {
    const row = await findSubmission(transaction, id);
    if (!row || row.suspected === null) return undefined;
    const form = formOfRow(row);
    const possible = channelsFor?.(form) ?? [];
    if (channelsFor && possible.length === 0) return "no channel";
    await transaction.updateTable("submissions").set({ suspected: null }).where("id", "=", row.id).execute();
    const channels = await addFollowUps(transaction, row, form, possible, time);
    await addAudit(transaction, "release", `${row.id} (${row.suspected})`);
    return channels;
  });
}

/** The deliveries of a submission that have not gone out. */
export function deliveriesOf(db: Database, id: string): Promise<Selectable<OutboxRow>[]> {
  return db.selectFrom("outbox").selectAll().where("submission_id", "=", id).orderBy("channel").execute();
}

/**
 * Has parked deliveries tried again now.
 * @param id of one submission; without it, all of them
 * @returns how many
 */
export async function retryParked(db: Database, id: string | undefined): Promise<number> {
  let query = db
    .updateTable("outbox")
    .set({ parked: null, attempts: 0, unanswered: 0, next_at: 0 })
    .where("parked", "is not", null);
  if (id !== undefined) query = query.where("submission_id", "=", id.trim().toLowerCase());
  return Number((await query.executeTakeFirst()).numUpdatedRows);
}

/** Parks all deliveries that are open. @returns how many */
export async function parkOpen(db: Database, reason: string): Promise<number> {
  const parked = db.updateTable("outbox").set({ parked: reason }).where("parked", "is", null);
  return Number((await parked.executeTakeFirst()).numUpdatedRows);
}
