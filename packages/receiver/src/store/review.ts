import type { Selectable } from "kysely";
import { addAudit } from "./audit";
import type { FormName } from "../payload/payload";
import type { SiteTexts } from "../texts/texts";
import type { Channel, Database, OpenStore, OutboxRow } from "./database";
import { findSubmission, formOfRow, languageOfRow } from "./records";
import { addFollowUps } from "./subscriptions";

/** The channels that deliver a released submission; `undefined` if no suspected submission has the id. */
type ReleaseResult = readonly Channel[] | "no channel" | undefined;

/** The reason of deliveries that are parked after a restore: they were open in the backup, and may have been sent since. */
export const RESTORED_REASON = "restored from a backup";

/**
 * Accepts a suspected submission and adds its deliveries. If its form has no channel, it stays suspected, so that it does
 * not look like a delivered one.
 * @param findTexts the texts of a language, with the wording of the consent
 * @param channelsFor the channels of a form; without it, the submission is accepted and not delivered
 */
export async function releaseSubmission(
  open: OpenStore,
  id: string,
  findTexts: SiteTexts["findTexts"],
  channelsFor?: (form: FormName) => readonly Channel[],
): Promise<ReleaseResult> {
  const time = await open.time();
  return open.db.transaction().execute(async (transaction) => {
    const row = await findSubmission(transaction, id);
    if (!row || row.suspected === null) return undefined;
    const form = formOfRow(row);
    const possible = channelsFor?.(form) ?? [];
    if (channelsFor && possible.length === 0) return "no channel";
    await transaction.updateTable("submissions").set({ suspected: null }).where("id", "=", row.id).execute();
    const channels = await addFollowUps(
      transaction,
      row,
      { form, channels: possible, texts: findTexts(languageOfRow(row)) },
      time,
    );
    await addAudit(transaction, "release", `${row.id} (${row.suspected})`);
    return channels;
  });
}

/** The open and parked deliveries of a submission. */
export function listDeliveries(db: Database, id: string): Promise<Selectable<OutboxRow>[]> {
  return db.selectFrom("outbox").selectAll().where("submission_id", "=", id).orderBy("channel").execute();
}

/**
 * Makes parked deliveries due now.
 * @param id of one submission; without it, those of all submissions
 * @returns their number
 */
export async function retryParked(db: Database, id: string | undefined): Promise<number> {
  let query = db
    .updateTable("outbox")
    .set({ parked: null, attempts: 0, unanswered: 0, next_at: 0 })
    .where("parked", "is not", null);
  if (id !== undefined) query = query.where("submission_id", "=", id.trim().toLowerCase());
  return Number((await query.executeTakeFirst()).numUpdatedRows);
}

/** Parks all open deliveries. @returns their number */
export async function parkOpenDeliveries(db: Database, reason: string): Promise<number> {
  const parked = db.updateTable("outbox").set({ parked: reason }).where("parked", "is", null);
  return Number((await parked.executeTakeFirst()).numUpdatedRows);
}
