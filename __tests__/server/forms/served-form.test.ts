import submissions from "../../../data/labels/submissions.json";
import answerPage from "../../../data/pages/form-answer.json";
import newsletterForm from "../../../data/forms/newsletter.json";
import contactForm from "../../../data/forms/contact.json";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { toPayload, withSource } from "../../../src/forms/payload/payload";
import { BODIES } from "../../../testing/server/bodies";
import { siteFolder, startHost, type Host } from "../../../testing/server/host";
import { ANSWER_PAGE, CONTACT, sendForm } from "../../support/server/served-form";
import { onBothStores, listStored, withStore } from "../../../testing/server/stores";

const labels = new Map(contactForm.inputs.map(({ name, label }) => [name, label]));
const [firstName = "", email = ""] = ["firstName", "email"].map((name) => labels.get(name));

const MINUTE = 60_000;
const SITE = {
  "index.html": "<h1>Home</h1>",
  "404.html": "<h1>Not found</h1>",
  "form-answer/index.html": ANSWER_PAGE,
  _headers: "/form-answer\n  Content-Security-Policy: form-action 'self'\n  Cache-Control: public\n",
};

/** All rows of the database. */
const listRows = (url: string) => withStore(url, ({ db }) => db.selectFrom("submissions").selectAll().execute());

