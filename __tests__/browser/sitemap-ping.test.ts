import type { Page } from "@playwright/test";
import { anyPage, site } from "../../testing/routes";
import { settle } from "../../testing/site";
import { expect, test as base } from "../support/browser/fixtures";
import { contentOf } from "../support/content/data";

const { pings: settings } = contentOf<{ pings?: { enabled: boolean; endpoints: string[] } }>("site.json");
const endpoints = settings?.endpoints ?? [];
const isEnabled = settings?.enabled === true;

/** `pings`: the URLs that the page has pinged. The tested host responds to requests for the live URL. */
const test = base.extend<{ pings: readonly string[] }>({
  pings: async ({ page, siteUrl }, use) => {
    const pings: string[] = [];
    await page.route(new RegExp(endpoints.map((url) => new URL(url).origin).join("|") || "no endpoint"), (route) => {
      pings.push(route.request().url());
      return route.fulfill({ status: 204 });
    });
    await page.route(`${site.url}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: siteUrl + pathname }) });
    });
    await use(pings);
  },
});

/** Opens a page, and waits until it makes no more requests. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await settle(page);
}

// Without pings in the settings, there is nothing to skip: the other test opens the live host as well.
if (isEnabled) {
  test("only the first page view of a day on the live host pings search engines", async ({ page, pings }) => {
    await open(page, site.url + anyPage);
    await expect.poll(() => pings).toHaveLength(endpoints.length);
    const sitemap = encodeURIComponent(`${site.url}/sitemap-index.xml`);
    expect([...pings].sort()).toEqual(endpoints.map((url) => url.replace("{sitemap}", sitemap)).sort());
    const day = await page.evaluate(() => localStorage.getItem("lastSitemapPing"));
    expect(day).toBe(new Date().toISOString().slice(0, 10));
    await open(page, site.url + anyPage);
    await open(page, site.url);
    expect(pings).toHaveLength(endpoints.length);
    await page.evaluate(() => localStorage.setItem("lastSitemapPing", "2025-06-15"));
    await open(page, site.url + anyPage);
    await expect.poll(() => pings).toHaveLength(2 * endpoints.length);
  });
}

test("a page on another host, or without pings in its settings, sends none and stores nothing", async ({
  page,
  pings,
}) => {
  for (const url of [anyPage, ...(isEnabled ? [] : [site.url + anyPage])]) {
    await open(page, url);
    expect(pings).toEqual([]);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  }
});
