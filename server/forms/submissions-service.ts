import { HONEYPOT } from "../../src/forms/payload/form-endpoint";
import type { FormName, Payload } from "../../src/forms/payload/payload";
import { checkSubmission, isObject } from "../../src/forms/payload/submission";
import { OWN_TEXTS, type Texts } from "../../src/forms/payload/texts";
import type { Health } from "../health";
import type { Log } from "../log";
import type { Channel, SubmissionRow } from "../store/database";
import type { Store } from "../store/store";
import { findRepeated, toRow } from "../store/submissions";
import { createLimitedSave } from "./limited-save";
import type { Limits } from "./limits";
import { rejected, resultFor, type Rejection, type SubmissionResult } from "./response";

interface SubmissionRequest {
  /** The parsed JSON of the body. */
  readonly body: unknown;
  readonly idempotencyKey: string | undefined;
  /** Set for a form sent without script: it has no key, so its content is its key for ten minutes. */
  readonly isKeyedByContent?: boolean;
  /** IP address of the visitor. It is counted, but never stored or logged. */
  readonly ipAddress: string;
  /** The texts of the visitor's language: messages, and the wording of a consent. By default, those of the site's own. */
  readonly texts?: Texts;
}

export interface SubmissionsService {
  submit(request: SubmissionRequest): Promise<SubmissionResult>;
  /**
   * Checks whether a request must be refused before its body is read.
   * @param isRepeatable whether it may repeat a submission that is already stored
   * @returns the refusal of a sender over a limit; `undefined` for others
   */
  refuseUnread(ipAddress: string, isRepeatable: boolean): Promise<SubmissionResult | undefined>;
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

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;
/** How long the content of a form sent without script is its key. */
const CONTENT_KEY_LIFETIME_MS = 10 * 60_000;

/** Checks, counts and stores submissions. */
export function createSubmissionsService(dependencies: Dependencies): SubmissionsService {
  const { store, limits, health, log, channelsFor, onStored } = dependencies;
  const save = createLimitedSave(store, limits, log);

  const reportStored = ({ id, form_type, suspected }: SubmissionRow): void => {
    log.info({ id, form_type, suspected: suspected ?? undefined }, "a submission was stored");
    onStored();
  };

  return {
    async refuseUnread(ipAddress, isRepeatable) {
      // While the store is unavailable, the submission is rejected for that reason.
      const retryAfterMs = await limits.waitBeforeReading(ipAddress, isRepeatable).catch(() => 0);
      return retryAfterMs > 0 ? { status: "rateLimited", retryAfterMs } : undefined;
    },
    rejectInvalid: (reason, ipAddress) => countInvalid(limits, rejected(reason), ipAddress),
    async submit({ body, idempotencyKey, isKeyedByContent = false, ipAddress, texts = OWN_TEXTS }) {
      const checked = checkRequest(body, idempotencyKey, texts);
      if (checked.status !== "valid") return countInvalid(limits, checked, ipAddress);
      const { value, form, suspected } = checked;
      try {
        const time = await store.use((open) => open.time());
        const unkeyed = { ...toRow(value, idempotencyKey, time), suspected };
        const row = isKeyedByContent ? keyByContent(unkeyed) : unkeyed;
        // Checked before the limit, so that repeating a stored submission is never rejected.
        const lifetimeMs = isKeyedByContent ? CONTENT_KEY_LIFETIME_MS : undefined;
        const repeated = await store.use(({ db }) => findRepeated(db, row, lifetimeMs));
        if (repeated) {
          await limits.countUnstored(ipAddress);
          return resultFor(repeated);
        }
        const sender = await limits.getSender(ipAddress);
        const saved = await save({ row, form, sender, channels: channelsFor(form), texts });
        if (saved.row) reportStored(saved.row);
        else await limits.countUnstored(ipAddress);
        return saved.result;
      } catch (err) {
        health.reportFailure();
        log.error({ err }, "a submission could not be stored");
        return rejected("unavailable");
      }
    },
  };
}

/** The submission of a valid request, or the result of an invalid one. */
type RequestCheck =
  | {
      readonly status: "valid";
      readonly value: Payload;
      readonly form: FormName;
      readonly suspected: "honeypot" | null;
    }
  | Extract<SubmissionResult, { status: "invalid" | "rejected" }>;

/** Checks the body and the idempotency key of a request. */
function checkRequest(body: unknown, idempotencyKey: string | undefined, texts: Texts): RequestCheck {
  if (!isObject(body)) return rejected("malformed");
  if (idempotencyKey !== undefined && !IDEMPOTENCY_KEY.test(idempotencyKey)) return rejected("badKey");
  const { body: withoutHoneypot, isFilled } = extractHoneypot(body);
  const checked = checkSubmission(withoutHoneypot, texts);
  if ("fields" in checked) return { status: "invalid", fields: checked.fields };
  // A bot must not learn that it was detected, and the message of a person whose browser filled it in must not be lost.
  return { status: "valid", ...checked, suspected: isFilled ? "honeypot" : null };
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

/** Counts an invalid request, and returns its result while its sender is within the limit. */
async function countInvalid(limits: Limits, result: SubmissionResult, ipAddress: string): Promise<SubmissionResult> {
  const wait = await limits.countUnstored(ipAddress);
  return wait > 0 ? { status: "tooManyInvalid", retryAfterMs: wait } : result;
}

/** The row with its content as its key. No client can send a key with a space. */
function keyByContent(row: SubmissionRow): SubmissionRow {
  return { ...row, idempotency_key: `form ${row.content_hash}` };
}
