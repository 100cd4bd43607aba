import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { settingsFrom } from "../../../server/settings";
import { violations } from "../../support/browser/accessibility";
import { fillFields, FORM_INPUT } from "../../support/browser/form-answers";
import { watchPage } from "../../../testing/site";
import { listStored } from "../../../testing/server/stores";
import { siteVisit } from "../../support/browser/site-visit";

const folder = mkdtempSync(join(tmpdir(), "served-form-"));
const url = `file:${join(folder, "submissions.db")}`;
const PHONE = { width: 390, height: 844 };

const visit = siteVisit(settingsFrom({ DATABASE_URL: url, FORMS_LIMIT: "1000/1m" }));
let page: Page;
let pageErrors: string[];
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
});

const contactForm = () => page.getByRole("form", { name: "Send Us a Message" });
const send = (name: string) => page.getByRole("button", { name }).click();
const heading = () => page.getByRole("heading", { level: 1 }).innerText();

describe("without JavaScript", () => {
  beforeEach(async () => {
    page = await visit.newVisitor({ javaScriptEnabled: false, viewport: PHONE });
    pageErrors = watchPage(page, visit.url);
  });
  afterEach(async () => {
    expect(pageErrors.filter((line) => !/status (of )?422/.test(line))).toEqual([]);
  });

  test("shows a page after sending, with a link back, and a reload does not send again", async () => {
    await page.goto(`${visit.url}/contact`);
    await fillFields(contactForm(), FORM_INPUT.contact);
    await send("Send Message");
    expect(await heading()).toBe("Message Sent!");
    await page.reload();
    expect(await heading()).toBe("Message Sent!");
    expect(await page.getByRole("contentinfo").isVisible()).toBe(true);
    const received = (await listStored(url)).filter(({ message }) => message === FORM_INPUT.contact.Message);
    expect(received).toMatchObject([{ name: "Ada Byron", additional_data: { source_page: "/contact" } }]);
    await page.getByRole("link", { name: "Back to the site" }).click();
    expect(new URL(page.url()).pathname).toBe("/contact");
  });

  test("marks invalid fields, keeps the text, and sends the corrected form", async () => {
    await page.goto(`${visit.url}/contact`);
    await fillFields(contactForm(), { ...FORM_INPUT.contact, "First Name": "  ", Message: "Corrected <b>text</b>" });
    await send("Send Message");
    expect(await heading()).toBe("Not sent yet");
    expect(await contactForm().getByLabel("Message").inputValue()).toBe("Corrected <b>text</b>");
    await page.getByRole("link", { name: "First Name: Please fill in this field." }).click();
    const name = contactForm().getByLabel("First Name");
    expect(await name.getAttribute("aria-invalid")).toBe("true");
    await name.fill("Grace");
    await send("Send Message");
    expect(await heading()).toBe("Message Sent!");
    const received = (await listStored(url)).filter(({ message }) => message === "Corrected <b>text</b>");
    expect(received).toMatchObject([{ name: "Grace Byron", additional_data: { source_page: "/contact" } }]);
  });

  test("accepts an email with a domain in another script, and rejects one without a top-level domain", async () => {
    await page.goto(`${visit.url}/contact`);
    await fillFields(contactForm(), { ...FORM_INPUT.contact, Email: "ada@gmail", Message: "Another script" });
    await send("Send Message");
    await page.getByRole("link", { name: "Email: Please enter a valid email address." }).click();
    await contactForm().getByLabel("Email").fill("ada@müller.de");
    await send("Send Message");
    expect(await heading()).toBe("Message Sent!");
    // Chromium converts the domain in an email field to ASCII.
    const received = (await listStored(url)).filter(({ message }) => message === "Another script");
    expect(received).toMatchObject([{ email: "ada@xn--mller-kva.de" }]);
  });

  test("stores only the email of a newsletter subscription", async () => {
    await page.goto(`${visit.url}/blog`);
    await page.getByRole("form", { name: "Newsletter" }).getByLabel("Email").fill("ed@letters.example");
    await send("Subscribe");
    expect(await heading()).toBe("Thank you for subscribing");
    const received = (await listStored(url)).filter(({ email }) => email === "ed@letters.example");
    expect(received).toMatchObject([{ name: null, additional_data: { subject: "Newsletter" } }]);
    expect(Object.keys(received[0]?.additional_data ?? {})).toEqual(["subject"]);
  });
});

test("the response page has no axe violations and no scripts", async () => {
  page = await visit.newVisitor();
  pageErrors = watchPage(page, visit.url);
  // Without scripts, React does not replace the form with the live form.
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(`${visit.url}/contact`);
  await fillFields(contactForm(), { ...FORM_INPUT.contact, Subject: " " });
  await send("Send Message");
  await page.getByRole("heading", { name: "Not sent yet" }).waitFor();
  pageErrors.splice(0);
  expect(await violations(page)).toEqual([]);
  expect(await page.locator("script").count()).toBe(0);
  expect(pageErrors).toEqual([]);
});
