import { setTimeout as pause } from "node:timers/promises";
import { BODIES } from "../../../testing/server/bodies";
import { submitForm } from "../../../src/forms/ui/submit";
import { SubmitError } from "../../../src/forms/ui/submit-error";

const VISITORS = 32;
/** Milliseconds until a visitor whose form could not be sent presses again. */
const RETRY_AFTER_MS = 1000;
/** A newsletter subscription has no message that would identify it. */
const FORMS = [BODIES.demo, BODIES.application, BODIES.inquiry, BODIES.contact];

export interface Sent {
  /** The ids in the responses to visitors, by idempotency key. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /** Submissions that were refused for good. */
  readonly refused: number;
  /** Requests by how they were answered. */
  readonly answers: Readonly<Record<string, number>>;
  /** Lets no further visitor begin, and waits until each has a final answer. */
  finish(): Promise<void>;
}

/**
 * Visitors who send forms by the site's own code, and press again until they have a final answer.
 * @param url of the host
 * @param rate how many submissions begin in a second, at most
 */
export function startVisitors(url: string, rate: number): Sent {
  const acknowledged = new Map<string, string>();
  const answers: Record<string, number> = {};
  process.env.GATSBY_FORMS_URL = `${url}/api/submit-form`;
  const restore = observeRequests(acknowledged, answers);
  let number = 0;
  let refused = 0;
  let isOver = false;

  const visitor = async (): Promise<void> => {
    while (!isOver) {
      const next = pause((1000 * VISITORS) / rate);
      const { message, ...form } = FORMS[number % FORMS.length] ?? BODIES.demo;
      if (!(await send({ ...form, message: `${message} Number ${number++}` }))) refused += 1;
      await next;
    }
  };
  const all = Promise.all(Array.from({ length: VISITORS }, visitor));
  return {
    acknowledged,
    answers,
    get refused() {
      return refused;
    },
    async finish() {
      isOver = true;
      await all;
      restore();
    },
  };
}

/** @returns whether it was taken; what is refused for good is not sent again */
async function send(payload: Parameters<typeof submitForm>[0]): Promise<boolean> {
  for (;;) {
    try {
      await submitForm(payload);
      return true;
    } catch (error) {
      if (!(error instanceof SubmitError)) throw error;
      if (/answered 4(?!08)/.test(error.message)) return false;
      await pause(RETRY_AFTER_MS);
    }
  }
}

/** Notes what each form is answered. @returns what ends it */
function observeRequests(acknowledged: Map<string, string>, answers: Record<string, number>): () => void {
  const original = globalThis.fetch;
  const count = (answer: string | number): void => void (answers[answer] = (answers[answer] ?? 0) + 1);
  globalThis.fetch = async (input, init) => {
    if (init?.method !== "POST") return original(input, init);
    try {
      const response = await original(input, init);
      const { id } = (await response.json()) as { id?: string };
      const key = new Headers(init.headers).get("Idempotency-Key") ?? "";
      count(response.status);
      if (response.ok) acknowledged.set(key, id ?? "");
      return Response.json({}, response);
    } catch (error) {
      count("no answer");
      throw error;
    }
  };
  return () => void (globalThis.fetch = original);
}
