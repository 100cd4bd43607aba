import { HONEYPOT } from "../../../src/payload/form-endpoint";
import { BODIES } from "../../../../../testing/server/bodies";
import { eventually, startHost } from "../../../../../testing/server/host";
import { startMailbox, type Mailbox } from "../../../../../__tests__/support/server/mail";
import {
  siteWithResponsePage,
  confirmPath,
  press,
  startNewsletter,
  subscriptions,
} from "../../../../../__tests__/support/server/newsletter";
import { listStored, onBothStores, onSelectedStores, withStore } from "../../../../../testing/server/stores";
import { submissions } from "../../../../../testing/server/submissions";
import { getReadiness } from "../../../../../__tests__/support/server/probes";
import { startWebhookReceiver } from "../../../../../__tests__/support/server/webhook";
import { texts } from "../../../../../testing/server/texts";

const labels = texts["labels/newsletter.json"];
const site = texts["site.json"];

const { newsletter } = BODIES;
const DAY = 86_400_000;
const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const toSubscriber = ({ mails }: Mailbox) => mails.filter(({ to }) => to.includes(newsletter.email));
const toStaff = ({ mails }: Mailbox) => mails.filter(({ to }) => to.includes(site.mailboxes.general));

// On both databases, because simultaneous requests for one email address take turns with a lock of the database.
onBothStores((createEmptyDatabase) => {
  test("sends at most one mail a day to an email address, and none after its confirmation", async () => {
    const { url, host, mailbox, waitForEmptyOutbox } = await startNewsletter(createEmptyDatabase);
    const spellings = [newsletter.email, "ED@letters.example", ` ${newsletter.email}`, "Ed@Letters.example"];
    const answers = await Promise.all(spellings.map((email) => host.post({ ...newsletter, email })));
    expect(answers.map(({ status }) => status)).toEqual(spellings.map(() => 200));
    await waitForEmptyOutbox();
    expect(mailbox.mails).toHaveLength(1);

    await withStore(url, ({ db }) =>
      db
        .updateTable("subscriptions")
        .set({ mailed_at: Date.now() - DAY - 1000 })
        .where("mailed_at", "is not", null)
        .execute(),
    );
    await host.post(newsletter);
    await waitForEmptyOutbox();
    expect(mailbox.mails).toHaveLength(2);

    await press(host, confirmPath(mailbox.mails[1]));
    await withStore(url, ({ db }) => db.updateTable("subscriptions").set({ mailed_at: 0 }).execute());
    expect((await host.post(newsletter)).status).toBe(200);
    await waitForEmptyOutbox();
    expect(toStaff(mailbox)).toHaveLength(1);
    expect(mailbox.mails).toHaveLength(3);
    expect((await listStored(url)).map(({ subscription }) => subscription)).toEqual(Array(6).fill("confirmed"));
  });
});

onSelectedStores((createEmptyDatabase) => {
  const setUp = () => startNewsletter(createEmptyDatabase);

  test("sends the confirmation mail when the mail server is available again, even after a restart", async () => {
    const { url, env, host, mailbox } = await setUp();
    await mailbox.close();
    await host.post(newsletter);
    await eventually(async () => host.output().includes("confirmation delivery failed: trying again"));
    await host.kill();
    const restartedMailbox = await startMailbox(mailbox.port);
    await withStore(url, async ({ db }) => {
      await db.updateTable("outbox").set({ next_at: 0 }).execute();
      await db
        .updateTable("submissions")
        .set({ received_at: Date.now() - DAY })
        .execute();
    });
    const restartedHost = await startHost({ env, folder: siteWithResponsePage() });
    await eventually(
      async () => restartedMailbox.mails.length === 1 && (await getReadiness(restartedHost)).outbox === 0,
    );
    await restartedMailbox.close();
    expect((await press(restartedHost, confirmPath(restartedMailbox.mails[0]))).title).toBe(labels.confirmed.title);
    // `oldest` is the age since the confirmation.
    const { outbox, oldest } = await getReadiness(restartedHost);
    expect({ outbox, isRecent: (oldest ?? DAY) < 3600 }).toEqual({ outbox: 1, isRecent: true });
  });

  test("sends no confirmation mail for a suspected submission until it is released, and none for other forms", async () => {
    const { url, host, mailbox, run, waitForEmptyOutbox } = await setUp();
    const details = { ...newsletter.additional_data, [HONEYPOT]: "spam" };
    const { id = "" } = (await host.post({ ...newsletter, additional_data: details })).body;
    const subscription = { ...BODIES.contact.additional_data, subject: "Newsletter" };
    await host.post({ ...BODIES.contact, additional_data: subscription });
    await waitForEmptyOutbox();
    expect(mailbox.mails.map(({ to }) => to)).toEqual([[site.mailboxes.general]]);
    expect(await subscriptions(url)).toEqual([]);

    expect(await run("release", id)).toMatchObject({ stdout: "Released; delivery by confirmation.\n" });
    await eventually(async () => toSubscriber(mailbox).length === 1);
    expect((await press(host, confirmPath(toSubscriber(mailbox)[0]))).status).toBe(200);
  });

  test("without a mail server, the subscription stays unconfirmed, also in the webhook", async () => {
    const url = await createEmptyDatabase();
    const receiver = await startWebhookReceiver(SECRET);
    const env = { DATABASE_URL: url, WEBHOOK_SECRET: SECRET, WEBHOOK_URL: receiver.url };
    const host = await startHost({ env, folder: siteWithResponsePage() });
    const { id = "" } = (await host.post(newsletter)).body;
    await eventually(async () => receiver.received.length === 1);
    expect(receiver.received[0]).toMatchObject({ id, body: { data: { subscription: "unconfirmed" } } });
    expect(await subscriptions(url)).toMatchObject([{ mailed_at: null, confirmed_at: null }]);
    const run = (...args: string[]) => submissions(args, { DATABASE_URL: url });
    for (const args of [["list"], ["show", id]])
      expect((await run(...args)).stdout).toContain("subscription: unconfirmed");
    expect((await run("export")).stdout).toContain('"unconfirmed"');
    expect((await run("export", "--subscribers", "--json")).stdout).toBe("[]\n");
  });
});
