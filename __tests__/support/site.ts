import { resolve } from "node:path";
import type { FastifyInstance } from "fastify";
import { chromium, type Browser, type BrowserContextOptions, type Frame, type Page } from "playwright-core";
import { createApp } from "../../server/app";
import type { Settings } from "../../server/settings";
import { findChromium } from "../../scripts/chromium";

/** The built site behind its own host, and a browser to visit it. */
export interface Visit {
  address: string;
  /** A new visitor with nothing in the cache. */
  newPage(options?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

/** @param settings of the receiver; without them forms are received by nobody */
export async function visitSite(settings?: Settings): Promise<Visit> {
  const app: FastifyInstance = await createApp(resolve("public"), settings);
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as { port: number };
  const executablePath = findChromium();
  const browser: Browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    // A container's root has no sandbox of Chromium's; the pages visited are our own.
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
  });
  return {
    address: `http://127.0.0.1:${port}`,
    newPage: async (options) => (await browser.newContext(options)).newPage(),
    close: async () => {
      await browser.close();
      await app.close();
    },
  };
}

/** React has taken the page over. */
export const rendered = (page: Page | Frame): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);

/** The address says this after its path: a choice is on the screen a moment before it is there. */
export const queryIs = (page: Page, search: string): Promise<void> =>
  page.waitForURL((address) => address.search === search);

/** A page that has fetched nothing for so many milliseconds has all that it asks for. */
const QUIET = 500;

/**
 * The page's script runs, and all is there that it asks for. Playwright's
 * "networkidle" is no sign of that: the script is asked for once the first
 * screen is painted, which takes longer on a busy machine.
 */
export async function settle(page: Page | Frame): Promise<void> {
  await rendered(page);
  const fetched = (): Promise<number> => page.evaluate(() => performance.getEntriesByType("resource").length);
  for (let before = -1, now = await fetched(); now > before; now = await fetched()) {
    before = now;
    await page.waitForTimeout(QUIET);
  }
}

/** Everything that a page says on the console, throws, fails to load, or asks of another host. */
export function watchPage(page: Page, address: string): string[] {
  const heard: string[] = [];
  page.on("console", (message) => heard.push(`console ${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => heard.push(`error: ${error.message}`));
  page.on("response", (response) => {
    if (response.status() >= 400) heard.push(`status ${response.status()}: ${response.url()}`);
  });
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(address) && !url.startsWith("data:")) heard.push(`another host: ${url}`);
  });
  return heard;
}
