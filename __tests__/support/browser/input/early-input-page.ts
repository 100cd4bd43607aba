import type { Page } from "@playwright/test";
import { earlyInputScript } from "../../../../plugins/gatsby-plugin-late-script/early-input";
import { test as base } from "../fixtures";

// A small page with the source of the inline script that preserves early input.

/** Fallback mode starts this long after a press, unless the page hydrates first. */
export const FALLBACK_DELAY_MS = 5000;
const SCRIPT = earlyInputScript({ fallbackDelayMs: FALLBACK_DELAY_MS, hovered: "[data-menu]" });

const BODY = `
  <a href="#place">Link</a>
  <p data-menu>Products</p>
  <button type="button"><b>Menu</b></button>
  <button type="button">Demo</button>
  <noscript><a href="/demo">Demo &amp; more</a></noscript>
  <details><summary>Question</summary><p>Answer</p></details>
  <form><button type="submit">Send</button></form>
  <form action="https://a.test/news"><input name="email" aria-label="News"></form>
  <form action="https://a.test/contact"><input name="email" aria-label="Email"></form>
  <textarea aria-label="Message"></textarea>
  <label>Search <input></label>
  <label><input type="checkbox">all</label>
  <label><input type="radio" name="size">small</label>
  <label><input type="radio" name="size">large</label>`;

declare global {
  interface Window {
    /** Events that have reached the page's listeners, with the texts of their targets. */
    pageEvents: string[];
  }
}

/** Runs in the page: records its events, except presses of fields, which input follows, and movements of the mouse. */
function listen(): void {
  window.pageEvents = [];
  const record = (event: Event): void => {
    const { type, isTrusted, pointerType } = event as PointerEvent;
    const target = event.target as HTMLInputElement;
    if (type === "submit") event.preventDefault();
    if (type === "pointerover" && (isTrusted || pointerType !== "mouse")) return;
    if (type === "click" && !target.closest("a, button")) return;
    const text = target.type === "text" ? target.value : target.closest("label, p, a, button, form")?.textContent;
    window.pageEvents.push(`${type} ${text?.trim()}`);
  };
  for (const type of ["click", "input", "pointerover", "submit"]) document.body.addEventListener(type, record);
}

/** `test` whose `page` is the small page. Its clock advances only when a test calls `page.clock.runFor`. */
export const test = base.extend<object, { tab: Page }>({
  // One tab for all tests, because opening a tab takes longer than a test.
  tab: [async ({ browser }, use) => use(await browser.newPage()), { scope: "worker" }],
  page: async ({ tab }, use) => {
    await tab.goto("about:blank");
    await tab.clock.install({ time: 0 });
    await tab.clock.pauseAt(1000);
    await tab.setContent(`<script>${SCRIPT}</script><main>${BODY}</main>`);
    await tab.evaluate(listen);
    await use(tab);
  },
});

/** Returns the events that have reached the page's listeners, and forgets them. */
export const takeEvents = (page: Page): Promise<string[]> => page.evaluate(() => window.pageEvents.splice(0));

/** Ends fallback mode, as the page's script does before React hydrates. */
export const prepareHydration = (page: Page): Promise<void> =>
  page.evaluate(() => window.earlyInput?.prepareHydration());

/** Moves early input to the elements that React has rendered again, as the page's script does in the same task. */
export const moveEntries = (page: Page): Promise<void> => page.evaluate(() => window.earlyInput?.moveEntries());

/** Replays early input, as the page's script does after React has hydrated. */
export const replay = (page: Page): Promise<void> => page.evaluate(() => window.earlyInput?.replay());

/** Hydrates the page, whose HTML is that of React. */
export async function hydrate(page: Page): Promise<void> {
  await prepareHydration(page);
  await replay(page);
}

/** Renders the page again, as React does when its HTML has changed. @param changes texts in the HTML and their replacements */
export const renderAgain = (page: Page, changes: Readonly<Record<string, string>> = {}): Promise<void> =>
  page.evaluate(
    (html) => {
      const rendered = document.createElement("main");
      rendered.innerHTML = html;
      document.querySelector("main")?.replaceWith(rendered);
    },
    Object.entries(changes).reduce((html, [from, to]) => html.replaceAll(from, to), BODY),
  );
