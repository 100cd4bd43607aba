import { fillFromSite } from "@capture/domain/placeholders";
import { HONEYPOT } from "../../../src/payload/form-endpoint";
import { BODIES } from "../../../../../testing/server/bodies";
import { eventually, startHost, type Host } from "../../../../../testing/server/host";
import { listStored, onSelectedStores } from "../../../../../testing/server/stores";
import { GERMAN_SALES, germanSite, readGermanTexts } from "../../../../../__tests__/support/server/german-site";
import { subjectOf, textOf as textOfMail, type Mail } from "../../../../../__tests__/support/server/mail";
import {
  confirmPath,
  follow,
  oneClickPath,
  press,
  startNewsletter,
  subscriptions,
} from "../../../../../__tests__/support/server/newsletter";
import { CONTACT, sendForm } from "../../../../../__tests__/support/server/served-form";
import { startWebhookReceiver } from "../../../../../__tests__/support/server/webhook";
import { texts } from "../../../../../testing/server/texts";

const ownLabels = texts["labels/submissions.json"];
const ownNewsletter = texts["labels/newsletter.json"];
const contactForm = texts["forms/contact.json"];
const site = texts["site.json"];

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const TEXTS = readGermanTexts();
const LABELS = TEXTS["labels/submissions.json"];
const NEWSLETTER = TEXTS["labels/newsletter.json"];
const CONSENT = fillFromSite(TEXTS["forms/newsletter.json"].note, TEXTS["site.json"]);

/** A body as a page in this language sends it. */
const inLanguage = (body: object, language: unknown) => {
  const details = "additional_data" in body ? (body.additional_data as object) : {};
  return { ...body, additional_data: { ...details, language } };
};
const german = inLanguage(BODIES.newsletter, "de");
const lineOf = (mail: Mail | undefined, label: string) =>
  (mail ? textOfMail(mail) : "").split(/\r?\n/).find((line) => line.startsWith(`${label}: `));

onSelectedStores((createEmptyDatabase) => {
  const setUp = () => startNewsletter(createEmptyDatabase, germanSite(TEXTS));

  test("a subscriber in German gets the mail and all answer pages in German", async () => {
    const { url, host, mailbox, run, waitForEmptyOutbox } = await setUp();
    expect((await host.post(german)).status).toBe(200);
    await waitForEmptyOutbox();
    const [mail] = mailbox.mails;
    expect(mail && subjectOf(mail)).toBe(fillFromSite(NEWSLETTER.mail.subject, site));
    for (const words of [CONSENT, NEWSLETTER.mail.text.split("\n")[2] ?? ""])
      expect(mail && textOfMail(mail)).toContain(words);
    expect(await subscriptions(url)).toMatchObject([{ wording: CONSENT }]);

    const link = confirmPath(mail);
    expect(link).toMatch(/&language=de$/);
    const page = await follow(host, link);
    expect(page).toMatchObject({ title: NEWSLETTER.confirm.title, button: NEWSLETTER.confirm.button });
    expect(page.text).toContain('<html lang="de">');
    expect(page.text).toContain(`<a href="/de">${TEXTS["pages/form-answer.json"].labels.back}</a>`);
    expect(page.headers.get("content-security-policy")).toBe("form-action 'self'");
    expect((await press(host, link)).title).toBe(NEWSLETTER.confirmed.title);
    expect((await follow(host, link.replace("confirm=", "confirm=x"))).title).toBe(NEWSLETTER.invalid.title);
    // A language that the site does not have, or none.
    for (const other of ["fr", "../de", ""])
      expect((await follow(host, link.replace(/=de$/, `=${other}`))).title).toBe(ownNewsletter.confirmed.title);

    const subscribers = (await run("export", "--subscribers", "--json")).stdout;
    expect(JSON.parse(subscribers)).toMatchObject([
      { language: "de", consent: CONSENT, unsubscribe: expect.stringMatching(/&language=de$/) as string },
    ]);
    expect((await press(host, oneClickPath(mail))).title).toBe(NEWSLETTER.unsubscribed.title);
  });

  test("a suspected subscription that is released has the consent in its language", async () => {
    const { url, host, mailbox, run } = await setUp();
    const details = { ...german.additional_data, [HONEYPOT]: "spam" };
    const { id = "" } = (await host.post({ ...german, additional_data: details })).body;
    expect((await run("release", id)).code).toBe(0);
    expect(await subscriptions(url)).toMatchObject([{ wording: CONSENT }]);
    await eventually(async () => mailbox.mails.length === 1);
    expect(mailbox.mails.map(subjectOf)).toEqual([fillFromSite(NEWSLETTER.mail.subject, site)]);
  });

  test("the mail to staff and the webhook state the language, and the mail goes to the mailbox of that language, in it", async () => {
    const receiver = await startWebhookReceiver(SECRET);
    const { env, mailbox, host: unused } = await setUp();
    await unused.kill();
    const settings = { ...env, WEBHOOK_SECRET: SECRET, WEBHOOK_URL: receiver.url };
    const host = await startHost({ env: settings, folder: germanSite(TEXTS) });
    const bodies = [
      inLanguage(BODIES.demo, "de"),
      BODIES.demo,
      inLanguage(BODIES.demo, "fr"),
      inLanguage(BODIES.contact, "de"),
    ];
    for (const body of bodies) expect((await host.post(body)).status).toBe(200);
    await eventually(async () => mailbox.mails.length === 4 && receiver.received.length === 4);
    const label = ownLabels.mailFields.language ?? "";
    const lineFor = (code: string) =>
      `${label}: ${new Intl.DisplayNames(site.language, { type: "language" }).of(code) ?? ""}`;
    const { demo, contact } = ownLabels.mailForms ?? {};
    const germanLabel = LABELS.mailFields.language ?? "";
    expect(
      mailbox.mails.map((mail) => [
        ...mail.to,
        subjectOf(mail).split(":")[0],
        lineOf(mail, label) ?? lineOf(mail, germanLabel),
      ]),
    ).toEqual(
      expect.arrayContaining([
        // Its own mailbox is read by staff who answer in German.
        [GERMAN_SALES, LABELS.mailForms?.demo, `${germanLabel}: Deutsch`],
        [site.mailboxes.sales, demo, undefined],
        [site.mailboxes.sales, demo, lineFor("fr")],
        [site.mailboxes.general, contact, lineFor("de")],
      ]),
    );
    const details = receiver.received.map(({ body }) => body as { data: { additional_data: { language?: string } } });
    expect(details.map(({ data }) => data.additional_data.language)).toEqual(
      expect.arrayContaining(["de", "de", "fr", undefined]),
    );
  });
});

