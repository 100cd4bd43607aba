import { toPayload, withSource } from "../../../src/payload/payload";
import { BODIES } from "../../../../../testing/server/bodies";
import { siteFolder, startHost, type Host } from "../../../../../testing/server/host";
import { CONTACT, FORM_SITE, sendForm } from "../../../../../__tests__/support/server/served-form";
import { listStored, onSelectedStores, withStore } from "../../../../../testing/server/stores";
import { texts } from "../../../../../testing/server/texts";

const submissions = texts["labels/submissions.json"];
const answerPage = texts["pages/form-answer.json"];
const newsletterForm = texts["forms/newsletter.json"];
const contactForm = texts["forms/contact.json"];

const labels = new Map(contactForm.inputs.map(({ name, label }) => [name, label]));
const email = labels.get("email") ?? "";

/** All rows of the database. */
const listRows = (url: string) => withStore(url, ({ db }) => db.selectFrom("submissions").selectAll().execute());

onSelectedStores((createEmptyDatabase) => {
  let url: string;
  let host: Host;
  beforeAll(async () => {
    url = await createEmptyDatabase();
    host = await startHost({ env: { DATABASE_URL: url }, folder: siteFolder(FORM_SITE) });
  });
  afterAll(() => host.kill());
  afterEach(() => withStore(url, ({ db }) => db.deleteFrom("submissions").execute()));

  test("stores the same row as with script, and responds with a page", async () => {
    const { status, headers, textOf, document } = await sendForm(host.url, "contact", CONTACT);
    expect({ status, title: textOf("title"), text: textOf("text") }).toEqual({
      status: 200,
      title: contactForm.success.title,
      text: contactForm.success.text,
    });
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("content-security-policy")).toBe("form-action 'self'");
    expect(document.querySelectorAll("script, form, [data-answer=faults]")).toHaveLength(0);
    expect(document.querySelector("[data-answer=back] a")?.getAttribute("href")).toBe("/contact");
    const byScript = { ...CONTACT, message: CONTACT.message.replace("\r\n", "\n") };
    await host.post(withSource(toPayload("contact", byScript), { source_page: "/contact" }));
    const [plain, sent] = (await listRows(url)).map(({ content_hash, suspected }) => ({ content_hash, suspected }));
    expect(plain).toEqual(sent);
  });

  test("stores a subscription with only its email address", async () => {
    const { textOf } = await sendForm(host.url, "newsletter", { email: BODIES.newsletter.email });
    expect(textOf("title")).toBe(newsletterForm.success.title);
    expect(await listStored(url)).toMatchObject([BODIES.newsletter]);
    expect((await listStored(url))[0]?.additional_data).toEqual(BODIES.newsletter.additional_data);
  });

  test("a form with a filled-in honeypot gets the same page and is stored as suspected", async () => {
    const bot = await sendForm(host.url, "contact", { ...CONTACT, annotation: "spam.example" });
    expect([bot.status, bot.textOf("title")]).toEqual([200, contactForm.success.title]);
    expect((await listRows(url)).map(({ suspected }) => suspected)).toEqual(["honeypot"]);
  });
});

test("over the limit, the response page contains the visitor's text, and Retry-After the delay", async () => {
  const url = `file:${siteFolder()}/submissions.db`;
  const host = await startHost({ env: { DATABASE_URL: url, FORMS_LIMIT: "1/10m" }, folder: siteFolder(FORM_SITE) });
  await sendForm(host.url, "contact", CONTACT);
  const again = await sendForm(host.url, "contact", CONTACT);
  const other = await sendForm(host.url, "contact", { ...CONTACT, message: "Another" });
  expect([again.status, other.status]).toEqual([200, 429]);
  expect(Number(other.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(other.textOf("text")).toBe(submissions.tooMany.replace("{minutes}", "10"));
  expect(other.document.querySelector("textarea")?.value).toBe("Another");
});

test("while the store is unavailable, the response page contains the visitor's text", async () => {
  const url = "postgres://user@127.0.0.1:1/none";
  const host = await startHost({ env: { DATABASE_URL: url, LOG_LEVEL: "silent" }, folder: siteFolder(FORM_SITE) });
  const { status, textOf, document } = await sendForm(host.url, "contact", CONTACT);
  expect({ status, text: textOf("text") }).toEqual({
    status: 503,
    text: submissions.unavailable,
  });
  expect(document.querySelector("textarea")?.value).toBe(CONTACT.message.replace("\r\n", "\n"));
});

test("responds with a plain page if the release has no response page", async () => {
  const host = await startHost();
  const { status, textOf, headers } = await sendForm(host.url, "contact", { ...CONTACT, email: "x" });
  expect({ status, title: textOf("title"), faults: textOf("faults") }).toEqual({
    status: 422,
    title: answerPage.labels.notSent,
    faults: `${email}: ${submissions.email}`,
  });
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
});
