import { Webhook } from "standardwebhooks";
import { ATTEMPT_TIMEOUT_MS, type DeliveryFailure, type Sender } from "./sender";
import type { WebhookSettings } from "../settings";
import { toRecord } from "../store/records";

/** A webhook that was not accepted. */
class WebhookError extends Error {
  override readonly name = "WebhookError";

  /** @param code status of the response; `undefined` when the form type no longer has a URL */
  constructor(readonly code: number | undefined) {
    super("The webhook was not accepted.");
  }
}

/** Sends submissions as signed webhooks (standardwebhooks.com). All attempts share one id, so receivers can recognize a repetition. */
export function createWebhookSender({ secret, urls }: WebhookSettings): Sender {
  const webhook = new Webhook(secret);
  return {
    channel: "webhook",
    async send(submission) {
      const url = urls[submission.form_type];
      if (url === undefined) throw new WebhookError(undefined);
      const data = toRecord(submission);
      const body = JSON.stringify({ type: "submission.stored", timestamp: data.received_at, data });
      const sentAt = new Date();
      const { status, body: responseBody } = await fetch(url, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "webhook-id": submission.id,
          "webhook-timestamp": String(Math.floor(sentAt.getTime() / 1000)),
          "webhook-signature": webhook.sign(submission.id, sentAt, body),
        },
        body,
        // A redirect could send a visitor's text to another host.
        redirect: "manual",
        signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
      });
      await responseBody?.cancel();
      if (status < 200 || status > 299) throw new WebhookError(status);
    },
    describeFailure: describeWebhookFailure,
  };
}

/** 410 means that the URL is permanently gone. Any other 4xx is about this one webhook, and is retried. */
function describeWebhookFailure(error: unknown): DeliveryFailure {
  if (!(error instanceof WebhookError)) return { permanentReason: undefined, isDown: true };
  const { code } = error;
  if (code === undefined) return { permanentReason: "no WEBHOOK_URL is set", isDown: false };
  return { permanentReason: code === 410 ? "HTTP 410" : undefined, isDown: code >= 500 || code === 429 };
}
