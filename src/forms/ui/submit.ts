import { RECEIVER_PATH } from "@capture/receiver/payload/form-endpoint";
import { toPayload, withSource, type FormName, type Payload, type Source } from "@capture/receiver/payload/payload";
import type { Values } from "@capture/receiver/payload/schemas";
import { logSubmission } from "./log";
import { SubmitError, submitErrorFor } from "./submit-error";

/** Timeout of a submission, including its retry. */
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
  if (base === undefined || base === "") return { url: RECEIVER_PATH, headers: {} };
  const url = base.endsWith("/submit-form") ? base : `${base.replace(/\/+$/, "")}/submit-form`;
  const hasKey = key !== undefined && key !== "";
  return { url, headers: hasKey ? { apikey: key, Authorization: `Bearer ${key}` } : {} };
}

interface Attempt {
  readonly idempotencyKey: string;
  readonly body: string;
}

/** Attempts without a final response, by payload as JSON. The receiver may have stored them. */
const pendingAttempts = new Map<string, Attempt>();

/**
 * Sends the values of a form. Marketplace applications are only logged, unless `deliverMarketplace` is true.
 * @param extra values that the page adds: the partner program or the kind of marketplace application, and its language
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
 * Sends a payload to the receiver, and retries once after a network failure, with the same idempotency key. If the
 * visitor sends the same payload again after a timeout or a 5xx, the key is the same too, so nothing is stored twice.
 * @throws SubmitError when the receiver rejects the payload or does not respond within TIMEOUT_MS
 */
export async function submitForm(payload: Payload): Promise<void> {
  const { url, headers } = receiverEndpoint();
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
  const payloadKey = JSON.stringify(payload);
  const attempt = pendingAttempts.get(payloadKey) ?? {
    idempotencyKey: createKey(),
    body: JSON.stringify(bodyFor(url, payload)),
  };
  pendingAttempts.set(payloadKey, attempt);
  const { idempotencyKey, body } = attempt;
  const request = { "Content-Type": "application/json", "Idempotency-Key": idempotencyKey, ...headers };
  const send = (): Promise<Response> => fetch(url, { method: "POST", headers: request, body, signal: timeout.signal });
  try {
    const response = await send().catch((error: unknown) => {
      if (timeout.signal.aborted) throw error;
      return send();
    });
    if (isFinal(response.status)) pendingAttempts.delete(payloadKey);
    if (!response.ok) throw await submitErrorFor(response);
  } catch (error) {
    throw error instanceof SubmitError ? error : new SubmitError("The receiver cannot be reached.");
  } finally {
    clearTimeout(timer);
  }
}

/** Adds the source of the submission for the site's own receiver. Another receiver may reject unknown fields. */
function bodyFor(url: string, payload: Payload): Payload {
  return url === RECEIVER_PATH ? withSource(payload, currentSource()) : payload;
}

/**
 * The source of a submission made now. It is read from the page itself, without cookies or storage, so a visit ends
 * with its tab. URLs contain only ASCII characters, so the receiver never rejects them as unstorable.
 */
function currentSource(): Source {
  try {
    // The URL of the first page. It does not change while Gatsby navigates between pages.
    const [navigation] = performance.getEntriesByType("navigation");
    const firstPage = new URL(navigation?.name ?? location.href);
    const referrer = document.referrer === "" ? undefined : new URL(document.referrer);
    const parameters = firstPage.search.slice(1).split("&");
    return {
      source_page: location.pathname,
      source_first_page: firstPage.pathname,
      source_referrer: referrer === undefined || referrer.host === location.host ? "" : referrer.host,
      source_campaign: parameters.filter((parameter) => parameter.startsWith("utm_")).join("&"),
    };
  } catch {
    // A submission without its source is better than none.
    return {};
  }
}

/** Whether a response with this status is final. A 408 or 5xx may come from a proxy while the receiver is storing. */
function isFinal(status: number): boolean {
  return status < 500 && status !== 408;
}

/** Creates 32 random hexadecimal digits. `crypto.randomUUID` is not available on pages served over http. */
function createKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
