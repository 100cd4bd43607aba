import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { settingsFrom } from "../../../server/settings";
import { violations } from "../../support/browser/accessibility";
import { fillFields, TYPED } from "../../support/browser/form-answers";
import { watchPage } from "../../../testing/site";
import { stored } from "../../../testing/server/stores";
import { siteVisit } from "../../support/browser/site-visit";

const folder = mkdtempSync(join(tmpdir(), "plain-form-"));
const url = `file:${join(folder, "submissions.db")}`;
const PHONE = { width: 390, height: 844 };

const visit = siteVisit(settingsFrom({ DATABASE_URL: url, FORMS_LIMIT: "1000/1m" }));
let page: Page;
let messages: string[];
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
});

const contactForm = () => page.getByRole("form", { name: "Send Us a Message" });
const send = (name: string) => page.getByRole("button", { name }).click();
const heading = () => page.getByRole("heading", { level: 1 }).innerText();

describe("without JavaScript", () => {
  beforeEach(async () => {
    page = await visit.newVisitor({ javaScriptEnabled: false, viewport: PHONE });
    messages = watchPage(page, visit.url);
  });
  afterEach(async () => {
    expect(messages.filter((line) => !/status (of )?422/.test(line))).toEqual([]);
  });

  test("a message is sent, its confirmation links back, and a reload does not send it again", async () => {
    await page.goto(`${visit.url}/contact`);
    await fillFields(contactForm(), TYPED.contact);
    await send("Send Message");
    expect(await heading()).toBe("Message Sent!");
    await page.reload();
    expect(await heading()).toBe("Message Sent!");
    expect(await page.getByRole("contentinfo").isVisible()).toBe(true);
    const received = (await stored(url)).filter(({ message }) => message === TYPED.contact.Message);
    expect(received).toMatchObject([{ name: "Ada Byron", additional_data: { source_page: "/contact" } }]);
    await page.getByRole("link", { name: "Back to the site" }).click();
    expect(new URL(page.url()).pathname).toBe("/contact");
  });

  test("invalid fields are marked and keep their text; corrected, the form is sent from the answer", async () => {
    await page.goto(`${visit.url}/contact`);
    await fillFields(contactForm(), { ...TYPED.contact, "First Name": "  ", Message: "Corrected <b>text</b>" });
    await send("Send Message");
    expect(await heading()).toBe("Not sent yet");
    expect(await contactForm().getByLabel("Message").inputValue()).toBe("Corrected <b>text</b>");
    await page.getByRole("link", { name: "First Name: Please fill in this field." }).click();
    const name = contactForm().getByLabel("First Name");
    expect(await name.getAttribute("aria-invalid")).toBe("true");
    await name.fill("Grace");
    await send("Send Message");
    expect(await heading()).toBe("Message Sent!");
    const received = (await stored(url)).filter(({ message }) => message === "Corrected <b>text</b>");
    expect(received).toMatchObject([{ name: "Grace Byron", additional_data: { source_page: "/contact" } }]);
  });

  test("an email with a domain in another script is sent; one without a dot in its domain is rejected", async () => {
    await page.goto(`${visit.url}/contact`);
    await fillFields(contactForm(), { ...TYPED.contact, Email: "ada@gmail", Message: "Another script" });
    await send("Send Message");
    await page.getByRole("link", { name: "Email: Please enter a valid email address." }).click();
    await contactForm().getByLabel("Email").fill("ada@müller.de");
    await send("Send Message");
    expect(await heading()).toBe("Message Sent!");
    // Chromium converts the text of an email field.
    const received = (await stored(url)).filter(({ message }) => message === "Another script");
    expect(received).toMatchObject([{ email: "ada@xn--mller-kva.de" }]);
  });

  test("a subscription stores the email and nothing else", async () => {
    await page.goto(`${visit.url}/blog`);
    await page.getByRole("form", { name: "Newsletter" }).getByLabel("Email").fill("ed@letters.example");
    await send("Subscribe");
    expect(await heading()).toBe("Thank you for subscribing");
    const received = (await stored(url)).filter(({ email }) => email === "ed@letters.example");
    expect(received).toMatchObject([{ name: null, additional_data: { subject: "Newsletter" } }]);
    expect(Object.keys(received[0]?.additional_data ?? {})).toEqual(["subject"]);
  });
});

test("axe finds nothing in the answer, which has no script", async () => {
  page = await visit.newVisitor();
  messages = watchPage(page, visit.url);
  // Without its script the form is not replaced by the live form.
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(`${visit.url}/contact`);
  await fillFields(contactForm(), { ...TYPED.contact, Subject: " " });
  await send("Send Message");
  await page.getByRole("heading", { name: "Not sent yet" }).waitFor();
  messages.splice(0);
  expect(await violations(page)).toEqual([]);
  expect(await page.locator("script").count()).toBe(0);
  expect(messages).toEqual([]);
});
