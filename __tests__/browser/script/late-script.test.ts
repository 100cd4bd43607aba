import type { Page } from "playwright-core";
import { INTERACTION_EVENTS } from "../../../src/hooks/on-first-interaction";
import { rendered } from "../../../testing/site";
import { siteVisit } from "../../support/browser/site-visit";

declare global {
  interface Window {
    /** Callbacks that the page has registered with requestIdleCallback, and their timeouts in milliseconds. */
    idle: { call: () => void; timeout: number | undefined }[];
  }
}

const visit = siteVisit();
let page: Page;
let requests: string[];

/** Opens a page in a browser that is idle only when a test calls `beIdle`. */
beforeEach(async () => {
  page = await visit.newVisitor();
  requests = [];
  page.on("request", (request) => {
    if (/\/app-[^/]*\.js$/.test(request.url())) requests.push(request.url());
  });
  await page.addInitScript(() => {
    window.idle = [];
    window.requestIdleCallback = (call, options) =>
      window.idle.push({
        call: () => call({ didTimeout: false, timeRemaining: () => 50 }),
        timeout: options?.timeout,
      });
  });
});

const open = (path = "/about"): Promise<unknown> => page.goto(visit.url + path, { waitUntil: "load" });
const isAskedToBeIdle = (): Promise<unknown> => page.waitForFunction(() => window.idle.length > 0);
const beIdle = (): Promise<void> => page.evaluate(() => window.idle.splice(0).forEach(({ call }) => call()));

test("the script loads once the first screen is painted and the browser is idle", async () => {
  await open();
  await isAskedToBeIdle();
  expect(await page.evaluate(() => performance.getEntriesByType("paint").length)).toBeGreaterThan(0);
  expect(requests).toEqual([]);
  const request = page.waitForRequest("**/app-*.js");
  await beIdle();
  await request;
});

test.each(INTERACTION_EVENTS)("the first %s event loads the script immediately, and only once", async (event) => {
  await open();
  await isAskedToBeIdle();
  const loaded = page.waitForResponse("**/app-*.js");
  await page.locator("main").dispatchEvent(event);
  await page.locator("main").dispatchEvent(event);
  await beIdle();
  await loaded;
  expect(requests).toHaveLength(1);
});

test("a browser without requestIdleCallback loads the script after a delay and hydrates", async () => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "requestIdleCallback"));
  await open();
  await rendered(page);
  expect(requests).toHaveLength(1);
});

test("the page hydrates when the browser is idle, at the latest after a second", async () => {
  await open();
  await isAskedToBeIdle();
  await beIdle();
  await isAskedToBeIdle();
  expect(await page.evaluate(() => performance.getEntriesByName("onInitialClientRender").length)).toBe(0);
  expect(await page.evaluate(() => window.idle.every(({ timeout = Infinity }) => timeout <= 1000))).toBe(true);
  const heading = await page.getByRole("heading", { level: 1 }).elementHandle();
  await beIdle();
  await rendered(page);
  expect(await heading?.evaluate((served) => served.isConnected)).toBe(true);
});
