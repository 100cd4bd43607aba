import type { FormName } from "../../src/forms/payload/payload";
import type { Log } from "../log";
import type { Channel, Database, SubmissionRow } from "../store/database";
import { countSuspected, saveSubmission } from "../store/submissions";
import type { GlobalLimit } from "./global-limit";
import type { Limits, Sender } from "./limits";
import { resultFor, type SubmissionResult } from "./submission-result";

/** A checked submission, and what it takes to count and deliver it. */
export interface NewSubmission {
  readonly row: SubmissionRow;
  readonly form: FormName;
  readonly sender: Sender;
  readonly channels: readonly Channel[];
}

/** The result of a submission, and its row if this transaction stored it. */
interface Saved {
  readonly result: SubmissionResult;
  readonly row?: SubmissionRow;
}

interface Dependencies {
  readonly limits: Limits;
  readonly globalLimit: GlobalLimit;
  readonly log: Log;
}

/** A flood of suspected submissions must not fill the disk. */
const MAX_SUSPECTED = 10_000;
/** `Retry-After` at that number. */
const SUSPECTED_RETRY_AFTER_MS = 60 * 60_000;

/**
 * Counts and stores a submission in the caller's transaction, which must be rolled back unless the result has a row. If the
 * count were outside, a failed insert would use up the visitor's quota.
 */
export async function saveWithinLimits(
  transaction: Database,
  { row: checked, form, sender, channels }: NewSubmission,
  { limits, globalLimit, log }: Dependencies,
): Promise<Saved> {
  const wait = await limits.count(transaction, sender);
  if (wait > 0) {
    log.info({ form_type: checked.form_type }, "submission over the limit");
    return { result: { status: "rateLimited", retryAfterMs: wait } };
  }
  const row = { ...checked, suspected: checked.suspected ?? (await globalLimit.getReason(transaction)) };
  const isFull = row.suspected !== null && (await countSuspected(transaction)) >= MAX_SUSPECTED;
  if (isFull) return { result: { status: "rateLimited", retryAfterMs: SUSPECTED_RETRY_AFTER_MS } };
  const saved = await saveSubmission(transaction, row, form, channels);
  // Another request with the same key may have been stored since the look-up.
  return { result: resultFor(saved), ...(saved.isNew && { row }) };
}
