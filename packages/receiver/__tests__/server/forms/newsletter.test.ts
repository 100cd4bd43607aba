import { fillFromSite, fillPlaceholders } from "@capture/domain/placeholders";
import { confirmLink, unsubscribeLink } from "../../../src/newsletter/links";
import { BODIES } from "../../../../../testing/server/bodies";
import { eventually } from "../../../../../testing/server/host";
import { textOf, type Mailbox } from "../../../../../__tests__/support/server/mail";
import {
  confirmPath,
  follow,
  keyOf,
  toRelativeUrl,
  press,
  startNewsletter,
  subscriptions,
} from "../../../../../__tests__/support/server/newsletter";
import { onSelectedStores, listStored } from "../../../../../testing/server/stores";
import { texts } from "../../../../../testing/server/texts";

const labels = texts["labels/newsletter.json"];
const submissionLabels = texts["labels/submissions.json"];
const newsletterForm = texts["forms/newsletter.json"];
const site = texts["site.json"];

const { newsletter } = BODIES;
const DAY = 86_400_000;
const toStaff = ({ mails }: Mailbox) => mails.filter(({ to }) => to.includes(site.mailboxes.general));

onSelectedStores((createEmptyDatabase) => {
  const setUp = () => startNewsletter(createEmptyDatabase);

  test("only the button on the page of the link confirms an email address", async () => {
    const { url, host, mailbox, run, waitForEmptyOutbox } = await setUp();
    const { id = "" } = (await host.post(newsletter)).body;
    await waitForEmptyOutbox();
    const [mail] = mailbox.mails;
    expect(mailbox.mails.map(({ to }) => to)).toEqual([[newsletter.email]]);
    expect(mail?.head).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(mail?.head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    const text = mail ? textOf(mail) : "";
    const validity = labels.mail.text.split("\n").find((line) => line.includes("{count}")) ?? "";
    const sentence = fillFromSite(fillPlaceholders(validity, { count: 14 }), site);
    for (const words of [sentence, newsletterForm.note, fillFromSite("{legalName}", site), site.mailboxes.general])
      expect(text).toContain(words);

    const link = confirmPath(mail);
    for (const method of ["GET", "GET", "HEAD"]) {
      const page = await follow(host, link, { method });
      expect(page.status).toBe(200);
      if (method === "HEAD") continue;
      expect(page).toMatchObject({ title: labels.confirm.title, button: labels.confirm.button });
      expect(page.text).toContain("Menu");
      expect(page.text).toMatch(/<form[^>]* method="post"/);
      expect(page.text).not.toMatch(/<script| hidden/);
      expect(page.headers.get("content-security-policy")).toBe("default-src 'self'");
      expect(page.headers.get("cache-control")).toBe("no-store");
    }
    expect((await subscriptions(url))[0]).toMatchObject({ confirmed_at: null });
    expect((await listStored(url))[0]).toMatchObject({ id, subscription: "unconfirmed" });

    const before = Date.now();
    for (const again of [1, 2]) {
      const done = await press(host, link);
      expect({ again, ...done }).toMatchObject({
        again,
        status: 200,
        title: labels.confirmed.title,
        button: undefined,
      });
    }
    const [proof] = await listStored(url);
    expect(proof).toMatchObject({ id, subscription: "confirmed", consent: newsletterForm.note });
    expect(Math.abs(Date.parse(proof?.confirmed_at ?? "") - before)).toBeLessThan(60_000);
    expect(await follow(host, link)).toMatchObject({ status: 200, title: labels.confirmed.title, button: undefined });
    expect((await run("show", id)).stdout).toContain("subscription: confirmed");

    // Staff get one mail, after the confirmation.
    await eventually(async () => mailbox.mails.length === 2);
    await waitForEmptyOutbox();
    expect(toStaff(mailbox)).toHaveLength(1);
    expect(toStaff(mailbox)[0]?.body).toContain(`${submissionLabels.mailFields.subscription}: confirmed`);
    expect(host.output()).not.toMatch(/letters\.example|confirm=/);
  });

  test("rejects a forged link with 400, and an expired or erased one with 410", async () => {
    const { url, host, mailbox, run, waitForEmptyOutbox } = await setUp();
    const { id = "" } = (await host.post(newsletter)).body;
    await waitForEmptyOutbox();
    const link = confirmPath(mailbox.mails[0]);
    const key = await keyOf(url);
    const forged = [
      "/api/newsletter",
      "/api/newsletter?confirm=",
      "/api/newsletter?confirm=a&confirm=b",
      `/api/newsletter?confirm=${id}`,
      link.slice(0, -1),
      link.replace(".", ".9"),
      link.replace("confirm=", "unsubscribe="),
      toRelativeUrl(unsubscribeLink(key, id, texts)).replace("unsubscribe=", "confirm="),
      toRelativeUrl(confirmLink("another key", id, Date.now(), texts)),
    ];
    for (const bad of forged) {
      expect({ bad, ...(await follow(host, bad)) }).toMatchObject({ bad, status: 400, title: labels.invalid.title });
      expect({ bad, ...(await press(host, bad)) }).toMatchObject({ bad, status: 400, title: labels.invalid.title });
    }
    const expired = toRelativeUrl(confirmLink(key, id, Date.now() - 14 * DAY - 1000, texts));
    const erased = toRelativeUrl(unsubscribeLink(key, "11111111-2222-3333-4444-555555555555", texts));
    for (const dead of [expired, erased]) {
      expect(await follow(host, dead)).toMatchObject({ status: 410, title: labels.gone.title, button: undefined });
      expect(await press(host, dead)).toMatchObject({ status: 410, title: labels.gone.title });
    }
    expect((await subscriptions(url))[0]).toMatchObject({ confirmed_at: null, unsubscribed_at: null });
    const put = await fetch(host.url + link, { method: "PUT" });
    expect({ status: put.status, allow: put.headers.get("allow") }).toEqual({ status: 405, allow: "GET, HEAD, POST" });
    expect((await press(host, link, { body: "x".repeat(2000) })).status).toBe(413);

    expect((await run("delete", newsletter.email)).code).toBe(0);
    expect(await subscriptions(url)).toEqual([]);
    expect(await press(host, link)).toMatchObject({ status: 410, title: labels.gone.title });
  });
});
