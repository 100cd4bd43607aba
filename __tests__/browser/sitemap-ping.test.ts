import type { Page } from "@playwright/test";
import { eventually } from "../../testing/server/host";
import { anyPage, site } from "../../testing/routes";
import { waitForHydration } from "../../testing/site";
import { contentOf } from "../support/content/data";
import { siteVisit } from "../support/browser/site-visit";

const { pings: settings } = contentOf<{ pings?: { enabled: boolean; endpoints: string[] } }>("site.json");
const endpoints = settings?.endpoints ?? [];
const testIfEnabled = settings?.enabled === true ? test : test.skip;
const testIfDisabled = settings?.enabled === true ? test.skip : test;
const visit = siteVisit();
let page: Page;
let pings: string[];
beforeEach(async () => {
  page = await visit.newVisitor();
  pings = [];
  await page.route(new RegExp(endpoints.map((url) => new URL(url).origin).join("|") || "no endpoint"), (route) => {
    pings.push(route.request().url());
    return route.fulfill({ status: 204 });
  });
  // The tested host responds to requests for the live URL.
  await page.route(`${site.url}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: visit.url + pathname }) });
  });
});

/** A ping is sent within this time after hydration. */
const PING_DELAY_MS = 300;

async function open(url: string): Promise<void> {
  await page.goto(url);
  await waitForHydration(page);
  await page.waitForTimeout(PING_DELAY_MS);
}

testIfEnabled("only the first page view of a day on the live host pings search engines", async () => {
  const day = (): Promise<string | null> => page.evaluate(() => localStorage.getItem("lastSitemapPing"));
  await open(site.url + anyPage);
  await eventually(async () => pings.length === endpoints.length);
  const sitemap = encodeURIComponent(`${site.url}/sitemap-index.xml`);
  expect([...pings].sort()).toEqual(endpoints.map((url) => url.replace("{sitemap}", sitemap)).sort());
  expect(await day()).toBe(new Date().toISOString().slice(0, 10));
  await open(site.url + anyPage);
  await open(site.url);
  expect(pings).toHaveLength(endpoints.length);
  await page.evaluate(() => localStorage.setItem("lastSitemapPing", "2025-06-15"));
  await open(site.url + anyPage);
  await eventually(async () => pings.length === 2 * endpoints.length);
});

testIfDisabled("a page on the live host sends no pings and stores nothing", async () => {
  await open(site.url + anyPage);
  expect(pings).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("a page on another host sends no pings and stores nothing", async () => {
  await open(visit.url + anyPage);
  expect(pings).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
