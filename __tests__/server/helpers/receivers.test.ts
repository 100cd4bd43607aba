import { createTransport } from "nodemailer";
import { Webhook } from "standardwebhooks";
import { startMailbox, textOf } from "../../support/server/mail";
import { startWebhookReceiver } from "../../support/server/webhook";

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const MAIL = {
  from: "site@site.example",
  to: "team@site.example",
  subject: "Hello",
  text: "Grüße from a text with an = sign and mostly plain letters",
};

test("startMailbox stores only accepted mails, and textOf decodes them", async () => {
  const mailbox = await startMailbox(0, (number) => (number === 0 ? 550 : 250), "Not this one.");
  const transport = createTransport({ host: "127.0.0.1", port: mailbox.port });
  await expect(transport.sendMail(MAIL)).rejects.toMatchObject({ responseCode: 550, response: "550 Not this one." });
  expect(mailbox.mails).toEqual([]);
  await transport.sendMail(MAIL);
  expect(mailbox.mails.map((mail) => [mail.to, textOf(mail).trim()])).toEqual([[[MAIL.to], MAIL.text]]);
  await mailbox.close();
  await expect(transport.sendMail(MAIL)).rejects.toMatchObject({ code: "ESOCKET" });
});

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
  receiver.close();
});
