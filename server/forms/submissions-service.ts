import { HONEYPOT } from "../../src/forms/payload/form-endpoint";
import type { FormName } from "../../src/forms/payload/payload";
import { checkSubmission, isObject } from "../../src/forms/payload/submission";
import type { Health } from "../health";
import type { Log } from "../log";
import type { Channel, Database, SubmissionRow } from "../store/database";
import type { Store } from "../store/store";
import { transactIf } from "../store/transaction";
import { countSuspected, findRepeated, saveSubmission, toRow, type SavedSubmission } from "../store/submissions";
import type { Limits, Sender } from "./limits";
import type { Rejection, SubmissionResult } from "./submission-result";

export interface SubmissionRequest {
  /** The parsed JSON of the body. */
  readonly body: unknown;
  readonly idempotencyKey: string | undefined;
  /** Set for a form sent without script: it has no key, so its content is its key for ten minutes. */
  readonly isKeyedByContent?: boolean;
  /** IP address of the visitor. It is counted, but never stored or logged. */
  readonly ipAddress: string;
}

export interface SubmissionsService {
  submit(request: SubmissionRequest): Promise<SubmissionResult>;
  /** Counts and rejects an invalid request. @returns the reason, or `tooManyInvalid` if its sender is over the limit */
  rejectInvalid(reason: Rejection, ipAddress: string): Promise<SubmissionResult>;
}

interface Dependencies {
  readonly store: Store;
  readonly limits: Limits;
  readonly health: Health;
  readonly log: Log;
  /** The channels that deliver the submissions of a form. */
  readonly channelsFor: (form: FormName) => readonly Channel[];
  /** Called when a submission and its deliveries have been stored. */
  readonly onStored: () => void;
}

/** The result of a submission, and its row if this transaction stored it. */
interface SaveResult {
  readonly result: SubmissionResult;
  readonly row?: SubmissionRow;
}

type Body = Readonly<Record<string, unknown>>;

/** A flood of suspected submissions must not fill the disk. */
const MAX_SUSPECTED = 10_000;
/** `Retry-After` while the store contains MAX_SUSPECTED suspected submissions. */
const SUSPECTED_RETRY_AFTER_MS = 60 * 60_000;
/** How long the content of a form sent without script is its key. */
const CONTENT_KEY_LIFETIME_MS = 10 * 60_000;
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;

