import type { Page } from "@playwright/test";
import { loadAfterPaint } from "../../../plugins/gatsby-plugin-late-script/load-after-paint";
import { INTERACTION_EVENTS } from "../../../src/hooks/on-first-interaction";
import { anyPage } from "../../../testing/routes";
import { waitForHydration } from "../../../testing/site";
import { expect, test } from "../../support/browser/fixtures";

declare global {
  interface Window {
    /** Callbacks that the page has registered with requestIdleCallback, and their timeouts in milliseconds. */
    idleCallbacks: { call: () => void; timeout: number | undefined }[];
  }
}

/** Runs in the page, before its script: idle callbacks run only when a test calls `runIdleCallbacks`. */
function holdIdleCallbacks(): void {
  window.idleCallbacks = [];
  window.requestIdleCallback = (call, options) =>
    window.idleCallbacks.push({
      call: () => call({ didTimeout: false, timeRemaining: () => 50 }),
      timeout: options?.timeout,
    });
}

/** Waits until the page has registered an idle callback, which runs after a second at the latest. */
async function expectIdleCallback(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.idleCallbacks.length)).toBeGreaterThan(0);
  expect(await page.evaluate(() => window.idleCallbacks.every(({ timeout = Infinity }) => timeout <= 1000))).toBe(true);
}
const runIdleCallbacks = (page: Page): Promise<void> =>
  page.evaluate(() => window.idleCallbacks.splice(0).forEach(({ call }) => call()));

test("the script loads after the first paint when the browser is idle, and hydrates when it is idle again", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(...(request.url().match(/\/app-[^/]*\.js$/) ?? [])));
  await page.addInitScript(holdIdleCallbacks);
  await page.goto(anyPage);
  expect(await page.content()).toContain(JSON.stringify(INTERACTION_EVENTS));
  await expectIdleCallback(page);
  expect(await page.evaluate(() => performance.getEntriesByType("paint").length)).toBeGreaterThan(0);
  expect(requests).toEqual([]);
  const heading = await page.getByRole("heading", { level: 1 }).elementHandle();
  await runIdleCallbacks(page);
  await expectIdleCallback(page);
  expect(requests).toHaveLength(1);
  expect(await page.evaluate(() => performance.getEntriesByName("onInitialClientRender").length)).toBe(0);
  await runIdleCallbacks(page);
  await waitForHydration(page);
  expect(await heading?.evaluate((served) => served.isConnected)).toBe(true);
});

test("a browser without requestIdleCallback loads the script after a delay and hydrates", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "requestIdleCallback"));
  await page.goto(anyPage);
  await waitForHydration(page);
});

test("each kind of interaction loads the script immediately, and only once", async ({ page }) => {
  await page.setContent("<main></main>");
  const urls = INTERACTION_EVENTS.map((event) => `data:text/javascript,//${event}`);
  for (const [index, event] of INTERACTION_EVENTS.entries())
    await page.evaluate(`(${String(loadAfterPaint)})(["${urls[index]}"], ["${event}"])`);
  for (const event of [...INTERACTION_EVENTS, ...INTERACTION_EVENTS]) await page.locator("main").dispatchEvent(event);
  expect(
    await page.locator("script").evaluateAll((scripts) => scripts.map((script) => script.getAttribute("src"))),
  ).toEqual(urls);
});
