import type { Page } from "@playwright/test";
import { waitForHydration } from "../../../testing/site";
import { siteVisit } from "../../support/browser/site-visit";

const visit = siteVisit();

/** The structured data in the head, except that of questions, which a component adds. */
const structuredData = (page: Page): Promise<string[]> =>
  page.$$eval('head script[type="application/ld+json"]', (scripts) =>
    scripts.map(({ textContent }) => textContent ?? "").filter((text) => !text.includes('"FAQPage"')),
  );

const waitForCanonical = async (page: Page, path: string): Promise<void> => {
  await page.waitForFunction(
    (end) => document.querySelector("link[rel=canonical]")?.getAttribute("href")?.endsWith(end),
    path,
  );
};

test("the structured data of the served page stays when the script runs, and is removed on another page", async () => {
  const page = await visit.newVisitor();
  await page.goto(`${visit.url}/contact`, { waitUntil: "domcontentloaded" });
  const served = await structuredData(page);
  expect(served).toEqual([expect.stringContaining('"@type":"ContactPage"')]);
  await waitForHydration(page);
  expect(await structuredData(page)).toEqual(served);
  await page.locator('header a[href="/"]').first().click();
  await waitForCanonical(page, "/");
  expect(await structuredData(page)).toEqual([]);
  await page.goBack();
  await waitForCanonical(page, "/contact");
  expect(await structuredData(page)).toEqual(served);
});
