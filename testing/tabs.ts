import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";

/** The default of Playwright. */
const DEFAULT_VIEWPORT = { width: 1280, height: 720 };
/** A tab that does not load about:blank within this time is unresponsive. */
const RESPONSE_TIMEOUT_MS = 5000;
const WATCHED = ["console", "pageerror", "request", "response"] as const;

/**
 * Creates the context of a new visitor, with an empty cache. After the first paint, Chromium's headless
 * shell dispatches a pointer event at 0, 0. It would load the page's script immediately, so it is suppressed.
 */
export async function newContext(browser: Browser, options?: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await context.addInitScript(() => {
    const ignore = (event: PointerEvent): void => {
      if (event.isTrusted && event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
    };
    addEventListener("pointermove", ignore, { capture: true });
  });
  return context;
}

/**
 * Tabs with the same options. They share a cache and are reused, because opening a tab takes longer than loading a
 * page.
 */
export class Tabs {
  private context: Promise<BrowserContext> | undefined;
  private readonly usedPages: Page[] = [];
  readonly freePages: Page[] = [];

  constructor(
    private readonly browser: Browser,
    private readonly options: BrowserContextOptions,
  ) {}

  /** Returns a blank tab. */
  async open(): Promise<Page> {
    this.context ??= newContext(this.browser, this.options);
    const page = this.freePages.pop() ?? (await (await this.context).newPage());
    this.usedPages.push(page);
    return page;
  }

  /** Resets used tabs for reuse, except unresponsive ones. */
  async release(): Promise<void> {
    for (const page of this.usedPages.splice(0)) if (await this.reset(page)) this.freePages.push(page);
  }

  private async reset(page: Page): Promise<boolean> {
    try {
      for (const event of WATCHED) page.removeAllListeners(event);
      await page.unrouteAll({ behavior: "ignoreErrors" });
      // Fails if scripts are disabled; in that case nothing is stored.
      await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
      await page.goto("about:blank", { timeout: RESPONSE_TIMEOUT_MS });
      await page.setViewportSize(this.options.viewport ?? DEFAULT_VIEWPORT);
      await page.mouse.move(0, 0);
      return true;
    } catch {
      return false;
    }
  }
}
