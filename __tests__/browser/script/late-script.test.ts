import type { Page } from "playwright-core";
import { INTERACTION_EVENTS } from "../../../src/hooks/on-first-interaction";
import { rendered, visitSite, type Visit } from "../../../testing/site";

declare global {
  interface Window {
    /** What the page has asked the browser to do when it is idle, and within how many milliseconds. */
    idle: { call: () => void; timeout: number | undefined }[];
  }
}

let visit: Visit;
let page: Page;
let asked: string[];
beforeAll(async () => {
  visit = await visitSite();
});
afterAll(() => visit.close());
afterEach(() => visit.releasePages());

/** Opens a page in a browser that is idle only when a test says so. */
beforeEach(async () => {
  page = await visit.newVisitor();
  asked = [];
  page.on("request", (request) => {
    if (/\/app-[^/]*\.js$/.test(request.url())) asked.push(request.url());
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

const open = (path = "/about"): Promise<unknown> => page.goto(visit.address + path, { waitUntil: "load" });
const isAskedToBeIdle = (): Promise<unknown> => page.waitForFunction(() => window.idle.length > 0);
const beIdle = (): Promise<void> => page.evaluate(() => window.idle.splice(0).forEach(({ call }) => call()));

test("the script is loaded once the first screen is painted and the browser is idle", async () => {
  await open();
  await isAskedToBeIdle();
  expect(await page.evaluate(() => performance.getEntriesByType("paint").length)).toBeGreaterThan(0);
  expect(asked).toEqual([]);
  const request = page.waitForRequest("**/app-*.js");
  await beIdle();
  await request;
});

test.each(INTERACTION_EVENTS)("a visitor's %s loads it at once, and once", async (event) => {
  await open();
  await isAskedToBeIdle();
  const loaded = page.waitForResponse("**/app-*.js");
  await page.locator("main").dispatchEvent(event);
  await page.locator("main").dispatchEvent(event);
  await beIdle();
  await loaded;
  expect(asked).toHaveLength(1);
});

test("a browser without requestIdleCallback loads it after a moment, and hydrates", async () => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "requestIdleCallback"));
  await open();
  await rendered(page);
  expect(asked).toHaveLength(1);
});

test("the page hydrates when the browser is idle, and does not wait for that for ever", async () => {
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
