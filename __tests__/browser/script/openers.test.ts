import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser/fixtures";

/** Opens our contact page in a new window from a page at an origin. */
async function openFrom(
  page: Page,
  origin: string,
  siteUrl: string,
): Promise<{ hasOpener: boolean; isReachable: boolean }> {
  await page.goto(origin);
  const opening = page.waitForEvent("popup");
  const handle = await page.evaluateHandle((url) => window.open(url), `${siteUrl}/contact`);
  const popup = await opening;
  await expect(popup.getByRole("heading", { level: 1 })).toBeVisible();
  return {
    hasOpener: await popup.evaluate(() => window.opener !== null),
    isReachable: await handle.evaluate((opened) => opened?.closed === false),
  };
}

test("only a page of our site has access to our page in a window that it opens", async ({ page, siteUrl }) => {
  // A browser treats localhost and 127.0.0.1 as two sites.
  const other = siteUrl.replace("127.0.0.1", "localhost");
  expect(await openFrom(page, other, siteUrl)).toEqual({ hasOpener: false, isReachable: false });
  expect(await openFrom(page, siteUrl, siteUrl)).toEqual({ hasOpener: true, isReachable: true });
});
