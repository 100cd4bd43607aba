import { randomUUID } from "node:crypto";
import { HONEYPOT } from "../../src/forms/payload";
import { checkSubmission, isObject } from "../../src/forms/submission";
import type { Log } from "../log";
import type { SubmissionRow } from "../store/database";
import type { Store } from "../store/store";
import { findRepeated, saveSubmission, toRow, type SavedSubmission } from "../store/submissions";
import type { Limits } from "./limits";
import { accepted, invalid, rejected, tooMany, type FormResponse } from "./response";

export interface SubmissionRequest {
  /** The parsed JSON of the body. */
  readonly body: unknown;
  readonly idempotencyKey: string | undefined;
  /** Network address of the visitor. It is counted, but never stored or logged. */
  readonly address: string;
}

export interface SubmissionsService {
  submit(request: SubmissionRequest): Promise<FormResponse>;
}

interface Dependencies {
  readonly store: Store;
  readonly limits: Limits;
  readonly log: Log;
  /** Called when a mail has been added to the outbox. Without it, none is added. */
  readonly onMail: (() => void) | undefined;
}

type Body = Readonly<Record<string, unknown>>;

const KEY = /^[\x21-\x7e]{1,200}$/;

/** Checks, counts and stores submissions. */
export function createSubmissionsService({ store, limits, log, onMail }: Dependencies): SubmissionsService {
  const save = async (row: SubmissionRow, address: string): Promise<SavedSubmission> => {
    const giveBack = () =>
      limits.giveBack(address).catch((err: unknown) => log.warn({ err }, "a count was not taken back"));
    try {
      const saved = await store.use(({ db }) => saveSubmission(db, row, onMail !== undefined));
      // Another request with the same key was stored since the look-up.
      if (!saved.isNew) await giveBack();
      return saved;
    } catch (error) {
      await giveBack();
      throw error;
    }
  };

  const take = async (row: SubmissionRow, address: string): Promise<FormResponse> => {
    // Checked before the limit, so that repeating a stored submission is never rejected.
    const repeated = await store.use(({ db }) => findRepeated(db, row));
    if (repeated) return responseFor(repeated);
    const wait = await limits.count(address);
    if (wait > 0) {
      log.info({ form_type: row.form_type }, "a submission was over the limit");
      return tooMany(wait);
    }
    const saved = await save(row, address);
    if (saved.isNew) {
      log.info({ id: saved.id, form_type: row.form_type }, "a submission was stored");
      onMail?.();
    }
    return responseFor(saved);
  };

  return {
    async submit({ body, idempotencyKey, address }) {
      if (!isObject(body)) return rejected("malformed");
      if (idempotencyKey !== undefined && !KEY.test(idempotencyKey)) return rejected("badKey");
      // A bot must not learn that it was found out.
      if (isHoneypotFilled(body)) return accepted(randomUUID());
      const checked = checkSubmission(withoutHoneypot(body));
      if ("fields" in checked) return invalid(checked.fields);
      try {
        return await take(toRow(checked.value, idempotencyKey), address);
      } catch (err) {
        log.error({ err }, "a submission could not be stored");
        return rejected("away");
      }
    },
  };
}

function responseFor({ id, isSame }: SavedSubmission): FormResponse {
  return isSame ? accepted(id) : rejected("keyReused");
}

function isHoneypotFilled({ additional_data: details }: Body): boolean {
  return isObject(details) && typeof details[HONEYPOT] === "string" && details[HONEYPOT] !== "";
}

/** An empty honeypot is not a field of the form. */
function withoutHoneypot(body: Body): Body {
  const { additional_data: details } = body;
  if (!isObject(details) || details[HONEYPOT] !== "") return body;
  const { [HONEYPOT]: _empty, ...others } = details;
  return { ...body, additional_data: others };
}
