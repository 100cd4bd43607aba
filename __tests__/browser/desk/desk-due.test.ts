import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator } from "@playwright/test";
import { formOf, openDesk, openForm, serveCopy, type Desk } from "../../../testing/desk/desk";
import { articleNumbers, fieldOf } from "../../../testing/desk/desk-forms";
import { violations } from "../../support/browser/accessibility";
import { testIf } from "../../support/content/test-if";

const [number] = articleNumbers("data");
const FILE = `articles/${number}.json`;
const PLACE = `Article ${number} › Read again by`;
const testArticle = testIf(number !== undefined, "The site has no article.");

let desk: Desk;
beforeAll(async () => {
  const server = await serveCopy({
    prepare(data) {
      if (number === undefined) return;
      const path = join(data, FILE);
      const text = readFileSync(path, "utf8").replace('"excerpt":', '"reviewBy": "2026-01-31", "excerpt":');
      writeFileSync(path, text);
    },
  });
  desk = await openDesk(900, server);
});
afterAll(() => desk.close());

const button = (): Locator => desk.page.getByRole("button", { name: /^Due \(\d+\)$/ });
const dialog = (): Locator => desk.page.getByRole("dialog", { name: "Due" });
const place = (): Locator => dialog().getByRole("link", { name: PLACE });

testArticle("Due lists what is due, and is accessible", async () => {
  await button().press("Enter");
  await place().waitFor();
  expect(await dialog().innerText()).toMatch(
    /Texts to read again \(1\)\s+Article \d+ › Read again by\s+This day has passed/,
  );
  expect(await violations(desk.page, ".desk-dialog")).toEqual([]);
  expect(await violations(desk.page, ".desk-tools")).toEqual([]);
  await desk.page.keyboard.press("Escape");
  await dialog().waitFor({ state: "hidden" });
  expect(await button().evaluate((element) => element === document.activeElement)).toBe(true);
});

testArticle("a place in Due opens the form at the field, and is gone after the correction", async () => {
  await button().click();
  await place().press("Enter");
  await dialog().waitFor({ state: "hidden" });
  await desk.page.waitForFunction(() => document.activeElement?.closest('[data-key-path="reviewBy"]'));
  await fieldOf(desk.page, "reviewBy").locator("input").fill("2096-01-31");
  expect(await desk.save()).toContain(`data/${FILE}`);
  await button().click();
  await dialog().getByText("None of this prevents publishing.").waitFor();
  expect(await place().count()).toBe(0);
  await dialog().getByRole("button", { name: "Close" }).click();
  await dialog().waitFor({ state: "hidden" });
});

testArticle("Escape closes the list, but not the form behind it", async () => {
  await openForm(desk.page, `articles/entries/${number}`);
  await button().click();
  await desk.page.keyboard.press("Escape");
  await dialog().waitFor({ state: "hidden" });
  expect(await formOf(desk.page).isVisible()).toBe(true);
});
