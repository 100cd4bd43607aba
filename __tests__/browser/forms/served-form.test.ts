import type { Locator, Page } from "@playwright/test";
import { NEWSLETTER_SUBJECT } from "@capture/receiver/payload/payload";
import { violations } from "../../support/browser/accessibility";
import { fillFields } from "../../support/browser/form-answers";
import { expect, test } from "../../support/browser/receiver";
import { skipWithoutPages } from "../../support/browser/skips";
import { contentOf, FILLED } from "../../support/content/data";
import { CONTACT_NAME, inputFor, labelOf, wordsOf } from "../../support/words/words-of-forms";
import { watchPage } from "../../../testing/site";

const { labels } = contentOf<Queries.FormAnswerPage>("pages/form-answer.json");
const errors = contentOf<Record<"fill" | "email", string>>("labels/submissions.json");
const contact = wordsOf("contact");
const newsletter = wordsOf("newsletter");

const contactForm = (page: Page): Locator => page.getByRole("form", { name: contact.title });
const field = (page: Page, name: string): Locator =>
  contactForm(page).getByLabel(labelOf("contact", name), { exact: true });
const errorLink = (page: Page, name: string, error: string): Locator =>
  page.getByRole("link", { name: `${labelOf("contact", name)}: ${error}` });
const send = (page: Page, name: string): Promise<void> => page.getByRole("button", { name, exact: true }).click();
const heading = (page: Page): Locator => page.getByRole("heading", { level: 1 });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  let messages: string[];
  test.beforeEach(({ page, siteUrl }) => {
    messages = watchPage(page, siteUrl);
  });
  test.afterEach(() => {
    expect(messages.filter((line) => !/status (of )?422/.test(line))).toEqual([]);
  });

  test("shows a page after sending, with a link back, and a reload does not send again", async ({
    page,
    listReceived,
  }) => {
    await page.goto("/contact");
    await fillFields(contactForm(page), inputFor("contact"));
    await send(page, contact.submit);
    await expect(heading(page)).toHaveText(contact.success.title);
    await page.reload();
    await expect(heading(page)).toHaveText(contact.success.title);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    expect(await listReceived()).toMatchObject([
      { name: CONTACT_NAME, message: FILLED.contact.message, additional_data: { source_page: "/contact" } },
    ]);
    await page.getByRole("link", { name: labels.back }).click();
    await expect(page).toHaveURL("/contact");
  });

  test("marks invalid fields, keeps the text, and sends the corrected form", async ({ page, listReceived }) => {
    const message = "Corrected <b>text</b>";
    await page.goto("/contact");
    await fillFields(contactForm(page), inputFor("contact", { firstName: "  ", message }));
    await send(page, contact.submit);
    await expect(heading(page)).toHaveText(labels.notSent);
    await expect(field(page, "message")).toHaveValue(message);
    await errorLink(page, "firstName", errors.fill).click();
    const name = field(page, "firstName");
    await expect(name).toHaveAttribute("aria-invalid", "true");
    await name.fill("Grace");
    await send(page, contact.submit);
    await expect(heading(page)).toHaveText(contact.success.title);
    expect(await listReceived()).toMatchObject([
      { name: `Grace ${FILLED.contact.lastName}`, message, additional_data: { source_page: "/contact" } },
    ]);
  });

  test("accepts an email with a domain in another script, and rejects one without a top-level domain", async ({
    page,
    listReceived,
  }) => {
    const message = "Another script";
    await page.goto("/contact");
    await fillFields(contactForm(page), inputFor("contact", { email: "ada@gmail", message }));
    await send(page, contact.submit);
    await errorLink(page, "email", errors.email).click();
    await field(page, "email").fill("ada@müller.de");
    await send(page, contact.submit);
    await expect(heading(page)).toHaveText(contact.success.title);
    // Chromium converts the domain in an email field to ASCII.
    expect(await listReceived()).toMatchObject([{ message, email: "ada@xn--mller-kva.de" }]);
  });

  test("stores only the email of a newsletter subscription", async ({ page, listReceived }) => {
    skipWithoutPages("/blog");
    const email = "served@example.com";
    await page.goto("/blog");
    await fillFields(page.getByRole("form", { name: newsletter.title }), inputFor("newsletter", { email }));
    await send(page, newsletter.submit);
    await expect(heading(page)).toHaveText(newsletter.success.title);
    const received = await listReceived();
    expect(received).toMatchObject([{ email, name: null, additional_data: { subject: NEWSLETTER_SUBJECT } }]);
    expect(Object.keys(received[0]?.additional_data ?? {})).toEqual(["subject"]);
  });
});

test("the response page has no axe violations and no scripts", async ({ page, siteUrl }) => {
  const messages = watchPage(page, siteUrl);
  // Without scripts, React does not replace the form with the live form.
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/contact");
  await fillFields(contactForm(page), inputFor("contact", { subject: " " }));
  await send(page, contact.submit);
  await expect(page.getByRole("heading", { name: labels.notSent })).toBeVisible();
  messages.splice(0);
  expect(await violations(page)).toEqual([]);
  await expect(page.locator("script")).toHaveCount(0);
  expect(messages).toEqual([]);
});
