import { Webhook } from "standardwebhooks";
import { startWebhookReceiver } from "../../support/server/webhook";

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

test("startWebhookReceiver separates webhooks with valid and with forged signatures", async () => {
  const receiver = await startWebhookReceiver(SECRET, () => 503);
  const body = '{"a":1}';
  const sentAt = new Date();
  const send = (signature: string) =>
    fetch(`${receiver.url}/hook`, {
      method: "POST",
      headers: {
        "webhook-id": "1",
        "webhook-timestamp": String(Math.floor(sentAt.getTime() / 1000)),
        "webhook-signature": signature,
      },
      body,
    });
  const valid = new Webhook(SECRET).sign("1", sentAt, body);
  expect((await send(valid)).status).toBe(503);
  await send(new Webhook(SECRET).sign("2", sentAt, body));
  expect(receiver.received).toEqual([{ path: "/hook", id: "1", body: { a: 1 } }]);
  expect(receiver.forged).toHaveLength(1);
});