/** Checks, counts and stores submissions. */
export function createSubmissionsService({
  store,
  limits,
  health,
  log,
  channelsFor,
  onStored,
}: Dependencies): SubmissionsService {
  /** The limit for all is not logged again before this time of `performance.now()`, which never jumps. */
  let nextWarningAt = 0;

  /** Over the limit for all, submissions are stored as suspected, because bots may have used up the limit. */
  const getGlobalLimitReason = async (transaction: Database): Promise<"limit" | null> => {
    const wait = await limits.countForAll(transaction);
    if (wait === 0) return null;
    if (performance.now() >= nextWarningAt) {
      nextWarningAt = performance.now() + wait;
      log.warn({ seconds: Math.ceil(wait / 1000) }, "over the limit for all: submissions are stored as suspected");
    }
    return "limit";
  };

  /**
   * Counts and stores a submission in one transaction, which is rolled back unless it stores a row. If the count were
   * outside, a failed insert would use up the visitor's quota.
   */
  const save = async (
    transaction: Database,
    checked: SubmissionRow,
    form: FormName,
    sender: Sender,
  ): Promise<SaveResult> => {
    const wait = await limits.count(transaction, sender);
    if (wait > 0) {
      log.info({ form_type: checked.form_type }, "submission over the limit");
      return { result: { status: "rateLimited", retryAfterMs: wait } };
    }
    const row = { ...checked, suspected: checked.suspected ?? (await getGlobalLimitReason(transaction)) };
    const isFull = row.suspected !== null && (await countSuspected(transaction)) >= MAX_SUSPECTED;
    if (isFull) return { result: { status: "rateLimited", retryAfterMs: SUSPECTED_RETRY_AFTER_MS } };
    const saved = await saveSubmission(transaction, row, form, channelsFor(form));
    // Another request with the same key may have been stored after findRepeated was called.
    return { result: resultFor(saved), ...(saved.isNew && { row }) };
  };

  const storeSubmission = async (
    checked: SubmissionRow,
    form: FormName,
    ipAddress: string,
    lifetimeMs?: number,
  ): Promise<SubmissionResult> => {
    // Checked before the limit, so that repeating a stored submission is never rejected.
    const repeated = await store.use(({ db }) => findRepeated(db, checked, lifetimeMs));
    if (repeated) return resultFor(repeated);
    const sender = await limits.getSender(ipAddress);
    const { result, row } = await store.use(({ db }) =>
      transactIf(
        db,
        (transaction) => save(transaction, checked, form, sender),
        (saved) => saved.row !== undefined,
      ),
    );
    if (!row) return result;
    health.reportWrite(true);
    const { id, form_type, suspected } = row;
    log.info({ id, form_type, suspected: suspected ?? undefined }, "a submission was stored");
    onStored();
    return result;
  };

  /** Counts an invalid request. @returns its result, or `tooManyInvalid` if its sender is over the limit */
  const countInvalid = async (result: SubmissionResult, ipAddress: string): Promise<SubmissionResult> => {
    const wait = await limits.countInvalid(ipAddress);
    return wait > 0 ? { status: "tooManyInvalid", retryAfterMs: wait } : result;
  };

  const rejectInvalid = (reason: Rejection, ipAddress: string) => countInvalid(rejected(reason), ipAddress);

  return {
    rejectInvalid,
    async submit({ body, idempotencyKey, isKeyedByContent = false, ipAddress }) {
      if (!isObject(body)) return rejectInvalid("malformed", ipAddress);
      if (idempotencyKey !== undefined && !IDEMPOTENCY_KEY.test(idempotencyKey))
        return rejectInvalid("badKey", ipAddress);
      const { body: withoutHoneypot, isFilled } = extractHoneypot(body);
      const checked = checkSubmission(withoutHoneypot);
      if ("fields" in checked) return countInvalid({ status: "invalid", fields: checked.fields }, ipAddress);
      try {
        // Stored without an error: a bot must not learn that it was detected, and the message of a person whose browser
        // filled in the honeypot must not be lost.
        const suspected = isFilled ? "honeypot" : null;
        const time = await store.use((open) => open.time());
        const row = { ...toRow(checked.value, idempotencyKey, time), suspected } as const;
        if (!isKeyedByContent) return await storeSubmission(row, checked.form, ipAddress);
        // No client can send a key with a space.
        const rowWithKey = { ...row, idempotency_key: `form ${row.content_hash}` };
        return await storeSubmission(rowWithKey, checked.form, ipAddress, CONTENT_KEY_LIFETIME_MS);
      } catch (err) {
        health.reportWrite(false);
        log.error({ err }, "a submission could not be stored");
        return rejected("unavailable");
      }
    },
  };
}

function rejected(reason: Rejection): SubmissionResult {
  return { status: "rejected", reason };
}

function resultFor({ id, isSame }: SavedSubmission): SubmissionResult {
  return isSame ? { status: "stored", id } : rejected("keyReused");
}

/** Removes the honeypot from a body: it is not a field of the form. */
function extractHoneypot(body: Body): { body: Body; isFilled: boolean } {
  const { additional_data: details } = body;
  if (!isObject(details)) return { body, isFilled: false };
  const { [HONEYPOT]: honeypot = "", ...others } = details;
  if (typeof honeypot !== "string") return { body, isFilled: false };
  return { body: { ...body, additional_data: others }, isFilled: honeypot !== "" };
}
