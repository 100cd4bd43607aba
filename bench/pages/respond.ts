import type { Browser, Locator, Page } from "playwright-core";
import { NAME_HELPER } from "../lib/chromium";
import type { Interaction } from "./interactions";

/** How much slower a modest phone is than a desktop computer. */
const SLOWDOWN = 4;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** Browsers report no event that took less. */
const MIN_DURATION_MS = 16;
/** Until the last entries have been reported. */
const SETTLE_MS = 500;
/** How long a page may take to hydrate, and how often that is checked. */
const HYDRATION_TIMEOUT_MS = 20_000;
const POLL_INTERVAL_MS = 100;
/** How long a visitor looks before tapping; the page has come to rest by then. */
const READ_DELAY_MS = 1500;

/** How long a page took to answer, in milliseconds from the hand's move. */
export interface Answer {
  /** To the next paint, as Interaction to Next Paint counts; at least 16. */
  readonly paint: number;
  /** Until what was asked for was painted; a dialog's script may have to be fetched first. */
  readonly shown: number;
}

/** Tells in the page itself how long it takes; the two figures are read once they are there. */
declare global {
  interface Window {
    benchAnswer: { paint: number; shown: number | undefined };
  }
}

/** Loads a page, waits until it is hydrated, and measures one interaction on a slow phone. */
export async function respond(browser: Browser, address: string, interaction: Interaction): Promise<Answer> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.goto(address + interaction.path, { waitUntil: "load" });
    const target = page.locator(interaction.target).first();
    if (!interaction.plain) await hydrated(target);
    await target.scrollIntoViewIfNeeded();
    await page.evaluate(NAME_HELPER);
    await page.evaluate(listen, { answer: interaction.answer, finest: MIN_DURATION_MS });
    await slowDown(page);
    await page.waitForTimeout(READ_DELAY_MS);
    if (interaction.keys === undefined) await tap(target);
    else await target.press(interaction.keys);
    await page.waitForFunction(() => window.benchAnswer.shown !== undefined);
    await page.waitForTimeout(SETTLE_MS);
    const { paint, shown = Number.NaN } = await page.evaluate(() => window.benchAnswer);
    return { paint: Math.max(paint, MIN_DURATION_MS), shown: Math.round(shown) };
  } finally {
    await context.close();
  }
}

/** A tap without Playwright's own, which listens to every event that it brings about and so takes part of the time. */
async function tap(target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${target.page().url()} does not show the element to tap.`);
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/**
 * Waits until React has hydrated an element, which it then marks. It scrolls as
 * a visitor does, so that forms further down load their scripts.
 * @throws Error when that takes too long
 */
async function hydrated(target: Locator): Promise<void> {
  const deadline = Date.now() + HYDRATION_TIMEOUT_MS;
  for (let turn = 0; Date.now() < deadline; turn += 1) {
    // A phone has no mouse: no move of one may begin the loading.
    await target.page().evaluate((top) => scrollTo(0, top), 1 + (turn % 2));
    const isHydrated = target.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps")));
    // The element is gone for a moment when its part is rendered again.
    if (await isHydrated.catch(() => false)) return;
    await target.page().waitForTimeout(POLL_INTERVAL_MS);
  }
  throw new Error(`${target.page().url()} has not hydrated.`);
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
}

/** Runs in the page. */
function listen({ answer, finest }: { answer: string; finest: number }): void {
  window.benchAnswer = { paint: 0, shown: undefined };
  const isInteraction = (entry: PerformanceEntry): boolean => (entry as { interactionId?: number }).interactionId !== 0;
  new PerformanceObserver((list) => {
    const durations = list
      .getEntries()
      .filter(isInteraction)
      .map(({ duration }) => duration);
    window.benchAnswer.paint = Math.max(window.benchAnswer.paint, ...durations);
  }).observe({ type: "event", durationThreshold: finest } as PerformanceObserverInit);
  let began: number | undefined;
  const watch = (): void => {
    if (document.querySelector(answer) === null) requestAnimationFrame(watch);
    // The frame is painted when the next task runs.
    else setTimeout(() => (window.benchAnswer.shown = performance.now() - (began ?? 0)));
  };
  for (const name of ["pointerup", "keydown"]) {
    const begin = ({ timeStamp }: Event): void => {
      began = timeStamp;
      requestAnimationFrame(watch);
    };
    addEventListener(name, begin, { capture: true, once: true });
  }
}
