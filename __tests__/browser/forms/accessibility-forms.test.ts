import type { Locator, Page } from "@playwright/test";
import { violations } from "../../support/browser/accessibility";
import { expect, test } from "../../support/browser/fixtures";
import { answerForms, fillFields, noticesOf } from "../../support/browser/form-answers";
import { keepShown } from "../../support/browser/paused-clock";
import { skipWithoutLoggedApplication, skipWithoutPages } from "../../support/browser/skips";
import { demoOpener, inputFor, openersOn, wordsOf } from "../../support/words/words-of-forms";
import { waitForHydration } from "../../../testing/site";

// axe reports no violations on a phone. Thank-you messages and notices would disappear before it has finished, so
// `keepShown` stops their timers.

test.use({ viewport: { width: 390, height: 800 }, reducedMotion: "reduce" });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

async function openForm(page: Page, path: string, button: string | undefined, title: string): Promise<Locator> {
  await open(page, path);
  await page
    .getByRole("main")
    .getByRole("button", { name: button ?? "", exact: true })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog).toBeVisible();
  return dialog;
}

test("with the partnership inquiry open", async ({ page }) => {
  skipWithoutPages("/partners");
  const [opener] = openersOn("partners", "partnership-inquiry");
  await openForm(page, "/partners", opener, wordsOf("partnership-inquiry").title);
  expect(await violations(page, "dialog")).toEqual([]);
});

test("with a marketplace application open and with the notice after sending", async ({ page }) => {
  skipWithoutLoggedApplication();
  const [opener] = openersOn("marketplace", "marketplace-general");
  const { title, submit, success } = wordsOf("marketplace-partner");
  const dialog = await openForm(page, "/marketplace", opener, title);
  expect(await violations(page, "dialog")).toEqual([]);
  await fillFields(dialog, inputFor("marketplace-partner"));
  await keepShown(page);
  await dialog.getByRole("button", { name: submit }).click();
  await expect(noticesOf(page).getByText(success.title)).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await violations(page)).toEqual([]);
});

test("with the thank-you message of the demo form", async ({ page }) => {
  const { title, submit, thanks } = wordsOf("demo");
  test.skip(demoOpener === undefined || thanks === null, "No page opens the demo form, or it has no message.");
  await answerForms(page, { status: 200, body: { id: "1" } });
  const dialog = await openForm(page, demoOpener?.path ?? "", demoOpener?.text, title);
  await fillFields(dialog, inputFor("demo"));
  await keepShown(page);
  await dialog.getByRole("button", { name: submit }).click();
  await expect(dialog.getByText(thanks?.title ?? "")).toBeVisible();
  expect(await violations(page, "dialog")).toEqual([]);
});

test("with a failure in the form and in a notice", async ({ page }) => {
  await answerForms(page, { status: 500 });
  await open(page, "/contact");
  const { title, submit } = wordsOf("contact");
  const form = page.getByRole("form", { name: title });
  await fillFields(form, inputFor("contact"));
  await keepShown(page);
  await form.getByRole("button", { name: submit }).click();
  await expect(form.getByRole("alert")).toBeVisible();
  await expect(noticesOf(page).getByRole("alert")).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
