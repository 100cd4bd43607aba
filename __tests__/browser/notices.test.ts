import type { Locator, Page } from "@playwright/test";
import { fillPlaceholders } from "../../src/domain/placeholders";
import { anyPage } from "../../testing/routes";
import { answerForms, fillFields, noticesOf } from "../support/browser/form-answers";
import { stopTime } from "../support/browser/paused-clock";
import { waitForHydration } from "../../testing/site";
import { siteVisit } from "../support/browser/site-visit";
import { contentOf, FILLED } from "../support/content/data";
import { inputFor, labelOf, wordsOf } from "../support/words/words-of-forms";
import { testHeaderDemo } from "../support/content/tested-entries";
import { headerDemo } from "../support/words/words-of-navigation";

const visit = siteVisit();
const contact = wordsOf("contact");
const demo = wordsOf("demo");
let page: Page;
beforeEach(async () => {
  page = await visit.newVisitor({ viewport: { width: 1280, height: 900 } });
});

/** A notice disappears after this time. */
const NOTICE_MS = 8000;
const MARGIN_MS = 500;

const formLabels = contentOf<{ tryAgain: string }>("labels/forms.json");

async function openContact(): Promise<Locator> {
  await page.goto(`${visit.url}/contact`);
  await waitForHydration(page);
  const form = page.getByRole("form", { name: contact.title });
  await fillFields(form, inputFor("contact"));
  return form;
}

test("a notice disappears after 8 seconds, but not while the mouse is on it", async () => {
  await answerForms(page, { status: 200 });
  const form = await openContact();
  await stopTime(page);
  await form.getByRole("button", { name: contact.submit }).click();
  const notice = noticesOf(page).getByRole("status");
  await notice.getByText(contact.success.title).waitFor();
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
  await form.getByRole("button", { name: contact.submit }).click();
  const words = `${contact.failure.text} ${fillPlaceholders(formLabels.tryAgain, { minutes: 2 })}`;
  await form.getByRole("alert").getByText(words).waitFor();
  await noticesOf(page).getByRole("alert").getByText(words).waitFor();
  expect(await form.getByLabel(labelOf("contact", "subject"), { exact: true }).inputValue()).toBe(
    FILLED.contact["subject"],
  );
  expect(await form.getByRole("button", { name: contact.submit }).isEnabled()).toBe(true);
});

testHeaderDemo()("an open dialog stays open when a notice above it is dismissed", async () => {
  await answerForms(page, { status: 500 });
  await page.goto(visit.url + anyPage);
  await waitForHydration(page);
  await page.getByRole("banner").getByRole("button", { name: headerDemo }).click();
  const dialog = page.getByRole("dialog", { name: demo.title });
  await fillFields(dialog, inputFor("demo"));
  await dialog.getByRole("button", { name: demo.submit }).click();
  const notice = noticesOf(page).getByRole("alert");
  await notice.waitFor();
  const cross = await notice.locator("button").boundingBox();
  if (!cross) throw new Error("The notice has no button.");
  await page.mouse.click(cross.x + cross.width / 2, cross.y + cross.height / 2);
  await notice.waitFor({ state: "detached", timeout: 2000 });
  expect(await dialog.isVisible()).toBe(true);
});

testHeaderDemo()(
  "a notice stays when a dialog opens and closes, and can be dismissed while a dialog is open",
  async () => {
    await answerForms(page, { status: 500 });
    const form = await openContact();
    await form.getByRole("button", { name: contact.submit }).click();
    const notice = noticesOf(page).getByRole("alert");
    await notice.waitFor();
    const openDemo = () => page.getByRole("banner").getByRole("button", { name: headerDemo }).click();
    const dialog = page.getByRole("dialog", { name: demo.title });
    await openDemo();
    await dialog.getByRole("textbox").first().waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(await notice.isVisible()).toBe(true);
    await openDemo();
    await dialog.getByRole("textbox").first().waitFor();
    await notice.getByRole("button").click({ timeout: 3000 });
    await notice.waitFor({ state: "detached" });
    expect(await dialog.isVisible()).toBe(true);
  },
);
