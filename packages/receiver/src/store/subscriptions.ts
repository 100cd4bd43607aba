import { fillFromSite } from "@capture/domain/placeholders";
import { DAY_MS } from "../clock";
import type { FormName } from "../payload/payload";
import type { Texts } from "../texts/texts";
import type { Channel, Database, OpenStore, SubmissionRow, SubscriptionRow } from "./database";
import { writeValue } from "./key-value";
import { addDeliveries } from "./outbox";
import { mailboxOf, normalizeEmail } from "./records";

/** Minimum time between two mails to one mailbox, because anyone can enter the email address of someone else. */
const MIN_MAIL_INTERVAL_MS = DAY_MS;
/** Minimum time between unsubscribing and the next mail to that mailbox. */
const MIN_RETURN_INTERVAL_MS = 90 * DAY_MS;
const LOCK_KEY = "newsletter:turn";

interface FollowUps {
  /** The form with which it was sent. */
  readonly form: FormName;
  /** The channels of that form. */
  readonly channels: readonly Channel[];
  /** The texts of the visitor's language, with the wording of the consent. */
  readonly texts: Texts;
}

/**
 * Adds the subscription and the deliveries of a submission that is not suspected.
 * @param time by the store's clock
 * @returns the channels of the added deliveries: without `confirmation` if the email address is subscribed, or its mailbox
 * was sent a confirmation link in the last 24 hours or has unsubscribed in the last 90 days
 */
export async function addFollowUps(
  transaction: Database,
  row: SubmissionRow,
  { form, channels, texts }: FollowUps,
  time: number,
): Promise<readonly Channel[]> {
  const canConfirm = channels.includes("confirmation");
  const wording = fillFromSite(texts["forms/newsletter.json"].note, texts["site.json"]);
  const isMailDue = form === "newsletter" && (await addSubscription(transaction, row, { canConfirm, wording }, time));
  const due = channels.filter((channel) => channel !== "confirmation" || isMailDue);
  await addDeliveries(transaction, row.id, due);
  return due;
}

/** @returns whether the mail with the confirmation link must be sent */
async function addSubscription(
  transaction: Database,
  { id, email }: SubmissionRow,
  { canConfirm, wording }: { readonly canConfirm: boolean; readonly wording: string },
  time: number,
): Promise<boolean> {
  // This locks a row until the transaction ends. Otherwise neither of two simultaneous requests would see the other.
  await writeValue(transaction, LOCK_KEY, "");
  const address = normalizeEmail(email);
  const mailbox = mailboxOf(address);
  const earlier = await transaction
    .selectFrom("subscriptions")
    .selectAll()
    .where((either) => either.or([either("address", "=", address), either("mailbox", "=", mailbox)]))
    .execute();
  const confirmed_at = earlier.find((row) => row.address === address && isActive(row))?.confirmed_at ?? null;
  const isTooSoon = earlier.some(
    ({ mailed_at, unsubscribed_at }) =>
      isWithin(MIN_MAIL_INTERVAL_MS, mailed_at, time) || isWithin(MIN_RETURN_INTERVAL_MS, unsubscribed_at, time),
  );
  const isMailDue = canConfirm && confirmed_at === null && !isTooSoon;
  const proof = { wording, mailed_at: isMailDue ? time : null, confirmed_at, unsubscribed_at: null };
  await transaction
    .insertInto("subscriptions")
    .values({ submission_id: id, address, mailbox, ...proof })
    .execute();
  return isMailDue;
}

/** Whether a time is less than an interval away. A time in the future was written while the clock was wrong. */
function isWithin(intervalMs: number, at: number | null, time: number): boolean {
  return at !== null && Math.abs(time - at) < intervalMs;
}

function isActive({ confirmed_at, unsubscribed_at }: SubscriptionRow): boolean {
  return confirmed_at !== null && unsubscribed_at === null;
}

/** The subscription of a submission; `undefined` if it has expired or was erased. */
export function findSubscription(db: Database, id: string): Promise<SubscriptionRow | undefined> {
  return db.selectFrom("subscriptions").selectAll().where("submission_id", "=", id).executeTakeFirst();
}

/**
 * Confirms all unconfirmed requests of an email address.
 * @param channels that deliver the subscription to staff if at least one request was unconfirmed
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

/** The ids of the requests of an email address, confirmed or not, that unsubscribing has not ended. */
export async function listRequestsNotEnded(db: Database, { address }: SubscriptionRow): Promise<string[]> {
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

/** A subscription, and the details of its submission with the language of its page. */
type Subscriber = SubscriptionRow & Pick<SubmissionRow, "additional_data">;

/** The readers of the newsletter: the first active subscription of each email address. */
export async function listSubscribers(db: Database): Promise<Subscriber[]> {
  const rows = await db
    .selectFrom("subscriptions")
    .innerJoin("submissions", "submissions.id", "subscriptions.submission_id")
    .selectAll("subscriptions")
    .select("submissions.additional_data")
    .where("confirmed_at", "is not", null)
    .where("unsubscribed_at", "is", null)
    .orderBy("received_at", "desc")
    .execute();
  return [...new Map(rows.map((row) => [row.address, row])).values()].reverse();
}
