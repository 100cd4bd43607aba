import { routes } from "../../testing/routes";
import { expect, test } from "../support/browser/fixtures";
import { answerForms, noticesOf } from "../support/browser/form-answers";
import { reach, typeInto } from "../support/browser/input/keyboard";
import { skipWithoutPages } from "../support/browser/skips";
import { programs } from "../support/browser/tested-entries";
import { FILLED } from "../support/content/data";
import { inputFor, interfaceLabels, labelOf, openersOn, wordsOf } from "../support/words/words-of-forms";

// These tests use no mouse: only key presses move the focus.

test("a visitor fills in and sends the contact form", async ({ page }) => {
  const received = await answerForms(page, { status: 200 });
  await page.goto("/contact");
  const { title, submit, success } = wordsOf("contact");
  const form = page.getByRole("main").getByRole("form", { name: title });
  await typeInto(page, form, inputFor("contact"));
  await page.keyboard.press("Tab");
  await expect(form.getByRole("button", { name: submit })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(noticesOf(page).getByText(success.title)).toBeVisible();
  expect(received[0]?.postDataJSON()).toMatchObject({ message: FILLED.contact["message"] });
});

test("a partner's application opens, keeps the focus inside, is sent, and returns the focus to its button", async ({
  page,
}) => {
  skipWithoutPages("/partners");
  const received = await answerForms(page, { status: 200 });
  await page.goto("/partners");
  const [program] = programs;
  const { title, submit, success } = wordsOf("partner-application", { title: program?.title ?? "" });
  const opener = page.getByRole("main").getByRole("button", { name: program?.buttonText ?? "" });
  await reach(page, opener);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog).toBeVisible();
  await typeInto(page, dialog, inputFor("partner-application"));
  await reach(page, dialog.getByRole("button", { name: interfaceLabels.close }));
  await reach(page, dialog.getByRole("button", { name: submit }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(noticesOf(page).getByText(success.title)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(received).toHaveLength(1);
  await expect(opener).toBeFocused();
});

test("Enter in a field submits a marketplace application, and the focus returns to the button that opened it", async ({
  page,
}) => {
  const [text] = openersOn("marketplace", "marketplace-general");
  test.skip(
    !routes.includes("/marketplace") || text === undefined,
    "The site has no marketplace with a button for partners.",
  );
  await page.goto("/marketplace");
  const { title, success } = wordsOf("marketplace-partner");
  const opener = page.getByRole("main").getByRole("button", { name: text ?? "" });
  await reach(page, opener);
  await page.keyboard.press("Space");
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog).toBeVisible();
  await typeInto(page, dialog, inputFor("marketplace-partner"));
  await reach(page, dialog.getByLabel(labelOf("marketplace-partner", "company"), { exact: true }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(noticesOf(page).getByText(success.title)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test("Enter subscribes to the newsletter", async ({ page }) => {
  skipWithoutPages("/blog");
  const received = await answerForms(page, { status: 200 });
  await page.goto("/blog");
  const { title, success } = wordsOf("newsletter");
  const form = page.getByRole("main").getByRole("form", { name: title });
  await reach(page, form.getByLabel(labelOf("newsletter", "email"), { exact: true }), "Shift+Tab");
  await page.keyboard.type("ada@example.com");
  await page.keyboard.press("Enter");
  await expect(noticesOf(page).getByText(success.title)).toBeVisible();
  expect(received).toHaveLength(1);
});
