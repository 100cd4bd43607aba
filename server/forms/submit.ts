import { randomUUID } from "node:crypto";
import { BAIT } from "../../src/forms/payload";
import { checkSubmission, isObject } from "../../src/forms/submission";
import type { Log } from "../log";
import { toRow } from "../store/submissions";
import { accepted, invalid, refused, tooMany, type Answer } from "./answer";
import type { Desk } from "./desk";
import type { SubmissionRow } from "../store/tables";

export interface Submission {
  /** What the body's JSON held. */
  readonly body: unknown;
  readonly idempotencyKey: string | undefined;
  /** Network address of the visitor; it is counted, never stored or logged. */
  readonly address: string;
}

const KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * Answers submissions that have come to our own door: checks, counts, stores.
 * The same key is answered the same, also while its first submission is still
 * under way, and counts once.
 */
export function createSubmit(desk: Desk, log: Log): (submission: Submission) => Promise<Answer> {
  const underWay = new Map<string, { hash: string; answer: Promise<Answer> }>();

  const take = async (row: SubmissionRow, address: string): Promise<Answer> => {
    try {
      const outcome = await desk.take(row, address);
      if ("wait" in outcome) {
        log.info({ form_type: row.form_type }, "a submission was over the limit");
        return tooMany(outcome.wait);
      }
      if (outcome.fresh) log.info({ id: outcome.id, form_type: row.form_type }, "a submission was stored");
      return outcome.same ? accepted(outcome.id) : refused("keyReused");
    } catch (err) {
      log.error({ err }, "a submission could not be stored");
      return refused("away");
    }
  };

  return async ({ body, idempotencyKey: key, address }) => {
    if (!isObject(body)) return refused("malformed");
    if (key !== undefined && !KEY.test(key)) return refused("badKey");
    if (tookTheBait(body)) return accepted(randomUUID());
    const checked = checkSubmission(withoutBait(body));
    if ("fields" in checked) return invalid(checked.fields);
    const row = toRow(checked.value, key);
    if (key === undefined) return take(row, address);
    const first = underWay.get(key);
    if (first) return first.hash === row.content_hash ? first.answer : refused("keyReused");
    const answer = take(row, address).finally(() => underWay.delete(key));
    underWay.set(key, { hash: row.content_hash, answer });
    return answer;
  };
}

type Body = Readonly<Record<string, unknown>>;

/** Only a machine fills a field that nobody sees. It is told that all went well, and learns nothing. */
function tookTheBait({ additional_data: details }: Body): boolean {
  return isObject(details) && typeof details[BAIT] === "string" && details[BAIT] !== "";
}

/** The bait left as it was is no field of the form. */
function withoutBait(body: Body): Body {
  const { additional_data: details } = body;
  if (!isObject(details) || details[BAIT] !== "") return body;
  const { [BAIT]: _empty, ...others } = details;
  return { ...body, additional_data: others };
}
