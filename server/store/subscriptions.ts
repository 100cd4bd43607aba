import newsletter from "../../data/forms/newsletter.json";
import site from "../../data/site.json";
import { fillFromSite } from "../../src/domain/placeholders";
import type { FormName } from "../../src/forms/payload/payload";
import type { Channel, Database, OpenStore, SubmissionRow, SubscriptionRow } from "./database";
import { writeValue } from "./key-value";
import { addDeliveries } from "./outbox";
import { addressOf } from "./records";

/** Anybody can type in anybody's address, so it gets one mail in this time. */
const MIN_MAIL_INTERVAL_MS = 24 * 60 * 60_000;
const TURN = "newsletter:turn";

/**
 * Adds what follows from a submission that is not suspected: its subscription and its deliveries.
 * @param form that it was sent by
 * @param channels that it would be delivered by; an address gets no second mail that asks for its confirmation
 * @param time by the store's clock
 * @returns those that it is delivered by
 */
export async function addFollowUps(
  transaction: Database,
  row: SubmissionRow,
  form: FormName,
  channels: readonly Channel[],
  time: number,
): Promise<readonly Channel[]> {
  const mayAsk = channels.includes("confirmation");
  const asks = form === "newsletter" && (await addSubscription(transaction, row, mayAsk, time));
  const due = channels.filter((channel) => channel !== "confirmation" || asks);
  await addDeliveries(transaction, row.id, due);
  return due;
}

/** @returns whether the address is to be asked for its confirmation */
async function addSubscription(
  transaction: Database,
  { id, email }: SubmissionRow,
  mayAsk: boolean,
  time: number,
): Promise<boolean> {
  // The row is locked until the transaction ends: two requests at once would both see no earlier one.
  await writeValue(transaction, TURN, "");
  const address = addressOf(email);
  const earlier = await transaction.selectFrom("subscriptions").selectAll().where("address", "=", address).execute();
  const confirmed_at = earlier.find(isActive)?.confirmed_at ?? null;
  // A time in the future was written while the clock was wrong.
  const wasAsked = earlier.some(
    ({ mailed_at }) => mailed_at !== null && Math.abs(time - mailed_at) < MIN_MAIL_INTERVAL_MS,
  );
  const asks = mayAsk && confirmed_at === null && !wasAsked;
  const wording = fillFromSite(newsletter.note, site);
  const proof = { wording, mailed_at: asks ? time : null, confirmed_at, unsubscribed_at: null };
  await transaction
    .insertInto("subscriptions")
    .values({ submission_id: id, address, ...proof })
    .execute();
  return asks;
}

function isActive({ confirmed_at, unsubscribed_at }: SubscriptionRow): boolean {
  return confirmed_at !== null && unsubscribed_at === null;
}

/** The subscription of a submission; `undefined` when it has expired or was erased. */
export function findSubscription(db: Database, id: string): Promise<SubscriptionRow | undefined> {
  return db.selectFrom("subscriptions").selectAll().where("submission_id", "=", id).executeTakeFirst();
}

/**
 * Confirms all requests of an address, unless that was done before.
 * @param id of the submission whose link was followed
 * @param channels by which staff are told the first time
 */
export async function confirmSubscription(
  { db, time }: OpenStore,
  { submission_id, address }: SubscriptionRow,
  channels: readonly Channel[],
): Promise<void> {
  const confirmed_at = await time();
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("subscriptions")
      .set({ confirmed_at })
      .where("address", "=", address)
      .where("confirmed_at", "is", null)
      .where("unsubscribed_at", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await addDeliveries(transaction, submission_id, channels);
  });
}

/** The ids of an address's requests that have not been ended, confirmed or not. */
export async function openRequests(db: Database, { address }: SubscriptionRow): Promise<string[]> {
  const rows = await db
    .selectFrom("subscriptions")
    .select("submission_id")
    .where("address", "=", address)
    .where("unsubscribed_at", "is", null)
    .execute();
  return rows.map(({ submission_id }) => submission_id);
}

/**
 * Ends subscriptions.
 * @param ids of their submissions
 * @param unsubscribed_at in milliseconds since 1970
 */
export async function unsubscribe(db: Database, ids: readonly string[], unsubscribed_at: number): Promise<void> {
  for (const id of ids) {
    await db.updateTable("subscriptions").set({ unsubscribed_at }).where("submission_id", "=", id).execute();
  }
}

/** Whom letters may be sent to: of each address the first confirmed request that has not been ended. */
export async function listSubscribers(db: Database): Promise<SubscriptionRow[]> {
  const rows = await db
    .selectFrom("subscriptions")
    .innerJoin("submissions", "submissions.id", "subscriptions.submission_id")
    .selectAll("subscriptions")
    .where("confirmed_at", "is not", null)
    .where("unsubscribed_at", "is", null)
    .orderBy("received_at", "desc")
    .execute();
  return [...new Map(rows.map((row) => [row.address, row])).values()].reverse();
}
