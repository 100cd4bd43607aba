import { OWN_RECEIVER } from "../payload/form-endpoint";
import { toPayload, type FormName, type Payload } from "../payload/payload";
import type { Values } from "../payload/schemas";
import { withSource } from "../payload/source";
import { logSubmission } from "./log";
import { SubmitError, submitErrorFor } from "./submit-error";

/** For a submission including its retry. */
const TIMEOUT_MS = 15_000;

interface Endpoint {
  url: string;
  headers: Record<string, string>;
}

/**
 * The endpoint for submissions: the site's own receiver, or the function `submit-form` below GATSBY_FORMS_URL, called
 * with the public key GATSBY_FORMS_KEY.
 */
export function receiverEndpoint(base = process.env.GATSBY_FORMS_URL, key = process.env.GATSBY_FORMS_KEY): Endpoint {
  if (base === undefined || base === "") return { url: OWN_RECEIVER, headers: {} };
  const url = base.endsWith("/submit-form") ? base : `${base.replace(/\/+$/, "")}/submit-form`;
  const hasKey = key !== undefined && key !== "";
  return { url, headers: hasKey ? { apikey: key, Authorization: `Bearer ${key}` } : {} };
}

interface Attempt {
  readonly idempotencyKey: string;
  readonly body: string;
}

/** Attempts without a final response, by payload. The receiver may have stored them. */
const pendingAttempts = new Map<string, Attempt>();

/**
 * Sends the values of a form. Marketplace applications are only logged, unless site.json says that they are delivered.
 * @param extra values that the page adds: the partner program or the kind of marketplace application
 * @throws SubmitError when the submission is not accepted
 */
export async function submitValues(
  form: FormName,
  values: Values,
  extra: Values | undefined,
  deliverMarketplace: boolean,
): Promise<void> {
  const payload = toPayload(form, values, extra);
  if (form === "marketplace-partner" && !deliverMarketplace) logSubmission(payload);
  else await submitForm(payload);
}

/**
 * Sends a payload to the receiver. After a network failure it is sent once more with the same idempotency key. The key
 * is also kept when the visitor sends the same payload again after a timeout or a 5xx, so that nothing is stored twice.
 * @throws SubmitError when the receiver refuses it or does not respond within 15 s
 */
export async function submitForm(payload: Payload): Promise<void> {
  const { url, headers } = receiverEndpoint();
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
  const content = JSON.stringify(payload);
  const attempt = pendingAttempts.get(content) ?? {
    idempotencyKey: createKey(),
    body: JSON.stringify(bodyFor(url, payload)),
  };
  pendingAttempts.set(content, attempt);
  const { idempotencyKey, body } = attempt;
  const request = { "Content-Type": "application/json", "Idempotency-Key": idempotencyKey, ...headers };
  const send = (): Promise<Response> => fetch(url, { method: "POST", headers: request, body, signal: timeout.signal });
  try {
    const response = await send().catch((error: unknown) => {
      if (timeout.signal.aborted) throw error;
      return send();
    });
    if (isFinal(response.status)) pendingAttempts.delete(content);
    if (!response.ok) throw await submitErrorFor(response);
  } catch (error) {
    throw error instanceof SubmitError ? error : new SubmitError("The receiver cannot be reached.");
  } finally {
    clearTimeout(timer);
  }
}

/** Adds the source of the submission for our own receiver. Another receiver may refuse unknown fields. */
function bodyFor(url: string, payload: Payload): Payload {
  return url === OWN_RECEIVER ? withSource(payload) : payload;
}

/** Whether the receiver itself has responded. A 408 or 5xx may come from a proxy while the receiver still stores. */
function isFinal(status: number): boolean {
  return status < 500 && status !== 408;
}

/** 32 hexadecimal digits. `crypto.randomUUID` is missing on plain http. */
function createKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