describe("a form sent without script", () => {
  let url: string;
  let host: Host;
  beforeAll(async () => {
    const folder = germanSite(TEXTS);
    url = `file:${folder}/submissions.db`;
    host = await startHost({ env: { DATABASE_URL: url }, folder });
  });
  afterAll(() => host.kill());

  /** Sends a form from a page. @param form the form and its parameters, such as `contact&language=de` */
  const sendFrom = (path: string, form: string) =>
    sendForm(host.url, form, { ...CONTACT, message: `${form} ${path}` }, { referer: path && host.url + path });

  test.each([
    ["as the form states it", "contact&language=de", ""],
    ["of the page, if the form does not state it", "contact", "/de/contact"],
    ["of the page, if the site does not have the stated one", "contact&language=fr", "/de/contact"],
  ])("is answered in the language %s", async (_which, form, path) => {
    const { textOf, document } = await sendFrom(path, form);
    expect(document.documentElement.lang).toBe("de");
    expect(textOf("title")).toBe(TEXTS["forms/contact.json"].success.title);
    expect(document.querySelector("[data-answer=back] a")?.getAttribute("href")).toBe(path || "/de");
    expect((await listStored(url)).at(-1)?.additional_data).toMatchObject({ language: "de" });
  });

  test.each([
    ["the site does not have the language", "contact&language=fr", "/contact"],
    ["the language is the site's own", `contact&language=${site.language}`, "/contact"],
    ["the language is a path", "contact&language=..%2Fde", "/contact"],
    ["neither the form nor the page states one", "contact", ""],
  ])("is answered in the default language if %s", async (_why, form, path) => {
    const { textOf, document } = await sendFrom(path, form);
    expect(document.documentElement.lang).toBe(site.language);
    expect(textOf("title")).toBe(contactForm.success.title);
    expect((await listStored(url)).at(-1)?.additional_data).not.toHaveProperty("language");
  });

  test("is shown again in its language, with its messages, and keeps the language", async () => {
    const { status, textOf, document } = await sendForm(host.url, "contact&language=de", { ...CONTACT, email: "x" });
    expect({ status, title: textOf("title"), text: textOf("text") }).toEqual({
      status: 422,
      title: TEXTS["pages/form-answer.json"].labels.notSent,
      text: LABELS.invalid,
    });
    const input = TEXTS["forms/contact.json"].inputs.find(({ name }) => name === "email");
    expect(textOf("faults")).toBe(`${(input?.label ?? "").replace(/ \*$/, "")}: ${LABELS.email}`);
    expect(document.querySelector("form")?.getAttribute("action")).toBe(
      "/api/submit-form?form=contact&page=%2Fcontact&language=de",
    );
  });

  test("is rejected with a page in its language", async () => {
    const foreign = await sendForm(host.url, "contact&language=de", CONTACT, { origin: "https://e.vil" });
    expect([foreign.status, foreign.textOf("text")]).toEqual([403, LABELS.foreign]);
    expect(foreign.document.documentElement.lang).toBe("de");
    const large = await sendForm(host.url, "contact&language=de", { ...CONTACT, message: "x".repeat(70_000) });
    expect([large.status, large.textOf("text")]).toEqual([413, LABELS.tooLarge]);
  });
});

describe("the receiver's JSON", () => {
  let host: Host;
  beforeAll(async () => {
    host = await startHost({ folder: germanSite(TEXTS) });
  });
  afterAll(() => host.kill());

  const wrong = { ...BODIES.demo, email: "x" };
  const message = (form: {
    readonly inputs: readonly { readonly name: string; readonly message?: string | null | undefined }[];
  }) => form.inputs.find(({ name }) => name === "email")?.message;

  test("has messages for fields in the language of the page", async () => {
    expect((await host.post(inLanguage(wrong, "de"))).body).toEqual({
      error: LABELS.invalid,
      fields: { email: message(TEXTS["forms/demo.json"]) },
    });
  });

  test.each([["fr"], ["../de"], [undefined], [7]])("is in the default language for %j", async (language) => {
    expect((await host.post(inLanguage(wrong, language))).body.error).toBe(ownLabels.invalid);
  });

  test("does not serve the texts of a language", async () => {
    expect((await host.get("/de/_texts.json")).status).toBe(404);
  });
});
