import { waitForHydration } from "../../../testing/site";
import { expect, test } from "../../support/browser/fixtures";

test("the structured data of the served page stays when the script runs, and is removed on another page", async ({
  page,
}) => {
  // A component adds the structured data of questions.
  const readData = async (): Promise<string[]> =>
    (await page.locator('head script[type="application/ld+json"]').allTextContents()).filter(
      (text) => !text.includes('"FAQPage"'),
    );
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  const served = await readData();
  expect(served).toEqual([expect.stringContaining('"@type":"ContactPage"')]);
  await waitForHydration(page);
  expect(await readData()).toEqual(served);
  const canonical = page.locator("link[rel=canonical]");
  await page.locator('header a[href="/"]').first().click();
  await expect(canonical).toHaveAttribute("href", /^https?:\/\/[^/]+\/$/);
  expect(await readData()).toEqual([]);
  await page.goBack();
  await expect(canonical).toHaveAttribute("href", /\/contact$/);
  expect(await readData()).toEqual(served);
});
