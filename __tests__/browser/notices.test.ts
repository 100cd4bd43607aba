import type { Locator } from "@playwright/test";
import { waitForHydration } from "../../testing/site";
import { expect, test } from "../support/browser/fixtures";
import { answerForms, fillFields, noticesOf } from "../support/browser/form-answers";
import { keepShown } from "../support/browser/paused-clock";
import { skipWithoutHeaderDemo } from "../support/browser/skips";
import { inputFor, wordsOf } from "../support/words/words-of-forms";
import { headerDemo } from "../support/words/words-of-navigation";

test("a notice is above a dialog that opens later or was open before, and dismissing it leaves the dialog open", async ({
  page,
}) => {
  skipWithoutHeaderDemo();
  await answerForms(page, { status: 500 });
  await page.goto("/contact");
  await waitForHydration(page);
  await keepShown(page);
  const submit = async (form: Locator, name: "contact" | "demo"): Promise<void> => {
    await fillFields(form, inputFor(name));
    await form.getByRole("button", { name: wordsOf(name).submit }).click();
  };
  await submit(page.getByRole("form", { name: wordsOf("contact").title }), "contact");
  const notice = noticesOf(page).getByRole("alert");
  await expect(notice).toBeVisible();

  const dialog = page.getByRole("dialog", { name: wordsOf("demo").title });
  const openDialog = async (): Promise<void> => {
    await page.getByRole("banner").getByRole("button", { name: headerDemo }).click();
    await expect(dialog.getByRole("textbox").first()).toBeVisible();
  };
  await openDialog();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(notice).toBeVisible();
  await openDialog();
  await notice.getByRole("button").click();
  await expect(notice).toHaveCount(0);
  await expect(dialog).toBeVisible();

  await submit(dialog, "demo");
  await notice.getByRole("button").click();
  await expect(notice).toHaveCount(0);
  await expect(dialog).toBeVisible();
});
