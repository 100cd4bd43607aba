import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";

/** Playwright's own. */
const DEFAULT_VIEWPORT = { width: 1280, height: 720 };
/** A tab that takes longer to become blank has stopped responding. */
const RESPONSE_TIMEOUT_MS = 5000;
const WATCHED = ["console", "pageerror", "request", "response"] as const;

/**
 * A new visitor, with nothing in the cache. Chromium's headless shell reports a pointer at 0, 0 as soon as a page is
 * drawn, which would load the page's script at once. Such an event does not reach the page.
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

/** Tabs with the same options, which share a cache and are used again: to open one takes Chromium longer than a page. */
export class Tabs {
  private context: Promise<BrowserContext> | undefined;
  private readonly used: Page[] = [];
  readonly free: Page[] = [];

  constructor(
    private readonly browser: Browser,
    private readonly options: BrowserContextOptions,
  ) {}

  /** A blank tab. */
  async open(): Promise<Page> {
    this.context ??= newContext(this.browser, this.options);
    const page = this.free.pop() ?? (await (await this.context).newPage());
    this.used.push(page);
    return page;
  }

  /** Makes used tabs as good as new; one that does not respond is left out. */
  async release(): Promise<void> {
    for (const page of this.used.splice(0)) if (await this.reset(page)) this.free.push(page);
  }

  private async reset(page: Page): Promise<boolean> {
    try {
      for (const event of WATCHED) page.removeAllListeners(event);
      await page.unrouteAll({ behavior: "ignoreErrors" });
      // A page on which scripts are off keeps nothing.
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
