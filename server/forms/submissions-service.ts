import { HONEYPOT } from "../../src/forms/payload/served";
import type { FormName } from "../../src/forms/payload/payload";
import { checkSubmission, isObject } from "../../src/forms/payload/submission";
import type { Health } from "../health";
import type { Log } from "../log";
import type { Channel, Database, SubmissionRow } from "../store/database";
import type { Store } from "../store/store";
import { countSuspected, findRepeated, saveSubmission, toRow, type SavedSubmission } from "../store/submissions";
import type { Limits, Sender } from "./limits";
import { accepted, invalid, rejected, TOO_MANY_INVALID, tooMany, type FormResponse } from "./response";

export interface SubmissionRequest {
  /** The parsed JSON of the body. */
  readonly body: unknown;
  readonly idempotencyKey: string | undefined;
  /** Set for a form sent without script: it brings no key, so for ten minutes its content is one. */
  readonly isKeyedByContent?: boolean;
  /** Network address of the visitor. It is counted, but never stored or logged. */
  readonly address: string;
}

export interface SubmissionsService {
  submit(request: SubmissionRequest): Promise<FormResponse>;
  /** Counts a request that was not understood, and gives its response while there are not too many. */
  refuse(response: FormResponse, address: string): Promise<FormResponse>;
}

interface Dependencies {
  readonly store: Store;
  readonly limits: Limits;
  readonly health: Health;
  readonly log: Log;
  /** By which channels the submissions of a form are delivered. */
  readonly channelsFor: (form: FormName) => readonly Channel[];
  /** Called when a submission and its deliveries have been stored. */
  readonly onStored: () => void;
}

type Body = Readonly<Record<string, unknown>>;

/** How many suspected submissions are kept. A flood must not fill the disk. */
const MAX_SUSPECTED = 10_000;
/** When to try again once there are so many, in milliseconds. */
const SUSPECTED_WAIT = 60 * 60_000;
/** How long a content counts as a key, in milliseconds. */
const CONTENT_KEY_LIFETIME = 10 * 60_000;
const KEY = /^[\x21-\x7e]{1,200}$/;

/** Checks, counts and stores submissions. */
export function createSubmissionsService({
  store,
  limits,
  health,
  log,
  channelsFor,
  onStored,
}: Dependencies): SubmissionsService {
  /** Until when nothing more is said about the limit for all, by `performance.now()`, which never jumps. */
  let quietUntil = 0;

  /** Over the limit for all, submissions are stored as suspected: anybody may have used it up. */
  const overLimitForAll = async (transaction: Database): Promise<"limit" | null> => {
    const wait = await limits.countForAll(transaction);
    if (wait === 0) return null;
    if (performance.now() >= quietUntil) {
      quietUntil = performance.now() + wait;
      log.warn(
        { seconds: Math.ceil(wait / 1000) },
        "over the limit for all; submissions are kept as suspected for now",
      );
    }
    return "limit";
  };

  /**
   * Counts and stores a submission.
   * @throws NotStored so that the transaction is undone: what is not stored does not count
   */
  const save = async (
    transaction: Database,
    checked: SubmissionRow,
    form: FormName,
    sender: Sender,
  ): Promise<SubmissionRow> => {
    const wait = await limits.count(transaction, sender);
    if (wait > 0) {
      log.info({ form_type: checked.form_type }, "a submission was over the limit");
      throw new NotStored(tooMany(wait));
    }
    const row = { ...checked, suspected: checked.suspected ?? (await overLimitForAll(transaction)) };
    const isFull = row.suspected !== null && (await countSuspected(transaction)) >= MAX_SUSPECTED;
    if (isFull) throw new NotStored(tooMany(SUSPECTED_WAIT));
    const saved = await saveSubmission(transaction, row, form, channelsFor(form));
    // Another request with the same key was stored since the look-up.
    if (!saved.isNew) throw new NotStored(responseFor(saved));
    return row;
  };

  const take = async (
    checked: SubmissionRow,
    form: FormName,
    address: string,
    lifetime?: number,
  ): Promise<FormResponse> => {
    // Checked before the limit, so that repeating a stored submission is never rejected.
    const repeated = await store.use(({ db }) => findRepeated(db, checked, lifetime));
    if (repeated) return responseFor(repeated);
    const sender = await limits.senderOf(address);
    const saved = await store.use(({ db }) =>
      db
        .transaction()
        .execute((transaction) => save(transaction, checked, form, sender))
        .catch(asNotStored),
    );
    if (saved instanceof NotStored) return saved.response;
    health.wrote(true);
    const { id, form_type, suspected } = saved;
    log.info({ id, form_type, suspected: suspected ?? undefined }, "a submission was stored");
    onStored();
    return accepted(id);
  };

  const refuse = async (response: FormResponse, address: string): Promise<FormResponse> => {
    const wait = await limits.countInvalid(address);
    return wait > 0 ? tooMany(wait, TOO_MANY_INVALID) : response;
  };

  return {
    refuse,
    async submit({ body, idempotencyKey, isKeyedByContent = false, address }) {
      if (!isObject(body)) return refuse(rejected("malformed"), address);
      if (idempotencyKey !== undefined && !KEY.test(idempotencyKey)) return refuse(rejected("badKey"), address);
      const { body: withoutHoneypot, isFilled } = extractHoneypot(body);
      const checked = checkSubmission(withoutHoneypot);
      if ("fields" in checked) return refuse(invalid(checked.fields), address);
      try {
        // A bot must not learn that it was found out, and a person whose browser filled it in must not be lost.
        const suspected = isFilled ? "honeypot" : null;
        const time = await store.use((open) => open.time());
        const row = { ...toRow(checked.value, idempotencyKey, time), suspected } as const;
        if (!isKeyedByContent) return await take(row, checked.form, address);
        // No client can send a key with a space.
        const keyed = { ...row, idempotency_key: `form ${row.content_hash}` };
        return await take(keyed, checked.form, address, CONTENT_KEY_LIFETIME);
      } catch (err) {
        health.wrote(false);
        log.error({ err }, "a submission could not be stored");
        return rejected("away");
      }
    },
  };
}

/** Undoes a transaction that has nothing to store. */
class NotStored extends Error {
  override readonly name = "NotStored";

  constructor(readonly response: FormResponse) {
    super("Nothing was stored.");
  }
}

/** Returns a refusal, and throws what the store itself has thrown. */
function asNotStored(error: unknown): NotStored {
  if (error instanceof NotStored) return error;
  throw error;
}

function responseFor({ id, isSame }: SavedSubmission): FormResponse {
  return isSame ? accepted(id) : rejected("keyReused");
}

/** Removes the honeypot from a body: it is not a field of the form. */
function extractHoneypot(body: Body): { body: Body; isFilled: boolean } {
  const { additional_data: details } = body;
  if (!isObject(details)) return { body, isFilled: false };
  const { [HONEYPOT]: honeypot = "", ...others } = details;
  if (typeof honeypot !== "string") return { body, isFilled: false };
  return { body: { ...body, additional_data: others }, isFilled: honeypot !== "" };
}
