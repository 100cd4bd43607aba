import type { Page } from "playwright-core";
import { eventually } from "../../testing/server/host";
import { site } from "../../testing/routes";
import { rendered, visitSite, type Visit } from "../../testing/site";

let visit: Visit;
let page: Page;
let pinged: string[];
beforeAll(async () => {
  visit = await visitSite();
});
afterAll(() => visit.close());
beforeEach(async () => {
  page = await visit.newVisitor();
  pinged = [];
  await page.route(/\/ping\?/, (route) => {
    pinged.push(route.request().url());
    return route.fulfill({ status: 204 });
  });
  // Requests to the live address are answered by the host under test.
  await page.route(`${site.url}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: visit.address + pathname }) });
  });
});
afterEach(() => visit.releasePages());

/** Long enough for a script and the request that it makes. Milliseconds. */
const SCRIPT_TIME = 300;

async function open(address: string): Promise<void> {
  await page.goto(address);
  await rendered(page);
  await page.waitForTimeout(SCRIPT_TIME);
}

test("the first page of a day on the live host pings each search engine, under its policy; later pages do not", async () => {
  const day = (): Promise<string | null> => page.evaluate(() => localStorage.getItem("lastSitemapPing"));
  await open(`${site.url}/about`);
  await eventually(async () => pinged.length === 2);
  const sitemap = encodeURIComponent(`${site.url}/sitemap-index.xml`);
  expect([...pinged].sort()).toEqual([
    `https://www.bing.com/ping?sitemap=${sitemap}`,
    `https://www.google.com/ping?sitemap=${sitemap}`,
  ]);
  expect(await day()).toBe(new Date().toISOString().slice(0, 10));
  await open(`${site.url}/about`);
  await open(`${site.url}/contact`);
  expect(pinged).toHaveLength(2);
  await page.evaluate(() => localStorage.setItem("lastSitemapPing", "2025-06-15"));
  await open(`${site.url}/about`);
  await eventually(async () => pinged.length === 4);
});

test("a page on another host pings nobody and stores nothing", async () => {
  await open(`${visit.address}/about`);
  expect(pinged).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
