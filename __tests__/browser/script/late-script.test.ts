import type { Page } from "@playwright/test";
import { INTERACTION_EVENTS } from "../../../src/hooks/on-first-interaction";
import { anyPage } from "../../../testing/routes";
import { waitForHydration } from "../../../testing/site";
import { siteVisit } from "../../support/browser/site-visit";

declare global {
  interface Window {
    /** Callbacks that the page has registered with requestIdleCallback, and their timeouts in milliseconds. */
    idleCallbacks: { call: () => void; timeout: number | undefined }[];
  }
}

const visit = siteVisit();
let page: Page;
let requests: string[];

/** Creates a page whose idle callbacks run only when a test calls `runIdleCallbacks`. */
beforeEach(async () => {
  page = await visit.newVisitor();
  requests = [];
  page.on("request", (request) => {
    if (/\/app-[^/]*\.js$/.test(request.url())) requests.push(request.url());
  });
  await page.addInitScript(() => {
    window.idleCallbacks = [];
    window.requestIdleCallback = (call, options) =>
      window.idleCallbacks.push({
        call: () => call({ didTimeout: false, timeRemaining: () => 50 }),
        timeout: options?.timeout,
      });
  });
});

const open = (path = anyPage): Promise<unknown> => page.goto(visit.url + path, { waitUntil: "load" });
const waitForIdleCallback = (): Promise<unknown> => page.waitForFunction(() => window.idleCallbacks.length > 0);
const runIdleCallbacks = (): Promise<void> =>
  page.evaluate(() => window.idleCallbacks.splice(0).forEach(({ call }) => call()));

test("the script loads when the first screen is painted and the browser is idle", async () => {
  await open();
  await waitForIdleCallback();
  expect(await page.evaluate(() => performance.getEntriesByType("paint").length)).toBeGreaterThan(0);
  expect(requests).toEqual([]);
  const request = page.waitForRequest("**/app-*.js");
  await runIdleCallbacks();
  await request;
});

test.each(INTERACTION_EVENTS)("the first %s event loads the script immediately, and only once", async (event) => {
  await open();
  await waitForIdleCallback();
  const loaded = page.waitForResponse("**/app-*.js");
  await page.locator("main").dispatchEvent(event);
  await page.locator("main").dispatchEvent(event);
  await runIdleCallbacks();
  await loaded;
  expect(requests).toHaveLength(1);
});

test("a browser without requestIdleCallback loads the script after a delay and hydrates", async () => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "requestIdleCallback"));
  await open();
  await waitForHydration(page);
  expect(requests).toHaveLength(1);
});

test("the page hydrates when the browser is idle, at the latest after a second", async () => {
  await open();
  await waitForIdleCallback();
  await runIdleCallbacks();
  await waitForIdleCallback();
  expect(await page.evaluate(() => performance.getEntriesByName("onInitialClientRender").length)).toBe(0);
  expect(await page.evaluate(() => window.idleCallbacks.every(({ timeout = Infinity }) => timeout <= 1000))).toBe(true);
  const heading = await page.getByRole("heading", { level: 1 }).elementHandle();
  await runIdleCallbacks();
  await waitForHydration(page);
  expect(await heading?.evaluate((served) => served.isConnected)).toBe(true);
});
