import { setTimeout as pause } from "node:timers/promises";
import { BODIES } from "../../../testing/server/bodies";
import { submitForm } from "../../../src/forms/ui/submit";
import { SubmitError } from "../../../src/forms/ui/submit-error";

const VISITORS = 32;
/** The pause between a failed submission and its retry. */
const RETRY_DELAY_MS = 1000;
/** All forms except the newsletter, whose submissions have no message by which to identify them. */
const FORMS = [BODIES.demo, BODIES.application, BODIES.inquiry, BODIES.contact];

export interface SentSubmissions {
  /** The ids of acknowledged submissions, by idempotency key. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /** The number of submissions that were refused permanently. */
  readonly refused: number;
  /** The number of responses by status code. */
  readonly responses: Readonly<Record<string, number>>;
  /** Starts no further submissions, and waits for the final responses to those already sent. */
  finish(): Promise<void>;
}

/**
 * Starts visitors who submit forms with the site's own code, and retry until they get a final response.
 * @param url of the host
 * @param rate the maximum number of submissions per second
 */
export function startVisitors(url: string, rate: number): SentSubmissions {
  const acknowledged = new Map<string, string>();
  const responses: Record<string, number> = {};
  process.env.GATSBY_FORMS_URL = `${url}/api/submit-form`;
  const restore = observeRequests(acknowledged, responses);
  let number = 0;
  let refused = 0;
  let isFinished = false;

  const runVisitor = async (): Promise<void> => {
    while (!isFinished) {
      const nextSubmission = pause((1000 * VISITORS) / rate);
      const { message, ...form } = FORMS[number % FORMS.length] ?? BODIES.demo;
      if (!(await send({ ...form, message: `${message} Number ${number++}` }))) refused += 1;
      await nextSubmission;
    }
  };
  const all = Promise.all(Array.from({ length: VISITORS }, runVisitor));
  return {
    acknowledged,
    responses,
    get refused() {
      return refused;
    },
    async finish() {
      isFinished = true;
      await all;
      restore();
    },
  };
}

/** @returns whether the submission was accepted; `false` if it was refused permanently */
async function send(payload: Parameters<typeof submitForm>[0]): Promise<boolean> {
  for (;;) {
    try {
      await submitForm(payload);
      return true;
    } catch (error) {
      if (!(error instanceof SubmitError)) throw error;
      if (/ 4(?!08)\d\d\b/.test(error.message)) return false;
      await pause(RETRY_DELAY_MS);
    }
  }
}

/**
 * Records the responses to all submissions.
 * @returns a function that restores `fetch`
 */
function observeRequests(acknowledged: Map<string, string>, responses: Record<string, number>): () => void {
  const original = globalThis.fetch;
  const count = (result: string | number): void => void (responses[result] = (responses[result] ?? 0) + 1);
  globalThis.fetch = async (url, init) => {
    if (init?.method !== "POST") return original(url, init);
    try {
      const response = await original(url, init);
      const { id } = (await response.json()) as { id?: string };
      const key = new Headers(init.headers).get("Idempotency-Key") ?? "";
      count(response.status);
      if (response.ok) acknowledged.set(key, id ?? "");
      return Response.json({}, response);
    } catch (error) {
      count("no response");
      throw error;
    }
  };
  return () => void (globalThis.fetch = original);
}
