import { test as base, type BrowserContextOptions, type Page } from "@playwright/test";
import { SOFTWARE_WEBGL_FLAGS, TEST_FLAGS } from "../../../scripts/lib/chromium";
import { ignoreFirstPointerMove, watchPage } from "../../../testing/site";
import { watchPolicy } from "./policy";

interface TestFixtures {
  /** The URL of the home page, without a slash at its end. */
  siteUrl: string;
  /** Lists the console messages, errors, failed requests, requests to other hosts and policy violations of `page` so far. */
  listFaults(): Promise<string[]>;
  /** Opens the page of another visitor, with an empty cache, and closes it after the test. */
  newVisitor(options?: BrowserContextOptions): Promise<Page>;
}

interface WorkerOptions {
  /** Whether Chromium renders WebGL, which takes much processor time without a graphics card. */
  hasWebGl: boolean;
}

/** `test` of Playwright, with the fixtures of this site. Paths such as `/contact` are those of the built site. */
export const test = base.extend<TestFixtures, WorkerOptions>({
  hasWebGl: [false, { option: true, scope: "worker" }],
  launchOptions: [
    async ({ browserName, hasWebGl, launchOptions }, use) => {
      const args = [...TEST_FLAGS, ...(hasWebGl ? SOFTWARE_WEBGL_FLAGS : ["--disable-gpu"])];
      const executablePath = process.env.CHROME_PATH;
      await use(
        browserName === "chromium" && executablePath ? { ...launchOptions, executablePath, args } : launchOptions,
      );
    },
    { scope: "worker" },
  ],
  siteUrl: ({ baseURL }, use) => use(baseURL ?? ""),
  context: async ({ context }, use) => {
    await ignoreFirstPointerMove(context);
    await use(context);
  },
  listFaults: async ({ page, siteUrl }, use) => {
    const messages = watchPage(page, siteUrl);
    const listViolations = await watchPolicy(page);
    await use(async () => [...messages, ...(await listViolations())]);
  },
  newVisitor: async ({ browser, contextOptions, baseURL }, use) => {
    const pages: Page[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ ...contextOptions, baseURL, ...options });
      await ignoreFirstPointerMove(context);
      const page = await context.newPage();
      pages.push(page);
      return page;
    });
    await Promise.all(pages.map((page) => page.context().close()));
  },
});

export { expect } from "@playwright/test";
