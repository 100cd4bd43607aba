import type { Page } from "@playwright/test";
import { waitForHydration } from "../../../testing/site";
import { expect, test } from "../../support/browser/fixtures";
import { answerForms, fillFields, noticesOf } from "../../support/browser/form-answers";
import { skipWithoutPages } from "../../support/browser/skips";
import { contentOf } from "../../support/content/data";
import { answeredQuestions, decision } from "../../support/words/words-of-devices";
import { inputFor, interfaceLabels, wordsOf } from "../../support/words/words-of-forms";
import { menu } from "../../support/words/words-of-navigation";

// Because of `font-display: optional`, the browser does not use a font that loads after its text is displayed, so
// interaction must not require a new font.

test.skip(menu === undefined, "The header has no menu.");

/** Opens a page. @returns a function that lists the fonts which the page has requested since */
async function openPage(page: Page, path: string): Promise<() => Promise<string[]>> {
  await page.goto(path);
  await waitForHydration(page);
  const fonts: string[] = [];
  page.on("request", (request) => request.resourceType() === "font" && fonts.push(request.url()));
  return async () => {
    // Wait for fonts that the new text has requested.
    await page.evaluate(() => document.fonts.ready);
    return fonts;
  };
}

async function openMenu(page: Page, name = ""): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name, exact: true }).click();
  const links = page.locator(`header a[href="${menu?.items[0]?.to}"]`);
  await expect(links.filter({ visible: true }).first()).toBeVisible();
}

test("no font loads for a form's answer, its notice and the menu on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const listFonts = await openPage(page, "/contact");
  await answerForms(page, { status: 200 });
  const { title, submit, success } = wordsOf("contact");
  const form = page.getByRole("form", { name: title });
  await fillFields(form, inputFor("contact"));
  await form.getByRole("button", { name: submit, exact: true }).click();
  await expect(noticesOf(page).getByText(success.title)).toBeVisible();
  await noticesOf(page).getByRole("button").click();
  await expect(form.getByText(success.title)).toBeVisible();
  await openMenu(page, interfaceLabels.openMenu);
  expect(await listFonts()).toEqual([]);
});

test("no font loads for a menu and the finder's result, with the devices that are ruled out", async ({ page }) => {
  skipWithoutPages("/products/finder");
  test.skip(decision === undefined, "The finder has no answers that suggest one device and rule out another.");
  const listFonts = await openPage(page, "/products/finder");
  await openMenu(page, menu?.text);
  await page.keyboard.press("Escape");
  for (const { question, answer } of answeredQuestions)
    await page.getByRole("group", { name: question }).getByRole("radio", { name: answer, exact: true }).check();
  const { excluded } = contentOf<Queries.FinderPage>("pages/finder.json").labels;
  await page.getByText(excluded, { exact: true }).click();
  await expect(page.locator(".excluded")).toBeVisible();
  expect(await listFonts()).toEqual([]);
});
