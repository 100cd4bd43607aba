import type { Locator, Page } from "@playwright/test";
import { anyPage } from "../../../testing/routes";
import { expect, test } from "../../support/browser/fixtures";
import { answerForms, fillFields, noticesOf } from "../../support/browser/form-answers";
import { skipWithoutHeaderDemo } from "../../support/browser/skips";
import { FILLED } from "../../support/content/data";
import { byLabel, fieldOf, inputFor, interfaceLabels, labelOf, wordsOf } from "../../support/words/words-of-forms";
import { headerDemo, headerLink } from "../../support/words/words-of-navigation";

// The demo form. receiver.test.ts sends all forms.

const { title, submit, busy, success, failure, thanks } = wordsOf("demo");

test.use({ viewport: { width: 1280, height: 900 } });
test.beforeEach(skipWithoutHeaderDemo);

const button = (within: Page | Locator, name: string): Locator => within.getByRole("button", { name, exact: true });
const openButton = (page: Page): Locator => button(page.getByRole("banner"), headerDemo);

async function openDemo(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  await openButton(page).click();
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog).toBeVisible();
  return dialog;
}

test("is sent once, shows a thank-you message and then closes", async ({ page }) => {
  let answer: () => void = () => undefined;
  const after = new Promise<void>((done) => (answer = done));
  const received = await answerForms(page, { status: 200, body: { id: "1" }, after });
  const notices = noticesOf(page);
  const dialog = await openDemo(page, anyPage);
  await fillFields(dialog, inputFor("demo"));
  await button(dialog, submit).dblclick();
  await expect(button(dialog, busy)).toBeDisabled();
  answer();
  if (thanks) await expect(dialog.getByText(thanks.title)).toBeVisible();
  await expect(notices.getByText(success.title, { exact: true })).toBeVisible();
  await expect(notices.getByText(success.text, { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(received.map((request) => request.postDataJSON() as unknown)).toEqual([
    {
      form_type: "demo_request",
      ...FILLED.demo,
      additional_data: { source_page: anyPage, source_first_page: anyPage },
    },
  ]);
  await button(notices, interfaceLabels.dismiss).click();
  await expect(notices.getByText(success.title)).toHaveCount(0);
});

test("shows the error message of a field on blur, as the field's description", async ({ page }) => {
  const received = await answerForms(page, { status: 200 });
  const dialog = await openDemo(page, "/");
  const invalid = { name: "A", company: "B", email: "invalid" };
  await fillFields(dialog, byLabel("demo", invalid));
  await dialog.getByLabel(labelOf("demo", "phone")).focus();
  const messages = Object.keys(invalid).map((name) => fieldOf("demo", name).message ?? "");
  expect(new Set(messages).size).toBe(3);
  for (const message of messages) await expect(dialog.getByText(message, { exact: true })).toBeVisible();
  const name = dialog.getByLabel(labelOf("demo", "name"), { exact: true });
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(name).toHaveAccessibleDescription(messages[0] ?? "");
  await button(dialog, submit).click();
  // After the correction, the first press must have sent nothing.
  await fillFields(dialog, inputFor("demo"));
  await button(dialog, submit).click();
  await expect(noticesOf(page).getByText(success.title, { exact: true })).toBeVisible();
  expect(received.map((request) => request.postDataJSON() as unknown)).toMatchObject([FILLED.demo]);
});

test("keeps its values when sending fails, and shows the failure in the form and in a notice", async ({ page }) => {
  await answerForms(page, { status: 503 });
  const dialog = await openDemo(page, anyPage);
  await fillFields(dialog, inputFor("demo"));
  await button(dialog, submit).click();
  await expect(dialog.getByRole("form").getByRole("alert").getByText(failure.text)).toBeVisible();
  await expect(noticesOf(page).getByText(failure.text)).toBeVisible();
  await expect(dialog.getByLabel(labelOf("demo", "company"), { exact: true })).toHaveValue(FILLED.demo.company ?? "");
  await expect(button(dialog, submit)).toBeEnabled();
});

test("restores its values on another page", async ({ page }) => {
  const dialog = await openDemo(page, "/");
  await fillFields(dialog, inputFor("demo"));
  await page.keyboard.press("Escape");
  const { text, to } = headerLink ?? { text: "", to: "" };
  await page.getByRole("banner").getByRole("link", { name: text, exact: true }).click();
  await expect(page).toHaveURL(to);
  await openButton(page).click();
  await expect(dialog.getByLabel(labelOf("demo", "message"), { exact: true })).toHaveValue(FILLED.demo.message ?? "");
});
