import type { Locator, Page } from "playwright-core";
import { answerForms, fillFields, noticesOf, FORM_INPUT } from "../support/browser/form-answers";
import { stopTime } from "../support/browser/paused-clock";
import { waitForHydration } from "../../testing/site";
import { siteVisit } from "../support/browser/site-visit";

const visit = siteVisit();
let page: Page;
beforeEach(async () => {
  page = await visit.newVisitor({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(15_000);
});

/** A notice disappears after this time. */
const NOTICE_MS = 8000;
const MARGIN_MS = 500;

async function openContact(): Promise<Locator> {
  await page.goto(`${visit.url}/contact`);
  await waitForHydration(page);
  const form = page.getByRole("form", { name: "Send Us a Message" });
  await fillFields(form, FORM_INPUT.contact);
  return form;
}

test("a notice disappears after 8 seconds, but not while the mouse is on it", async () => {
  await answerForms(page, { status: 200 });
  const form = await openContact();
  await stopTime(page);
  await form.getByRole("button", { name: "Send Message" }).click();
  const notice = noticesOf(page).getByRole("status");
  await notice.getByText("Message Sent!").waitFor();
  await page.clock.runFor(NOTICE_MS - MARGIN_MS);
  await notice.hover();
  await page.clock.runFor(10 * NOTICE_MS);
  expect(await notice.isVisible()).toBe(true);
  await page.mouse.move(5, 400);
  await page.clock.runFor(NOTICE_MS - MARGIN_MS);
  expect(await notice.isVisible()).toBe(true);
  await page.clock.runFor(2 * MARGIN_MS);
  await notice.waitFor({ state: "detached" });
});

test("after too many submissions, the form keeps its text, and the form and a notice show when to try again", async () => {
  await answerForms(page, { status: 429, body: { error: "too many" }, headers: { "Retry-After": "90" } });
  const form = await openContact();
  await form.getByRole("button", { name: "Send Message" }).click();
  const words = "There was an error sending your message. Please try again. You can send it again in 2 min";
  await form.getByRole("alert").getByText(words).waitFor();
  await noticesOf(page).getByRole("alert").getByText(words).waitFor();
  expect(await form.getByLabel("Subject").inputValue()).toBe(FORM_INPUT.contact.Subject);
  expect(await form.getByRole("button", { name: "Send Message" }).isEnabled()).toBe(true);
});

test("an open dialog stays open when a notice above it is dismissed", async () => {
  await answerForms(page, { status: 500 });
  await page.goto(`${visit.url}/about`);
  await waitForHydration(page);
  await page.getByRole("banner").getByRole("button", { name: "Request Demo" }).click();
  const dialog = page.getByRole("dialog", { name: "Request a Demo" });
  await fillFields(dialog, FORM_INPUT.demo);
  await dialog.getByRole("button", { name: "Request Demo" }).click();
  const notice = noticesOf(page).getByRole("alert");
  await notice.waitFor();
  const cross = await notice.locator("button").boundingBox();
  if (!cross) throw new Error("The notice has no button.");
  await page.mouse.click(cross.x + cross.width / 2, cross.y + cross.height / 2);
  await notice.waitFor({ state: "detached", timeout: 2000 });
  expect(await dialog.isVisible()).toBe(true);
});

test("a notice stays when a dialog opens and closes, and can be dismissed while a dialog is open", async () => {
  await answerForms(page, { status: 500 });
  const form = await openContact();
  await form.getByRole("button", { name: "Send Message" }).click();
  const notice = noticesOf(page).getByRole("alert");
  await notice.waitFor();
  const openDemo = () => page.getByRole("banner").getByRole("button", { name: "Request Demo" }).click();
  const dialog = page.getByRole("dialog", { name: "Request a Demo" });
  await openDemo();
  await dialog.getByLabel("Name *").waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  expect(await notice.isVisible()).toBe(true);
  await openDemo();
  await dialog.getByLabel("Name *").waitFor();
  await notice.getByRole("button").click({ timeout: 3000 });
  await notice.waitFor({ state: "detached" });
  expect(await dialog.isVisible()).toBe(true);
});
