import { existsSync, renameSync } from "node:fs";
import { confirmLink } from "../../../src/newsletter/links";
import { BODIES } from "../../../../../testing/server/bodies";
import { eventually, startHost } from "../../../../../testing/server/host";
import {
  confirmPath,
  follow,
  keyOf,
  oneClickPath,
  toRelativeUrl,
  press,
  startNewsletter,
  subscriptions,
} from "../../../../../__tests__/support/server/newsletter";
import { listStored, onBothStores, withStore } from "../../../../../testing/server/stores";
import { texts } from "../../../../../testing/server/texts";

const labels = texts["labels/newsletter.json"];
const newsletterForm = texts["forms/newsletter.json"];
const site = texts["site.json"];

const { newsletter } = BODIES;
const DAY = 86_400_000;

// On both databases: no test of the store lists subscribers, ends subscriptions, or lets them expire.
onBothStores((createEmptyDatabase) => {
  const setUp = () => startNewsletter(createEmptyDatabase);

  test("ends a subscription by the link in a newsletter, or by one click in the mail program", async () => {
    const { url, env, host, mailbox, run, waitForEmptyOutbox } = await setUp();
    await host.post(newsletter);
    await waitForEmptyOutbox();
    const [mail] = mailbox.mails;
    await press(host, confirmPath(mail));
    const list = JSON.parse((await run("export", "--subscribers", "--json")).stdout) as Record<string, string>[];
    expect(list).toEqual([
      {
        email: newsletter.email,
        confirmed_at: (await listStored(url))[0]?.confirmed_at,
        consent: newsletterForm.note,
        unsubscribe: expect.stringMatching(`^${site.url}/api/newsletter\\?unsubscribe=`) as string,
        language: site.language,
      },
    ]);
    const csv = (await run("export", "--subscribers")).stdout;
    expect(csv).toMatch(/^\uFEFF"email","confirmed_at","consent","unsubscribe","language"\r\n"ed@letters\.example",/);
    expect((await run("audit")).stdout).toMatch(/ export 1 subscribers as json\n.* export 1 subscribers as csv\n$/);
    expect((await run("export", "--subscribers", "--email", newsletter.email)).stderr).toContain("--email");

    const link = toRelativeUrl(list[0]?.unsubscribe ?? "");
    const page = await follow(host, link);
    expect(page).toMatchObject({ status: 200, title: labels.unsubscribe.title, button: labels.unsubscribe.button });
    expect((await subscriptions(url))[0]).toMatchObject({ unsubscribed_at: null });
    for (const again of [1, 2]) {
      expect({ again, ...(await press(host, link)) }).toMatchObject({
        again,
        status: 200,
        title: labels.unsubscribed.title,
      });
    }
    // If no subscription is left to end, nothing is recorded: opening the page must not write to the disk.
    const aside = `${env.ERASURES_FILE}.aside`;
    renameSync(env.ERASURES_FILE, aside);
    expect((await follow(host, link)).title).toBe(labels.unsubscribed.title);
    expect((await press(host, link)).title).toBe(labels.unsubscribed.title);
    expect(existsSync(env.ERASURES_FILE)).toBe(false);
    renameSync(aside, env.ERASURES_FILE);
    expect((await listStored(url))[0]).toMatchObject({ subscription: "unsubscribed" });
    expect((await run("export", "--subscribers", "--json")).stdout).toBe("[]\n");
    // After a new request, links in earlier newsletters still end the subscription.
    expect(await press(host, confirmPath(mail))).toMatchObject({ status: 410, title: labels.gone.title });
    const { id = "" } = (await host.post(newsletter)).body;
    await press(host, toRelativeUrl(confirmLink(await keyOf(url), id, Date.now(), texts)));
    expect((await listStored(url)).map(({ subscription }) => subscription)).toEqual(["unsubscribed", "confirmed"]);
    expect(await follow(host, link)).toMatchObject({ button: labels.unsubscribe.button });
    expect(await press(host, link)).toMatchObject({ status: 200, title: labels.unsubscribed.title });

    const other = { ...newsletter, email: "flo@letters.example" };
    await host.post(other);
    const mailToOther = () => mailbox.mails.find(({ to }) => to.includes(other.email));
    await eventually(async () => mailToOther() !== undefined);
    const clicked = await press(host, oneClickPath(mailToOther()), {
      body: "List-Unsubscribe=One-Click",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(clicked.status).toBe(200);
    expect((await listStored(url)).map(({ subscription }) => subscription)).toEqual(Array(3).fill("unsubscribed"));

    // This is like restoring a backup from before the subscriptions were ended.
    await withStore(url, ({ db }) => db.updateTable("subscriptions").set({ unsubscribed_at: null }).execute());
    expect((await run("after-restore")).stdout).toContain("unsubscribed again: 3");
    expect((await listStored(url)).map(({ subscription }) => subscription)).toEqual(Array(3).fill("unsubscribed"));
  });

  test("keeps the proof of consent during the subscription and for the retention period after it", async () => {
    const { url, env, host, mailbox, waitForEmptyOutbox } = await setUp();
    const longAgo = Date.now() - 1000 * DAY;
    const emails = ["stays@letters.example", "left@letters.example", "gone@letters.example", "never@letters.example"];
    for (const email of emails) await host.post({ ...newsletter, email });
    await waitForEmptyOutbox();
    expect(mailbox.mails).toHaveLength(4);
    await host.kill();
    await withStore(url, async ({ db }) => {
      await db.updateTable("submissions").set({ received_at: longAgo }).execute();
      await db
        .updateTable("subscriptions")
        .set({ confirmed_at: longAgo })
        .where("address", "!=", emails[3] ?? "")
        .execute();
      const setUnsubscribed = (email: string | undefined, unsubscribed_at: number) =>
        db
          .updateTable("subscriptions")
          .set({ unsubscribed_at })
          .where("address", "=", email ?? "")
          .execute();
      await setUnsubscribed(emails[1], Date.now() - DAY);
      await setUnsubscribed(emails[2], longAgo);
    });
    await startHost({ env });
    await eventually(async () => (await listStored(url)).length === 2);
    expect((await listStored(url)).map(({ email }) => email).sort()).toEqual([
      "left@letters.example",
      "stays@letters.example",
    ]);
    expect((await subscriptions(url)).map(({ address }) => address).sort()).toEqual([
      "left@letters.example",
      "stays@letters.example",
    ]);
  });
});
