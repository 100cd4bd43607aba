import { controlName } from "../payload/field-errors";
import { OWN_RECEIVER } from "../payload/form-endpoint";
import type { Payload } from "../payload/payload";
import { withSource } from "../payload/source";

/** A submission is given up after this many milliseconds, retry included. */
const TIME_LIMIT = 15_000;

/** Why a submission did not get through, as far as the form can say something about it. */
export class SubmitError extends Error {
  /** Messages of the receiver for single fields, by the field's name. */
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds after which another try is welcome. */
  readonly retryAfter: number | undefined;

  constructor(message: string, fields: Readonly<Record<string, string>> = {}, retryAfter?: number) {
    super(message);
    this.name = "SubmitError";
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

/**
 * Where submissions go: the site's own receiver, or the hosted function
 * `submit-form` under GATSBY_FORMS_URL with the public key GATSBY_FORMS_KEY.
 */
export function receiver(url = process.env.GATSBY_FORMS_URL, key = process.env.GATSBY_FORMS_KEY): RequestTarget {
  if (url === undefined || url === "") return { address: OWN_RECEIVER, headers: {} };
  const address = url.endsWith("/submit-form") ? url : `${url.replace(/\/+$/, "")}/submit-form`;
  const known = key !== undefined && key !== "";
  return { address, headers: known ? { apikey: key, Authorization: `Bearer ${key}` } : {} };
}

interface RequestTarget {
  address: string;
  headers: Record<string, string>;
}

interface Attempt {
  readonly key: string;
  /** Exactly what was sent under the key. */
  readonly body: string;
}

/** What was sent and not answered for good, by its content: the receiver may have stored it all the same. */
const unanswered = new Map<string, Attempt>();

/**
 * Sends a form to the receiver. A network failure is tried once more under the
 * same key, and so is what the visitor sends again unchanged after no answer
 * came, or only one of a proxy that lost the receiver's, so that nothing is
 * stored twice.
 * @throws SubmitError when the receiver refuses or cannot be reached within 15 s
 */
export async function submitForm(payload: Payload): Promise<void> {
  const { address, headers } = receiver();
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), TIME_LIMIT);
  const content = JSON.stringify(payload);
  const attempt = unanswered.get(content) ?? { key: newKey(), body: JSON.stringify(bodyFor(address, payload)) };
  unanswered.set(content, attempt);
  const { key, body } = attempt;
  const request = { "Content-Type": "application/json", "Idempotency-Key": key, ...headers };
  const send = (): Promise<Response> =>
    fetch(address, { method: "POST", headers: request, body, signal: limit.signal });
  try {
    const response = await send().catch((error: unknown) => {
      if (limit.signal.aborted) throw error;
      return send();
    });
    if (isFinal(response.status)) unanswered.delete(content);
    if (!response.ok) throw await refusal(response);
  } catch (error) {
    throw error instanceof SubmitError ? error : new SubmitError("The receiver cannot be reached.");
  } finally {
    clearTimeout(timer);
  }
}

/** Where a submission comes from is for our own receiver; a hosted function may refuse what it does not know. */
function bodyFor(address: string, payload: Payload): Payload {
  return address === OWN_RECEIVER ? withSource(payload) : payload;
}

/** Whether the receiver itself has answered. A time-out (408) or a 5xx may come from a proxy while it stores. */
function isFinal(status: number): boolean {
  return status < 500 && status !== 408;
}

/** Thirty-two hexadecimal digits; crypto.randomUUID is missing on plain http. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function refusal(response: Response): Promise<SubmitError> {
  const body: unknown = await response.json().catch(() => undefined);
  const wait = Number(response.headers.get("Retry-After"));
  return new SubmitError(
    `The receiver answered ${response.status}.`,
    response.status === 422 ? fieldsOf(body) : {},
    response.status === 429 && wait > 0 ? wait : undefined,
  );
}

function fieldsOf(body: unknown): Record<string, string> {
  if (typeof body !== "object" || body === null || !("fields" in body)) return {};
  const { fields } = body;
  if (typeof fields !== "object" || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, message]) =>
      typeof message === "string" ? [[controlName(path), message]] : [],
    ),
  );
}
