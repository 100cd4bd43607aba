import { sql } from "kysely";
import { BODIES } from "../../../../../testing/server/bodies";
import { eventually, startHost } from "../../../../../testing/server/host";
import {
  confirmPath,
  oneClickPath,
  press,
  startNewsletter,
  subscriptions,
} from "../../../../../__tests__/support/server/newsletter";
import { onBothStores, listStored, withStore } from "../../../../../testing/server/stores";

const { newsletter } = BODIES;
const DAY = 86_400_000;
const tagged = (tag: number) => ({ ...newsletter, email: `ed+${tag}@letters.example` });

onBothStores((createEmptyDatabase) => {
  test("addresses with tags are one mailbox, which gets one mail a day", async () => {
    const { url, host, mailbox, waitForEmptyOutbox } = await startNewsletter(createEmptyDatabase);
    const bodies = Array.from({ length: 20 }, (_, tag) => tagged(tag));
    const answers = await Promise.all(bodies.map((body) => host.post(body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await waitForEmptyOutbox();
    expect(mailbox.mails).toHaveLength(1);
    // The other addresses are requests of their own: the link confirms one of them.
    await press(host, confirmPath(mailbox.mails[0]));
    const confirmed = (await subscriptions(url)).filter(({ confirmed_at }) => confirmed_at !== null);
    expect(confirmed.map(({ address }) => address)).toEqual([mailbox.mails[0]?.to[0]]);
  });

  test("a mailbox that has unsubscribed gets no mail for 90 days", async () => {
    const { url, host, mailbox, waitForEmptyOutbox } = await startNewsletter(createEmptyDatabase);
    const makeOlder = (days: number) =>
      withStore(url, ({ db }) =>
        db
          .updateTable("subscriptions")
          .set({ mailed_at: Date.now() - days * DAY, unsubscribed_at: Date.now() - days * DAY })
          .execute(),
      );
    await host.post(newsletter);
    await eventually(async () => mailbox.mails.length === 1);
    await press(host, oneClickPath(mailbox.mails[0]));
    for (const body of [newsletter, tagged(1), { ...newsletter, email: "ED@letters.example" }]) {
      await makeOlder(89);
      expect((await host.post(body)).status).toBe(200);
    }
    await waitForEmptyOutbox();
    expect(mailbox.mails).toHaveLength(1);
    await makeOlder(91);
    await host.post(newsletter);
    await eventually(async () => mailbox.mails.length === 2);
    expect(await listStored(url)).toHaveLength(5);
  });

  test("mails that an earlier release has sent count as well", async () => {
    const { url, env, host, mailbox, waitForEmptyOutbox } = await startNewsletter(createEmptyDatabase);
    await host.post(tagged(1));
    await waitForEmptyOutbox();
    await host.kill();
    await withStore(url, async ({ db }) => {
      await sql`drop index subscriptions_mailbox`.execute(db);
      await sql`alter table subscriptions drop column mailbox`.execute(db);
      await sql`delete from kysely_migration where name = '0005-mailbox'`.execute(db);
    });
    const restartedHost = await startHost({ env });
    expect((await restartedHost.post(tagged(2))).status).toBe(200);
    await waitForEmptyOutbox();
    expect(mailbox.mails).toHaveLength(1);
    expect((await subscriptions(url)).map(({ mailbox: found }) => found)).toEqual(Array(2).fill("ed@letters.example"));
  });
});
