import { HONEYPOT } from "../payload/form-endpoint";
import type { FormName } from "../payload/payload";
import { checkSubmission, isObject } from "../payload/submission";
import type { Health } from "../health";
import type { Log } from "../log";
import type { Channel, Database, SubmissionRow } from "../store/database";
import type { Store } from "../store/store";
import { countSuspected, findRepeated, saveSubmission, toRow } from "../store/submissions";
import type { Texts } from "../texts/texts";
import type { Limits, Sender } from "./limits";
import {
  invalidResponse,
  rateLimitResponse,
  rejectionResponse,
  responseFor,
  TOO_MANY_INVALID,
  type FormResponse,
  type Rejection,
} from "./response";

interface SubmissionRequest {
  /** The parsed JSON of the body. */
  readonly body: unknown;
  readonly idempotencyKey: string | undefined;
  /** Set for a form sent without script: it has no key, so its content is its key for ten minutes. */
  readonly isKeyedByContent?: boolean;
  /** IP address of the visitor. It is counted, but never stored or logged. */
  readonly ipAddress: string;
  /** The texts of the visitor's language: messages, and the wording of a consent. */
  readonly texts: Texts;
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

/** The response to a submission, and its row if it was stored. */
interface Saved {
  readonly response: FormResponse;
  readonly row?: SubmissionRow;
}

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;
/** How long the content of a form sent without script is its key. */
const CONTENT_KEY_LIFETIME_MS = 10 * 60_000;
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

/** Checks, counts and stores submissions. */
export function createSubmissionsService({ store, limits, health, log, channelsFor, onStored }: Dependencies) {
  const getGlobalReason = createGlobalLimit(log);

  /** Counts and rejects an invalid request. @returns the response, without errors if its sender is over the limit */
  const rejectInvalid = async (response: FormResponse, ipAddress: string, texts: Texts): Promise<FormResponse> => {
    const wait = await limits.countUnstored(ipAddress);
    return wait > 0 ? rateLimitResponse(wait, texts, TOO_MANY_INVALID) : response;
  };

  const save = async (
    transaction: Database,
    checked: SubmissionRow,
    form: FormName,
    sender: Sender,
    texts: Texts,
  ): Promise<Saved> => {
    const { waitMs, waitForAllMs } = await limits.count(transaction, sender, checked.suspected === null);
    if (waitMs > 0) {
      log.info({ form_type: checked.form_type }, "submission over the limit");
      return { response: rateLimitResponse(waitMs, texts) };
    }
    const row = { ...checked, suspected: checked.suspected ?? getGlobalReason(waitForAllMs) };
    const isFull = row.suspected !== null && (await countSuspected(transaction)) >= MAX_SUSPECTED;
    if (isFull) return { response: rateLimitResponse(SUSPECTED_RETRY_AFTER_MS, texts) };
    const saved = await saveSubmission(transaction, row, form, channelsFor(form), texts);
    // Another request with the same key may have been stored since the look-up.
    return { response: responseFor(saved, texts), ...(saved.isNew && { row }) };
  };

  /**
   * Counts and stores a submission in one transaction, which is rolled back unless it stores the submission. If the count
   * were outside, a failed insert would use up the visitor's quota.
   */
  const saveOrRollBack = (...submission: [SubmissionRow, FormName, Sender, Texts]): Promise<Saved> =>
    store.use(async ({ db }) => {
      try {
        return await db.transaction().execute(async (transaction) => {
          const saved = await save(transaction, ...submission);
          if (saved.row === undefined) throw new Rollback(saved);
          return saved;
        });
      } catch (error) {
        if (error instanceof Rollback) return error.saved;
        throw error;
      }
    });

  return {
    /** Counts and rejects a request whose body is not that of a form. */
    rejectInvalid: (reason: Rejection, ipAddress: string, texts: Texts): Promise<FormResponse> =>
      rejectInvalid(rejectionResponse(reason, texts), ipAddress, texts),

    async submit(request: SubmissionRequest): Promise<FormResponse> {
      const { body, idempotencyKey, isKeyedByContent = false, ipAddress, texts } = request;
      const reject = (response: FormResponse): Promise<FormResponse> => rejectInvalid(response, ipAddress, texts);
      if (!isObject(body)) return reject(rejectionResponse("malformed", texts));
      if (idempotencyKey !== undefined && !IDEMPOTENCY_KEY.test(idempotencyKey)) {
        return reject(rejectionResponse("badKey", texts));
      }
      const { body: withoutHoneypot, isFilled } = extractHoneypot(body);
      const checked = checkSubmission(withoutHoneypot, texts);
      if ("fields" in checked) return reject(invalidResponse(checked.fields, texts));
      // A bot must not learn that it was detected, and the message of a person whose browser filled it in must not be lost.
      const suspected = isFilled ? "honeypot" : null;
      try {
        const time = await store.use((open) => open.time());
        const unkeyed = { ...toRow(checked.value, idempotencyKey, time), suspected } as const;
        const row = isKeyedByContent ? keyByContent(unkeyed) : unkeyed;
        // Checked before the limit, so that repeating a stored submission is never rejected.
        const lifetimeMs = isKeyedByContent ? CONTENT_KEY_LIFETIME_MS : undefined;
        const repeated = await store.use(({ db }) => findRepeated(db, row, lifetimeMs));
        if (repeated) {
          await limits.countUnstored(ipAddress);
          return responseFor(repeated, texts);
        }
        const saved = await saveOrRollBack(row, checked.form, await limits.getSender(ipAddress), texts);
        if (saved.row) {
          const { id, form_type, suspected: reason } = saved.row;
          log.info({ id, form_type, suspected: reason ?? undefined }, "a submission was stored");
          onStored();
        } else await limits.countUnstored(ipAddress);
        return saved.response;
      } catch (err) {
        health.reportFailure();
        log.error({ err }, "a submission could not be stored");
        return rejectionResponse("unavailable", texts);
      }
    },
  };
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

type Body = Readonly<Record<string, unknown>>;

/** Removes the honeypot from a body: it is not a field of the form. */
function extractHoneypot(body: Body): { body: Body; isFilled: boolean } {
  const { additional_data: details } = body;
  if (!isObject(details)) return { body, isFilled: false };
  const { [HONEYPOT]: honeypot = "", ...others } = details;
  if (typeof honeypot !== "string") return { body, isFilled: false };
  return { body: { ...body, additional_data: others }, isFilled: honeypot !== "" };
}

/** The row with its content as its key. No client can send a key with a space. */
function keyByContent(row: SubmissionRow): SubmissionRow {
  return { ...row, idempotency_key: `form ${row.content_hash}` };
}
