import type { Page } from "@playwright/test";
import { settle } from "../../../testing/site";
import { expect, test } from "../../support/browser/fixtures";
import { holdRequests } from "../../support/browser/hold-requests";
import { skipWithoutProject } from "../../support/browser/skips";
import { project } from "../../support/browser/tested-entries";

const INPUTS = {
  mouse: { press: (page: Page) => page.mouse.down(), release: (page: Page) => page.mouse.up() },
  "space bar": { press: (page: Page) => page.keyboard.down(" "), release: (page: Page) => page.keyboard.up(" ") },
};

for (const [input, { press, release }] of Object.entries(INPUTS)) {
  test(`a button opens its dialog if scripts load between press and release by ${input}`, async ({ page }) => {
    skipWithoutProject();
    const { title = "" } = project ?? {};
    await page.goto("/showcase");
    await settle(page);
    const releaseScripts = await holdRequests(page, "**/*.js");
    const requested = page.waitForRequest("**/*.js");
    const button = page.getByRole("main").getByRole("button", { name: title });
    await button.hover();
    await button.focus();
    await press(page);
    await requested;
    releaseScripts();
    // The scripts load and render while the button is pressed.
    await settle(page);
    await release(page);
    await expect(page.getByRole("dialog", { name: title })).toBeVisible();
  });
}