onBothStores((createEmptyDatabase, kind) => {
  let url: string;
  let host: Host;
  beforeEach(async () => {
    url = await createEmptyDatabase();
    host = await startHost({ env: { DATABASE_URL: url }, folder: siteFolder(SITE) });
  });
  afterEach(() => host.kill());

  /** Makes all submissions some minutes older. */
  const age = (minutes: number) =>
    withStore(url, ({ db }) =>
      db
        .updateTable("submissions")
        .set((row) => ({ received_at: row("received_at", "-", minutes * MINUTE) }))
        .execute(),
    );

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

  test("stores the same content once within ten minutes, even with two hosts, and again after that", async () => {
    const other = await startHost({ env: { DATABASE_URL: url } });
    const send = (by = host) => sendForm(by.url, "contact", CONTACT);
    const answers = await Promise.all([send(), send(other), send(), send(other)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await age(9);
    await send();
    await sendForm(host.url, "contact", { ...CONTACT, message: "Another" });
    expect(await listRows(url)).toHaveLength(2);
    await age(2);
    expect((await send()).status).toBe(200);
    await send(other);
    expect(await listRows(url)).toHaveLength(3);
    await other.kill();
  });

  test("stores the same content again if the first row has a time in the future", async () => {
    await sendForm(host.url, "contact", CONTACT);
    await age(-3 * 365 * 24 * 60);
    await sendForm(host.url, "contact", CONTACT);
    expect(await listRows(url)).toHaveLength(2);
  });

  test("on PostgreSQL, times are from the database's clock, even if the host's clock is wrong", async () => {
    if (kind === "libsql") return;
    const shift = join(siteFolder(), "shift.cjs");
    writeFileSync(shift, `const now = Date.now; Date.now = () => now() - 3 * 365 * 24 * 60 * ${MINUTE};`);
    const hostWithWrongClock = await startHost({ env: { DATABASE_URL: url }, nodeArgs: ["--require", shift] });
    const subscribed = { email: BODIES.newsletter.email };
    for (const by of [hostWithWrongClock, host]) {
      for (const [form, values] of [["contact", CONTACT] as const, ["newsletter", subscribed] as const])
        expect((await sendForm(by.url, form, values)).status).toBe(200);
    }
    await hostWithWrongClock.kill();
    const kept = await listRows(url);
    expect(kept).toHaveLength(2);
    for (const { received_at } of kept) expect(Math.abs(Date.now() - received_at)).toBeLessThan(MINUTE);
  });

  test("a form with a filled-in honeypot gets the same page and is stored as suspected", async () => {
    const bot = await sendForm(host.url, "contact", { ...CONTACT, annotation: "spam.example" });
    expect([bot.status, bot.textOf("title")]).toEqual([200, contactForm.success.title]);
    expect((await listRows(url)).map(({ suspected }) => suspected)).toEqual(["honeypot"]);
  });
});

describe("rejected forms", () => {
  let url: string;
  let host: Host;
  beforeAll(async () => {
    url = `file:${siteFolder()}/submissions.db`;
    host = await startHost({ env: { DATABASE_URL: url }, folder: siteFolder(SITE) });
  });
  afterAll(() => host.kill());
  afterEach(async () => withStore(url, ({ db }) => db.deleteFrom("submissions").execute()));

  test("shows a form with invalid fields again, with escaped values and messages", async () => {
    const valuesWithHtml = {
      ...CONTACT,
      firstName: " ",
      email: `"><script>x</script>`,
      message: "\n</textarea><script>y</script>",
    };
    const { status, textOf, document } = await sendForm(host.url, "contact", valuesWithHtml);
    expect({ status, title: textOf("title"), text: textOf("text") }).toEqual({
      status: 422,
      title: answerPage.labels.notSent,
      text: submissions.invalid,
    });
    expect(document.querySelectorAll("script")).toHaveLength(0);
    const [form, ...others] = document.querySelectorAll("form");
    expect(others).toEqual([]);
    expect(form?.getAttribute("action")).toBe("/api/submit-form?form=contact&page=%2Fcontact");
    for (const [name, value] of Object.entries(valuesWithHtml)) {
      const control = form?.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
      expect(control.value).toBe(value);
      const isWrong = name === "firstName" || name === "email";
      expect(control.getAttribute("aria-invalid")).toBe(isWrong ? "true" : null);
      expect(control.getAttribute("aria-describedby")).toBe(isWrong ? `contact-${name}-message` : null);
    }
    const faults = {
      "#contact-firstName": `${firstName}: ${submissions.fill}`,
      "#contact-email": `${email}: ${submissions.email}`,
    };
    const links = [...document.querySelectorAll("[data-answer=faults] a")];
    expect(Object.fromEntries(links.map((link) => [link.getAttribute("href"), link.textContent]))).toEqual(faults);
    for (const [id, text] of Object.entries(faults)) {
      expect(document.querySelector(`${id}-message`)?.textContent).toBe(text.replace(/^.*: /, ""));
    }
    expect(await listRows(url)).toEqual([]);
  });

  test("a form that is sent from the response page keeps its source page", async () => {
    const answer = `${host.url}/api/submit-form?form=contact&page=%2Fproducts%2Fpro`;
    const sent = await sendForm(host.url, "contact&page=%2Fproducts%2Fpro", CONTACT, { referer: answer });
    expect(sent.document.querySelector("[data-answer=back] a")?.getAttribute("href")).toBe("/products/pro");
    expect((await listStored(url))[0]?.additional_data).toMatchObject({ source_page: "/products/pro" });
  });

  test.each(["//e.vil", "/\\e.vil", "https://e.vil", "javascript:alert(1)", "/\t/e.vil", `/${"long".repeat(60)}`])(
    "the response page does not link to %j",
    async (page) => {
      const { document } = await sendForm(host.url, `contact&page=${encodeURIComponent(page)}`, CONTACT);
      expect(document.querySelector("[data-answer=back] a")?.getAttribute("href")).toBe("/");
      expect((await listStored(url))[0]?.additional_data).not.toHaveProperty("source_page");
    },
  );

  test.each([
    ["a page of another site", { origin: "https://e.vil" }],
    ["a page without an origin", { origin: "null" }],
    ["a page that sends no origin", { origin: "" }],
    ["another site according to Sec-Fetch-Site", { origin: "", "sec-fetch-site": "cross-site" }],
  ])("rejects a form from %s", async (_from, headers) => {
    const { status, textOf } = await sendForm(host.url, "contact", CONTACT, headers);
    expect({ status, text: textOf("text") }).toEqual({
      status: 403,
      text: submissions.foreign,
    });
    expect(await listRows(url)).toEqual([]);
  });

  test("accepts a form with Sec-Fetch-Site if an extension hides the Origin", async () => {
    const headers = { origin: "null", "sec-fetch-site": "same-origin" };
    expect((await sendForm(host.url, "contact", CONTACT, headers)).status).toBe(200);
  });

  test.each([
    ["a duplicate field", "email=a%40b.example&email=c%40d.example", "contact", "badForm"],
    ["an incomplete percent encoding", "email=%4", "contact", "badForm"],
    ["bytes that are not UTF-8", "email=%FF%FE", "contact", "badForm"],
    ["a form that the site does not have", "email=x", "constructor", "unknownForm"],
    ["a form that opens in a dialog", "email=x", "partner-application", "unknownForm"],
  ])("rejects %s with a page", async (_what, body, form, reason) => {
    const { status, textOf } = await sendForm(host.url, form, body);
    const text = {
      badForm: submissions.badForm,
      unknownForm: submissions.unknownForm,
    }[reason];
    expect({ status, text: textOf("text") }).toEqual({ status: 400, text });
  });

  test("lists unknown fields with their errors", async () => {
    const body = `${new URLSearchParams(CONTACT).toString()}&email%5B%5D=x&__proto__=y`;
    const { status, document } = await sendForm(host.url, "contact", body);
    const links = [...document.querySelectorAll("[data-answer=faults] a")].map((link) => link.textContent);
    expect({ status, links }).toEqual({
      status: 422,
      links: [`email[]: ${submissions.unknown}`, `__proto__: ${submissions.unknown}`],
    });
  });

  test("rejects a form over 64 KB, or a compressed one, with a page", async () => {
    const large = await sendForm(host.url, "contact", { ...CONTACT, message: "x".repeat(70_000) });
    expect([large.status, large.textOf("text")]).toEqual([413, submissions.tooLarge]);
    expect((await sendForm(host.url, "contact", CONTACT, { "content-encoding": "gzip" })).status).toBe(415);
  });
});

test("over the limit, the response page contains the visitor's text, and Retry-After the delay", async () => {
  const url = `file:${siteFolder()}/submissions.db`;
  const host = await startHost({ env: { DATABASE_URL: url, FORMS_LIMIT: "1/10m" }, folder: siteFolder(SITE) });
  await sendForm(host.url, "contact", CONTACT);
  const again = await sendForm(host.url, "contact", CONTACT);
  const other = await sendForm(host.url, "contact", { ...CONTACT, message: "Another" });
  expect([again.status, other.status]).toEqual([200, 429]);
  expect(Number(other.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(other.textOf("text")).toBe(submissions.tooMany.replace("{minutes}", "10"));
  expect(other.document.querySelector("textarea")?.value).toBe("Another");
  await host.kill();
});

test("while the store is unavailable, the response page contains the visitor's text", async () => {
  const url = "postgres://user@127.0.0.1:1/none";
  const host = await startHost({ env: { DATABASE_URL: url, LOG_LEVEL: "silent" }, folder: siteFolder(SITE) });
  const { status, textOf, document } = await sendForm(host.url, "contact", CONTACT);
  expect({ status, text: textOf("text") }).toEqual({
    status: 503,
    text: submissions.unavailable,
  });
  expect(document.querySelector("textarea")?.value).toBe(CONTACT.message.replace("\r\n", "\n"));
  await host.kill();
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
  await host.kill();
});
