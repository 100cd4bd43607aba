import { resolve } from "node:path";
import type { FastifyInstance } from "fastify";
import type { BrowserContextOptions, Frame, Page } from "playwright-core";
import { createApp } from "../server/app";
import type { Settings } from "../server/settings";
import { launchChromium } from "../scripts/lib/chromium";
import { languagePaths, planned } from "./routes";
import { newContext, Tabs } from "./tabs";

/** The built site on its host, and a browser to visit it. */
export interface Visit {
  /** The URL of the home page, without a slash at its end. */
  url: string;
  /**
   * A blank tab, possibly one that a previous test has used. It shares its cache with all tabs of the same options.
   * Tests that add an init script or change the clock need `newVisitor`.
   */
  newPage(options?: BrowserContextOptions): Promise<Page>;
  /** The tab of a new visitor, with an empty cache. */
  newVisitor(options?: BrowserContextOptions): Promise<Page>;
  /** Releases the tabs of `newPage`, and closes all others. */
  releasePages(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Serves the built site and starts a browser.
 * @param settings the settings of the form receiver; without them, the host has no form receiver
 * @param flags additional arguments of Chromium, such as those for software WebGL
 */
export async function visitSite(settings?: Settings, flags?: readonly string[]): Promise<Visit> {
  const app: FastifyInstance = await createApp(resolve("public"), settings);
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as { port: number };
  const browser = await launchChromium(flags);
  const tabs = new Map<string, Tabs>();
  const tabsWith = (options: BrowserContextOptions): Tabs => {
    const key = JSON.stringify(options);
    const known = tabs.get(key) ?? new Tabs(browser, options);
    tabs.set(key, known);
    return known;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    newPage: (options = {}) => tabsWith(options).open(),
    newVisitor: async (options) => (await newContext(browser, options)).newPage(),
    releasePages: async () => {
      for (const each of tabs.values()) await each.release();
      const kept = [...tabs.values()].flatMap(({ freePages }) => freePages);
      const others = browser.contexts().flatMap((context) => context.pages().filter((page) => !kept.includes(page)));
      await Promise.all(others.map((page) => page.close()));
    },
    close: async () => {
      await browser.close();
      await app.close();
    },
  };
}

/** Waits until React has hydrated the page. */
export const waitForHydration = (page: Page | Frame): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);

/** Waits for two animation frames, after which the browser has painted what the page shows now. */
export const waitForFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Waits until the URL has this query string, which is updated shortly after a choice is rendered. */
export const waitForQuery = (page: Page, search: string): Promise<void> =>
  page.waitForURL((url) => url.search === search);

/** A page counts as loaded after this time without a new request. */
const IDLE_MS = 300;

/**
 * Waits until the page is hydrated and all its requests are completed. Playwright's "networkidle" is too early, because
 * the script is requested after the first paint, which takes longer on a busy machine.
 */
export async function settle(page: Page | Frame): Promise<void> {
  await waitForHydration(page);
  const fetched = (): Promise<number> => page.evaluate(() => performance.getEntriesByType("resource").length);
  for (let before = -1, now = await fetched(); now > before; now = await fetched()) {
    before = now;
    await page.waitForTimeout(IDLE_MS);
  }
}

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
