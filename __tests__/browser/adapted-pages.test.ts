import type { Page } from "@playwright/test";
import { kindPaths } from "../../testing/page-kinds";
import { settle } from "../../testing/site";
import { findSidewaysScroll } from "../support/sweep/page-faults";
import { expect, test } from "../support/sweep/sweep";

// Pages as visitors adapt them: with more space in texts, on a phone in landscape, and with the keyboard alone.

// A snapshot for each of hundreds of key presses would take half of the time. Each fault names its element.
test.use({ trace: "off" });

const DESKTOP = { width: 1280, height: 844 };
const PHONE = { width: 390, height: 844 };
const LANDSCAPE = { width: 844, height: 390 };

/** More than any page has. */
const MAX_TAB_STOPS = 400;

/** The spacing of WCAG 2.2, 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }`;

/** Every printable character of a US keyboard, except the space, which scrolls. */
const CHARACTERS = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).join("");

/** Replaces the styles that a visitor adds to the page. */
const setStyles = (page: Page, styles: string): Promise<void> =>
  page.evaluate((text) => {
    // The policy of the page allows constructed style sheets.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, styles);

/** Texts that their box cuts off. Boxes that scroll, and texts that only screen readers read, are not. */
const findCutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((element) => {
        const { overflowX, overflowY, clipPath, webkitLineClamp } = getComputedStyle(element);
        // The dialog of a card has the whole text.
        if (webkitLineClamp !== "none") return false;
        const isCut = (overflow: string, content: number, box: number): boolean =>
          /hidden|clip/.test(overflow) && box > 1 && content > box + 1;
        return (
          clipPath === "none" &&
          (isCut(overflowX, element.scrollWidth, element.clientWidth) ||
            isCut(overflowY, element.scrollHeight, element.clientHeight))
        );
      })
      .filter((element) => element.checkVisibility() && /\S/.test(element.textContent))
      .map((element) => `cut off: ${element.tagName} “${element.textContent.trim().slice(0, 60)}”`),
  );

interface Stop {
  readonly name: string;
  readonly faults: readonly string[];
}

/** The focused element, and what is wrong with the way it is shown; `undefined` after the last Tab stop. */
const focusedStop = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement;
    // Without its own controls, the browser goes from the last stop to the first.
    if (!(element instanceof HTMLElement) || element === document.body || "firstStop" in element.dataset)
      return undefined;
    if (!document.querySelector("[data-first-stop]")) element.dataset.firstStop = "";
    const name = `${element.tagName} “${(element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 60)}”`;
    // The label of a radio button or a checkbox may show the focus for it.
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const hasRing = [element, label ?? element, element.nextElementSibling ?? element].some((each) => {
      // A control that covers its card shows the ring there.
      return [undefined, "::after"].some((pseudo) => {
        const { outlineStyle, boxShadow } = getComputedStyle(each, pseudo);
        return outlineStyle !== "none" || boxShadow !== "none";
      });
    });
    // The controls of a frame or a film are the browser's.
    const isNative = element.matches("iframe, video");
    const isShown = [element, label ?? element]
      .flatMap((each) => [...each.getClientRects()])
      .filter(({ width, height }) => width > 0 && height > 0)
      .some(({ left, top, width, height }) =>
        [0.1, 0.5, 0.9].some((share) => {
          // The middle of the part in the window: a table may be higher than the window.
          const middle = (Math.max(top, 0) + Math.min(top + height, innerHeight)) / 2;
          const found = document.elementFromPoint(left + width * share, middle);
          return found !== null && (element.contains(found) || found.contains(element));
        }),
      );
    return {
      name,
      faults: [
        ...(hasRing || isNative ? [] : ["has no focus ring"]),
        ...(isShown ? [] : ["is covered or outside of the window"]),
      ],
    };
  });

/** What a keyboard shortcut may change. */
const stateOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [location.href, document.activeElement?.tagName, document.querySelectorAll("dialog[open]").length, scrollY].join(),
  );

for (const path of kindPaths) {
  test(`${path} keeps its text with more space between letters, words, lines and paragraphs, and fits on a phone in landscape`, async ({
    sweep,
  }) => {
    const { page } = await sweep.open(path, "window");
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      const before = await findCutTexts(page);
      await setStyles(page, SPACING);
      const cut = (await findCutTexts(page)).filter((text) => !before.includes(text));
      expect([...cut, ...(await findSidewaysScroll(page, 100))]).toEqual([]);
      await setStyles(page, "");
    }
    await page.setViewportSize(LANDSCAPE);
    expect(await findSidewaysScroll(page, 100)).toEqual([]);
    await expect(page.getByRole("main")).toBeVisible();
    await expect(page.locator("body")).toHaveCSS("rotate", "none");
  });

  test(`${path} has no keyboard shortcut of a single character, shows each Tab stop, and the Tab key leaves the page at its end`, async ({
    sweep,
  }) => {
    const { page } = await sweep.open(path, "window");
    await settle(page);
    const before = await stateOf(page);
    await page.keyboard.type(CHARACTERS);
    expect(await stateOf(page)).toBe(before);

    const url = page.url();
    const faults: string[] = [];
    let stops = 0;
    for (; stops < MAX_TAB_STOPS; stops += 1) {
      await page.keyboard.press("Tab");
      const stop = await focusedStop(page);
      if (!stop) break;
      faults.push(...stop.faults.map((fault) => `${stop.name} ${fault}`));
    }
    expect(faults).toEqual([]);
    expect(stops).toBeGreaterThan(0);
    expect(stops).toBeLessThan(MAX_TAB_STOPS);
    // Moving the focus opens neither another page nor a dialog.
    expect(page.url()).toBe(url);
    await expect(page.locator("dialog[open]")).toHaveCount(0);
  });
}
