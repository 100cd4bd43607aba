import type { Locator, Page } from "@playwright/test";
import { settle } from "../../../testing/site";
import { expect, test } from "../../support/browser/fixtures";
import { holdRequests } from "../../support/browser/hold-requests";
import { skipWithoutProject } from "../../support/browser/skips";
import { project } from "../../support/browser/tested-entries";

/** Ways to press and to release a button. */
const INPUTS: [string, (page: Page, button: Locator) => Promise<void>, (page: Page) => Promise<void>][] = [
  [
    "mouse",
    async (page, button) => {
      await button.hover();
      await page.mouse.down();
    },
    (page) => page.mouse.up(),
  ],
  [
    "space bar",
    async (page, button) => {
      await button.focus();
      await page.keyboard.down(" ");
    },
    (page) => page.keyboard.up(" "),
  ],
];

for (const [input, press, release] of INPUTS) {
  test(`a button opens its dialog if its script loads between press and release by ${input}`, async ({ page }) => {
    skipWithoutProject();
    const { title = "" } = project ?? {};
    await page.goto("/showcase");
    await settle(page);
    const releaseScripts = await holdRequests(page, "**/*.js");
    const requested = page.waitForRequest("**/*.js");
    await press(page, page.getByRole("main").getByRole("button", { name: title }));
    await requested;
    releaseScripts();
    // The script loads and renders while the button is pressed.
    await settle(page);
    await release(page);
    await expect(page.getByRole("dialog", { name: title })).toBeVisible();
  });
}
