import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { KINDS } from "../../../testing/page-kinds";
import { site } from "../../../testing/routes";
import { ignoreFirstPointerMove, waitForHydration, watchPage } from "../../../testing/site";
import { expect, test as base } from "../browser/fixtures";
import { recordShifts } from "./page-faults";
import { watchPolicy } from "../browser/policy";

/** The screens on which pages are visited. */
const SCREENS = {
  // The pixel ratio gives the window the width of Lighthouse's phone in device pixels, and the same pictures.
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.85, hasTouch: true },
  window: { viewport: { width: 1280, height: 844 } },
} as const satisfies Record<string, BrowserContextOptions>;

export type Screen = keyof typeof SCREENS;

/** A tab, which loads one page after another. */
interface Tab {
  readonly page: Page;
  /** Lists the policy violations, console messages, failed requests and requests to other hosts of the last page. */
  listFaults(): Promise<string[]>;
  /** Forgets the recorded faults. */
  reset(): void;
}

export interface Sweep {
  /**
   * Loads a page and waits until it is hydrated.
   * @param locale language of the browser; in another than that of the page, the page offers its version in that language
   */
  open(path: string, screen: Screen, locale?: string): Promise<Pick<Tab, "page" | "listFaults">>;
  /** Opens the next page as a new visitor, whose cache contains only the fonts. */
  renew(): Promise<void>;
}

/** `test` with a tab for each screen that the tests of a worker share, because opening a tab takes as long as a page. */
export const test = base.extend<{ sweep: Sweep }, { tabs: Map<string, Tab> }>({
  tabs: [
    async ({}, use) => {
      await use(new Map());
    },
    { scope: "worker" },
  ],
  sweep: async ({ browser, browserName, siteUrl, tabs }, use) => {
    await use({
      open: async (path, screen, locale = site.language) => {
        const key = `${screen} ${locale}`;
        // Firefox cannot emulate a phone.
        const isMobile = screen === "phone" && browserName !== "firefox";
        const tab = tabs.get(key) ?? (await openTab(browser, siteUrl, { ...SCREENS[screen], isMobile, locale }));
        tabs.set(key, tab);
        tab.reset();
        await tab.page.setViewportSize(SCREENS[screen].viewport);
        const response = await tab.page.goto(siteUrl + path);
        expect(response?.headers()["content-security-policy"]).toContain("default-src 'none'");
        await waitForHydration(tab.page);
        return tab;
      },
      renew: async () => {
        for (const { page } of tabs.values()) await page.context().close();
        tabs.clear();
      },
    });
  },
});

async function openTab(browser: Browser, siteUrl: string, options: BrowserContextOptions): Promise<Tab> {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  await ignoreFirstPointerMove(context);
  const page = await context.newPage();
  const messages = watchPage(page, siteUrl, [KINDS.missing]);
  const listViolations = await watchPolicy(page);
  await page.addInitScript(recordShifts);
  // Fonts are in the cache, as on every page after the first: on a busy machine they take longer than the 100 ms for
  // which Chrome waits for them. Fallback fonts of the system may be missing.
  await page.goto(`${siteUrl}/support`);
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())).then(() => undefined));
  return {
    page,
    listFaults: async () => [...(await listViolations()), ...messages],
    reset: () => void messages.splice(0),
  };
}

export { expect };
