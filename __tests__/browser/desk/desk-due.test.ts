import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { formOf, openForm } from "../../../testing/desk/desk";
import { articleNumbers, fieldOf } from "../../../testing/desk/desk-forms";
import { violations } from "../../support/browser/accessibility";
import { expect, test } from "../../support/desk/desk-fixtures";

const [number] = articleNumbers("data");
const FILE = `articles/${number}.json`;
const PLACE = `Article ${number} › Read again by`;

test.skip(number === undefined, "The site has no article.");
test.use({
  deskHeight: 900,
  deskCopy: {
    prepare(data) {
      const path = join(data, FILE);
      const text = readFileSync(path, "utf8").replace('"excerpt":', '"reviewBy": "2026-01-31", "excerpt":');
      writeFileSync(path, text);
    },
  },
});

const buttonOf = (page: Page): Locator => page.getByRole("button", { name: /^Due \(\d+\)$/ });
const dialogOf = (page: Page): Locator => page.getByRole("dialog", { name: "Due" });
const placeIn = (page: Page): Locator => dialogOf(page).getByRole("link", { name: PLACE });

test("Due lists what is due, and is accessible", async ({ desk: { page } }) => {
  await buttonOf(page).press("Enter");
  await expect(placeIn(page)).toBeVisible();
  await expect(dialogOf(page)).toHaveText(
    /Texts to read again \(1\)\s+Article \d+ › Read again by\s+This day has passed/,
    { useInnerText: true },
  );
  expect(await violations(page, ".desk-dialog")).toEqual([]);
  expect(await violations(page, ".desk-bar")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toBeHidden();
  await expect(buttonOf(page)).toBeFocused();
});

test("Escape closes the list, but not the form behind it", async ({ desk: { page } }) => {
  await openForm(page, `articles/entries/${number}`);
  await buttonOf(page).click();
  await expect(placeIn(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toBeHidden();
  await expect(formOf(page)).toBeVisible();
});

test("a place in Due opens the form at the field, and is gone after the correction", async ({ desk }) => {
  const { page } = desk;
  await buttonOf(page).click();
  await placeIn(page).press("Enter");
  await expect(dialogOf(page)).toBeHidden();
  const field = fieldOf(page, "reviewBy");
  await expect(field.locator(":focus")).toBeVisible();
  await field.locator("input").fill("2096-01-31");
  expect(await desk.save()).toContain(`data/${FILE}`);
  await buttonOf(page).click();
  await expect(dialogOf(page).getByText("None of this prevents publishing.")).toBeVisible();
  await expect(placeIn(page)).toHaveCount(0);
  await dialogOf(page).getByRole("button", { name: "Close" }).click();
  await expect(dialogOf(page)).toBeHidden();
});
