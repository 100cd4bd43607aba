import { resolve } from "node:path";
import type { BrowserContext, Frame, Page } from "@playwright/test";
import { createApp } from "@capture/host/app";
import type { Settings } from "@capture/host/settings";
import { languagePaths, planned } from "./routes";

/** The built site on a host of its own. */
export interface ServedSite {
  /** The URL of the home page, without a slash at its end. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves the built site on a free port.
 * @param settings the settings of the form receiver; without them, the host has no form receiver
 * @param root path of the built site
 */
export async function serveBuilt(settings?: Settings, root = resolve("public")): Promise<ServedSite> {
  const app = await createApp(root, { settings });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}`, close: () => app.close() };
}

/**
 * After the first paint, Chromium's headless shell dispatches a pointer event at 0, 0. It would load the page's script
 * immediately, so it is suppressed on all pages of this visitor.
 */
export const ignoreFirstPointerMove = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const ignore = (event: PointerEvent): void => {
      if (event.isTrusted && event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
    };
    addEventListener("pointermove", ignore, { capture: true });
  });

/** Waits until React has hydrated the page. */
export const waitForHydration = (page: Page | Frame): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);

/** Waits for two animation frames, after which the browser has painted what the page shows now. */
export const waitForFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Waits until the URL has this query string, which is updated shortly after a choice is rendered. */
export const waitForQuery = (page: Page, search: string): Promise<void> =>
  page.waitForURL((url) => url.search === search);

/** A page counts as loaded after this time without a response. */
const IDLE_MS = 300;

/**
 * Waits until the page is hydrated and all its requests are completed. Playwright's "networkidle" is too early, because
 * the script is requested after the first paint, which takes longer on a busy machine.
 */
export async function settle(page: Page | Frame): Promise<void> {
  await waitForHydration(page);
  await page.evaluate(
    (idle) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, idle);
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, idle);
        }).observe({ type: "resource" });
      }),
    IDLE_MS,
  );
}

/** Chromium's warning when a busy machine paints a picture late. Tests of the built HTML check each preload. */
const LATE_PRELOAD = "preloaded using link preload but not used within a few seconds";

/**
 * Records all console messages, errors, failed requests and requests to other hosts of a page. Expected 404s are
 * ignored: Gatsby requests the data of every linked page, also of `planned` routes.
 * @param missing routes without a page that the test visits; their 404s are expected
 * @returns the list of records, which grows
 */
export function watchPage(page: Page, siteUrl: string, missing: readonly string[] = []): string[] {
  const messages: string[] = [];
  const data = [...missing, ...planned].map((route) => `/page-data${route}/page-data.json`);
  const paths = ["", ...languagePaths].flatMap((language) => [...missing, ...data].map((path) => language + path));
  const expected = new Set(paths.map((path) => siteUrl + path));
  page.on("console", (message) => {
    const { url } = message.location();
    if (message.text().includes(LATE_PRELOAD)) return;
    if (!(message.text().includes("status of 404") && expected.has(url)))
      messages.push(`console ${message.type()}: ${message.text()} (${url})`);
  });
  page.on("pageerror", (error) => messages.push(`error: ${error.message}`));
  page.on("response", (response) => {
    const isExpected = response.status() === 404 && expected.has(response.url());
    if (response.status() >= 400 && !isExpected) messages.push(`status ${response.status()}: ${response.url()}`);
  });
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(siteUrl) && !url.startsWith("data:")) messages.push(`another host: ${url}`);
  });
  return messages;
}
