import { submitForm } from "../../../src/forms/ui/submit";
import type { SubmitError } from "../../../src/forms/ui/submit-error";
import { BODIES } from "../../../testing/server/bodies";

type Answer = Pick<Response, "ok" | "status" | "headers" | "json">;

/** Creates a response of the receiver. */
export function answer(status: number, body: unknown = {}, headers: Record<string, string> = {}): Answer {
  return {
    ok: status < 400,
    status,
    headers: new Headers(headers),
    json: () => (body === undefined ? Promise.reject(new SyntaxError("no JSON")) : Promise.resolve(body)),
  };
}

export const networkFailure = (): Promise<never> => Promise.reject(new TypeError("Failed to fetch"));

/** Replaces `fetch` for a receiver that never responds. Aborting the request rejects the promise. */
export const noResponse = (_url: string, { signal }: RequestInit): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
  });

export type Sent = jest.Mock<Promise<Answer>, [string, RequestInit]>;

/** Replaces `fetch` with a receiver that accepts every request by default. */
export function receiverStub(): Sent {
  const sent: Sent = jest.fn<Promise<Answer>, [string, RequestInit]>().mockResolvedValue(answer(200));
  Object.assign(globalThis, { fetch: sent });
  return sent;
}

/** The bodies of all requests. */
export const bodiesOf = (sent: Sent): unknown[] =>
  sent.mock.calls.map(([, { body }]): unknown => JSON.parse(String(body)));

/** The idempotency keys of all requests. */
export const keysOf = (sent: Sent): (string | null)[] =>
  sent.mock.calls.map(([, { headers }]) => new Headers(headers).get("Idempotency-Key"));

/** Submits a demo request. */
export const send = (): Promise<void> => submitForm(BODIES.demo);

/** Submits a demo request that must be rejected, and returns the error. */
export const sendAndCatch = (): Promise<SubmitError> =>
  send().then(
    () => Promise.reject(new Error("The submission was accepted.")),
    (error: SubmitError) => error,
  );
