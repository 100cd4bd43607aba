import { HONEYPOT } from "../../../src/payload/form-endpoint";
import { BODIES } from "../../../../../testing/server/bodies";
import { eventually, startHost } from "../../../../../testing/server/host";
import { onSelectedStores, listStored, withStore } from "../../../../../testing/server/stores";
import { startWebhookReceiver } from "../../../../../__tests__/support/server/webhook";
import { settingsFrom } from "../../../../../testing/server/texts";

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const listOutbox = (url: string) => withStore(url, ({ db }) => db.selectFrom("outbox").selectAll().execute());

onSelectedStores((createEmptyDatabase) => {
  test("sends a submission with a valid signature, and with the same id until it is accepted", async () => {
    const url = await createEmptyDatabase();
    const receiver = await startWebhookReceiver(SECRET, (number) => (number < 2 ? 500 : 204));
    const env = {
      DATABASE_URL: url,
      WEBHOOK_SECRET: SECRET,
      WEBHOOK_URL: `${receiver.url}/all`,
      WEBHOOK_URL_DEMO_REQUEST: `${receiver.url}/sales`,
    };
    const host = await startHost({ env });
    const { id } = (await host.post(BODIES.demo)).body;
    await eventually(async () => receiver.received.length === 3);
    const [record] = await listStored(url);
    const hook = {
      path: "/sales",
      id,
      body: { type: "submission.stored", timestamp: record?.received_at, data: record },
    };
    expect(receiver.received).toEqual([hook, hook, hook]);
    await eventually(async () => (await listOutbox(url)).length === 0);

    const contact = (await host.post(BODIES.contact)).body.id;
    const details = { ...BODIES.contact.additional_data, [HONEYPOT]: "spam" };
    await host.post({ ...BODIES.contact, additional_data: details });
    await eventually(async () => receiver.received.length === 4 && (await listOutbox(url)).length === 0);
    expect(receiver.received[3]).toMatchObject({ path: "/all", id: contact });
    expect(receiver.forged).toEqual([]);
    expect(host.output()).not.toMatch(/survey\.example|whsec|MfKQ/);
  });

  test("does not repeat a webhook after a 410", async () => {
    const url = await createEmptyDatabase();
    const receiver = await startWebhookReceiver(SECRET, () => 410);
    const env = { DATABASE_URL: url, WEBHOOK_SECRET: SECRET, WEBHOOK_URL_CONTACT: receiver.url };
    const host = await startHost({ env });
    await host.post(BODIES.demo);
    await host.post(BODIES.contact);
    await eventually(async () => (await listOutbox(url))[0]?.parked === "HTTP 410");
    expect(await listOutbox(url)).toHaveLength(1);
  });
});

test.each([
  [{ WEBHOOK_URL: "https://crm.example" }, "WEBHOOK_URL and WEBHOOK_SECRET belong together"],
  [{ WEBHOOK_SECRET: SECRET }, "WEBHOOK_URL and WEBHOOK_SECRET belong together"],
  [{ WEBHOOK_URL: "crm.example/canary", WEBHOOK_SECRET: SECRET }, "must be a URL such as https://"],
  [{ WEBHOOK_URL: "https://crm.example", WEBHOOK_SECRET: "canary" }, "WEBHOOK_SECRET must be 24 to 64 bytes"],
])("rejects the setting %j", (env, message) => {
  expect(() => settingsFrom(env)).toThrow(message);
  expect(() => settingsFrom(env)).not.toThrow("canary");
});
