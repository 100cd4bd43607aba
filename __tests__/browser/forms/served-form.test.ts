import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { settingsFrom } from "../../../server/settings";
import { violations } from "../../support/browser/accessibility";
import { NEWSLETTER_SUBJECT } from "../../../src/forms/payload/payload";
import { fillFields } from "../../support/browser/form-answers";
import { contentOf, FILLED } from "../../support/content/data";
import { testPages } from "../../support/content/test-if";
import { CONTACT_NAME, inputFor, labelOf, wordsOf } from "../../support/words/words-of-forms";
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

const { labels } = contentOf<Queries.FormAnswerPage>("pages/form-answer.json");
const errors = contentOf<Record<"fill" | "email", string>>("labels/submissions.json");
const contact = wordsOf("contact");
const newsletter = wordsOf("newsletter");

const contactForm = () => page.getByRole("form", { name: contact.title });
const field = (name: string) => contactForm().getByLabel(labelOf("contact", name), { exact: true });
const errorLink = (name: string, error: string) =>
  page.getByRole("link", { name: `${labelOf("contact", name)}: ${error}` });
const send = (name: string) => page.getByRole("button", { name, exact: true }).click();
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
    await fillFields(contactForm(), inputFor("contact"));
    await send(contact.submit);
    expect(await heading()).toBe(contact.success.title);
    await page.reload();
    expect(await heading()).toBe(contact.success.title);
    expect(await page.getByRole("contentinfo").isVisible()).toBe(true);
    const received = (await listStored(url)).filter(({ message }) => message === FILLED.contact.message);
    expect(received).toMatchObject([{ name: CONTACT_NAME, additional_data: { source_page: "/contact" } }]);
    await page.getByRole("link", { name: labels.back }).click();
    expect(new URL(page.url()).pathname).toBe("/contact");
  });

  test("marks invalid fields, keeps the text, and sends the corrected form", async () => {
    await page.goto(`${visit.url}/contact`);
    await fillFields(contactForm(), inputFor("contact", { firstName: "  ", message: "Corrected <b>text</b>" }));
    await send(contact.submit);
    expect(await heading()).toBe(labels.notSent);
    expect(await field("message").inputValue()).toBe("Corrected <b>text</b>");
    await errorLink("firstName", errors.fill).click();
    const name = field("firstName");
    expect(await name.getAttribute("aria-invalid")).toBe("true");
    await name.fill("Grace");
    await send(contact.submit);
    expect(await heading()).toBe(contact.success.title);
    const received = (await listStored(url)).filter(({ message }) => message === "Corrected <b>text</b>");
    expect(received).toMatchObject([
      { name: `Grace ${FILLED.contact.lastName}`, additional_data: { source_page: "/contact" } },
    ]);
  });

  test("accepts an email with a domain in another script, and rejects one without a top-level domain", async () => {
    await page.goto(`${visit.url}/contact`);
    await fillFields(contactForm(), inputFor("contact", { email: "ada@gmail", message: "Another script" }));
    await send(contact.submit);
    await errorLink("email", errors.email).click();
    await field("email").fill("ada@müller.de");
    await send(contact.submit);
    expect(await heading()).toBe(contact.success.title);
    // Chromium converts the domain in an email field to ASCII.
    const received = (await listStored(url)).filter(({ message }) => message === "Another script");
    expect(received).toMatchObject([{ email: "ada@xn--mller-kva.de" }]);
  });

  testPages("/blog")("stores only the email of a newsletter subscription", async () => {
    await page.goto(`${visit.url}/blog`);
    await fillFields(page.getByRole("form", { name: newsletter.title }), inputFor("newsletter"));
    await send(newsletter.submit);
    expect(await heading()).toBe(newsletter.success.title);
    const received = (await listStored(url)).filter(({ email }) => email === FILLED.newsletter.email);
    expect(received).toMatchObject([{ name: null, additional_data: { subject: NEWSLETTER_SUBJECT } }]);
    expect(Object.keys(received[0]?.additional_data ?? {})).toEqual(["subject"]);
  });
});

test("the response page has no axe violations and no scripts", async () => {
  page = await visit.newVisitor();
  pageErrors = watchPage(page, visit.url);
  // Without scripts, React does not replace the form with the live form.
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(`${visit.url}/contact`);
  await fillFields(contactForm(), inputFor("contact", { subject: " " }));
  await send(contact.submit);
  await page.getByRole("heading", { name: labels.notSent }).waitFor();
  pageErrors.splice(0);
  expect(await violations(page)).toEqual([]);
  expect(await page.locator("script").count()).toBe(0);
  expect(pageErrors).toEqual([]);
});
