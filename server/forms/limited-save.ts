import type { FormName } from "../../src/forms/payload/payload";
import type { Texts } from "../../src/forms/payload/texts";
import type { Log } from "../log";
import type { Channel, Database, SubmissionRow } from "../store/database";
import type { Store } from "../store/store";
import { countSuspected, saveSubmission } from "../store/submissions";
import type { Limits, Sender } from "./limits";
import { resultFor, type SubmissionResult } from "./response";

/** A checked submission, and what it takes to count and deliver it. */
interface NewSubmission {
  readonly row: SubmissionRow;
  readonly form: FormName;
  readonly sender: Sender;
  readonly channels: readonly Channel[];
  /** The texts of the visitor's language. */
  readonly texts: Texts;
}

/** The result of a submission, and its row if it was stored. */
interface Saved {
  readonly result: SubmissionResult;
  readonly row?: SubmissionRow;
}

/** A flood of suspected submissions must not fill the disk. */
const MAX_SUSPECTED = 10_000;
/** `Retry-After` at that number. */
const SUSPECTED_RETRY_AFTER_MS = 60 * 60_000;

/** Kysely rolls a transaction back only when its work throws. */
class Rollback extends Error {
  override readonly name = "Rollback";

  constructor(readonly saved: Saved) {
    super("The submission was not stored, so its transaction was rolled back.");
  }
}

/**
 * Creates the function that counts and stores a submission in one transaction, which is rolled back unless it stores the
 * submission. If the count were outside, a failed insert would use up the visitor's quota.
 */
export function createLimitedSave(store: Store, limits: Limits, log: Log): (next: NewSubmission) => Promise<Saved> {
  const getGlobalReason = createGlobalLimit(log);

  const save = async (
    transaction: Database,
    { row: checked, form, sender, channels, texts }: NewSubmission,
  ): Promise<Saved> => {
    const { waitMs, waitForAllMs } = await limits.count(transaction, sender, checked.suspected === null);
    if (waitMs > 0) {
      log.info({ form_type: checked.form_type }, "submission over the limit");
      return { result: { status: "rateLimited", retryAfterMs: waitMs } };
    }
    const row = { ...checked, suspected: checked.suspected ?? getGlobalReason(waitForAllMs) };
    const isFull = row.suspected !== null && (await countSuspected(transaction)) >= MAX_SUSPECTED;
    if (isFull) return { result: { status: "rateLimited", retryAfterMs: SUSPECTED_RETRY_AFTER_MS } };
    const saved = await saveSubmission(transaction, row, form, channels, texts);
    // Another request with the same key may have been stored since the look-up.
    return { result: resultFor(saved), ...(saved.isNew && { row }) };
  };

  return (submission) =>
    store.use(async ({ db }) => {
      try {
        return await db.transaction().execute(async (transaction) => {
          const saved = await save(transaction, submission);
          if (saved.row === undefined) throw new Rollback(saved);
          return saved;
        });
      } catch (error) {
        if (error instanceof Rollback) return error.saved;
        throw error;
      }
    });
}

/**
 * Creates the function that returns why a submission is suspected: over the limit for all IP addresses together, as it may
 * have been used up by bots; null otherwise. The limit is logged once in a period.
 */
function createGlobalLimit(log: Log): (waitMs: number) => "limit" | null {
  /** Until then the limit is not logged again. By `performance.now()`, which never jumps. */
  let quietUntil = 0;

  return (waitMs) => {
    if (waitMs === 0) return null;
    if (performance.now() >= quietUntil) {
      quietUntil = performance.now() + waitMs;
      log.warn({ seconds: Math.ceil(waitMs / 1000) }, "over the limit for all: submissions are stored as suspected");
    }
    return "limit";
  };
}
