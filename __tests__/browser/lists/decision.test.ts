import type { Locator, Page } from "@playwright/test";
import { violations } from "../../support/browser/accessibility";
import { expect, test } from "../../support/browser/fixtures";
import { queryOf } from "../../support/browser/lists";
import { skipWithoutHeaderDemo, skipWithoutPages } from "../../support/browser/skips";
import { contentOf } from "../../support/content/data";
import { pageOf } from "../../support/content/pages";
import { readPdfs } from "../../support/pdf/pdf";
import { answeredQuestions, decision } from "../../support/words/words-of-devices";
import { labelOf, wordsOf } from "../../support/words/words-of-forms";
import { nameOf } from "../../support/words/words-of-navigation";
import { waitForHydration } from "../../../testing/site";

const PATH = "/products/decision";

test.use({ reducedMotion: "reduce" });
test.beforeEach(() => skipWithoutPages(PATH, "/products/finder"));

const labels = contentOf<Queries.DecisionLabelsFragment>("labels/decision.json");
const { example } = pageOf<Queries.DecisionPageQuery>("decision");
const mainOf = (page: Page): Locator => page.getByRole("main");
const sheetOf = (page: Page): Locator => page.getByRole("article", { name: labels.sheet, exact: true });

test("the answers of the finder are on the sheet, and go with the demo request", async ({ page }) => {
  skipWithoutHeaderDemo();
  test.skip(decision === undefined, "The finder has no answers that suggest one device and rule out another.");
  const { device, reason, answers } = decision ?? { device: "", reason: "", answers: {} };
  await page.goto(`/products/finder${queryOf(answers)}`);
  await waitForHydration(page);
  const next = page.getByRole("navigation", { name: labels.next, exact: true });
  await next.getByRole("link", { name: nameOf(PATH), exact: true }).click();
  await expect(page).toHaveURL(PATH + queryOf(answers));
  const sheet = sheetOf(page);
  for (const { answer } of answeredQuestions) await expect(sheet.getByText(answer, { exact: true })).toBeVisible();
  await expect(sheet.getByText(device, { exact: true }).first()).toBeVisible();
  await expect(sheet.getByText(reason).first()).toBeVisible();
  expect(await violations(page, "main")).toEqual([]);
  await mainOf(page).getByRole("button", { name: labels.send, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: wordsOf("demo").title });
  await expect(dialog.getByRole("textbox", { name: labelOf("demo", "message") })).toHaveValue(
    new RegExp(`^${labels.message}[^]*${device}[^]*${PATH}`),
  );
  await page.keyboard.press("Escape");
  await page.goBack();
  await expect(page.getByRole("radio", { name: answeredQuestions[0]?.answer ?? "", exact: true })).toBeChecked();
});

for (const format of ["A4", "Letter"])
  test(`prints on two pages of ${format}, without form, buttons and footer`, async ({ page }, info) => {
    const name = "Model X";
    const file = info.outputPath(`${format}.pdf`);
    await page.goto(`${PATH}?${example}&other=${encodeURIComponent(name)}`);
    await expect(sheetOf(page).getByRole("img", { name: labels.link, exact: true })).toBeVisible();
    await page.pdf({ path: file, format, tagged: true });
    const [pdf] = readPdfs([file]);
    expect(pdf?.pages).toBeLessThanOrEqual(2);
    expect(pdf?.drawnText).toContain(labels.questions);
    expect(pdf?.drawnText).not.toContain(labels.projectHint);
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page shows the sheet of its example", async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByText(labels.withoutScript, { exact: true })).toBeVisible();
    await expect(page.getByText(labels.example, { exact: true })).toBeVisible();
    await expect(page.getByText(labels.questions, { exact: true })).toBeVisible();
    await expect(page.getByRole("combobox").first()).toBeHidden();
  });
});
