import type { Browser, Locator, Page } from "@playwright/test";
import { NAME_HELPER } from "../../scripts/lib/chromium";
import type { Interaction } from "./interactions";

/** A mid-range phone compared with a desktop computer. */
const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** Browsers do not report events with a shorter duration. */
const MIN_EVENT_DURATION_MS = 16;
/** Performance entries are reported with a delay. */
const ENTRY_DELAY_MS = 500;
const HYDRATION_TIMEOUT_MS = 20_000;
const POLL_INTERVAL_MS = 100;
/** The time between loading and the tap, so that the page is idle. */
const READ_DELAY_MS = 1500;

/** Times since the pointer or key event. */
export interface ResponseTimes {
  /** Until the next paint, as in Interaction to Next Paint; at least MIN_EVENT_DURATION_MS. */
  readonly paintMs: number;
  /** Until the result was painted, including requests for scripts, such as that of a dialog. */
  readonly shownMs: number;
}

/** Set in the page by `recordInteraction`, and read by `measureResponse`. */
declare global {
  interface Window {
    benchTimes: { paintMs: number; shownMs: number | undefined };
  }
}

/** Loads a page, waits until it is hydrated, and measures one interaction on a slow phone. */
export async function measureResponse(
  browser: Browser,
  siteUrl: string,
  interaction: Interaction,
): Promise<ResponseTimes> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.goto(siteUrl + interaction.path, { waitUntil: "load" });
    const target = page.locator(interaction.target).first();
    if (!interaction.isPlain) await waitForHydration(target);
    await target.scrollIntoViewIfNeeded();
    await page.evaluate(NAME_HELPER);
    await page.evaluate(recordInteraction, { result: interaction.result, minDurationMs: MIN_EVENT_DURATION_MS });
    await slowDownProcessor(page);
    await page.waitForTimeout(READ_DELAY_MS);
    if (interaction.keys === undefined) await tap(target);
    else await target.press(interaction.keys);
    await page.waitForFunction(() => window.benchTimes.shownMs !== undefined);
    await page.waitForTimeout(ENTRY_DELAY_MS);
    const { paintMs, shownMs = Number.NaN } = await page.evaluate(() => window.benchTimes);
    return { paintMs: Math.max(paintMs, MIN_EVENT_DURATION_MS), shownMs: Math.round(shownMs) };
  } finally {
    await context.close();
  }
}

/** Taps the center of an element. Playwright's `locator.tap` observes all events, which takes time itself. */
async function tap(target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${target.page().url()} does not show the element to tap.`);
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/**
 * Waits until React has hydrated an element. Scrolls like a visitor, so that forms further down load their scripts.
 * @throws Error when the element is not hydrated within HYDRATION_TIMEOUT_MS
 */
async function waitForHydration(target: Locator): Promise<void> {
  const deadline = Date.now() + HYDRATION_TIMEOUT_MS;
  for (let attempt = 0; Date.now() < deadline; attempt += 1) {
    // Scrolling starts loading the scripts. The pointer must not be moved, because a phone has no mouse.
    await target.page().evaluate((top) => scrollTo(0, top), 1 + (attempt % 2));
    const isHydrated = target.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps")));
    // `evaluate` fails while the element is being rendered again.
    if (await isHydrated.catch(() => false)) return;
    await target.page().waitForTimeout(POLL_INTERVAL_MS);
  }
  throw new Error(`${target.page().url()} was not hydrated within ${HYDRATION_TIMEOUT_MS / 1000} s.`);
}

async function slowDownProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
}

/** Runs in the page. Records the times of the next interaction in `benchTimes`; `result` is a CSS selector. */
function recordInteraction({ result, minDurationMs }: { result: string; minDurationMs: number }): void {
  window.benchTimes = { paintMs: 0, shownMs: undefined };
  const isInteraction = (entry: PerformanceEntry): boolean => (entry as { interactionId?: number }).interactionId !== 0;
  new PerformanceObserver((list) => {
    const durations = list
      .getEntries()
      .filter(isInteraction)
      .map(({ duration }) => duration);
    window.benchTimes.paintMs = Math.max(window.benchTimes.paintMs, ...durations);
  }).observe({ type: "event", durationThreshold: minDurationMs } as PerformanceObserverInit);
  let startTime: number | undefined;
  const checkResult = (): void => {
    if (document.querySelector(result) === null) requestAnimationFrame(checkResult);
    // The frame has been painted when the next task runs.
    else setTimeout(() => (window.benchTimes.shownMs = performance.now() - (startTime ?? 0)));
  };
  for (const name of ["pointerup", "keydown"]) {
    const onEvent = ({ timeStamp }: Event): void => {
      startTime = timeStamp;
      requestAnimationFrame(checkResult);
    };
    addEventListener(name, onEvent, { capture: true, once: true });
  }
}
