import type { Page } from "@playwright/test";
import { kindPaths } from "../../testing/page-kinds";
import { settle, waitForHydration } from "../../testing/site";
import { findSidewaysScroll } from "../support/browser/page-visits";
import { siteVisit } from "../support/browser/site-visit";

// Pages as visitors adapt them: with more space in texts, on a phone in landscape, and with the keyboard alone.

const visit = siteVisit();
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const LANDSCAPE = { width: 844, height: 390 };

/** More than any page has. */
const MAX_TAB_STOPS = 400;

/** The spacing of WCAG 2.2, 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }`;

async function open(path: string, viewport: { width: number; height: number }): Promise<Page> {
  const page = await visit.newPage({ viewport, reducedMotion: "reduce", bypassCSP: true });
  await page.goto(visit.url + path, { waitUntil: "load" });
  await waitForHydration(page);
  return page;
}

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

test.each(kindPaths)("%s keeps its text with more space between letters, words, lines and paragraphs", async (path) => {
  for (const viewport of [PHONE, DESKTOP]) {
    const page = await open(path, viewport);
    const before = await findCutTexts(page);
    await page.addStyleTag({ content: SPACING });
    const cut = (await findCutTexts(page)).filter((text) => !before.includes(text));
    expect([...cut, ...(await findSidewaysScroll(page, 100))]).toEqual([]);
  }
});

test.each(kindPaths)("%s fits on a phone in landscape", async (path) => {
  const page = await open(path, LANDSCAPE);
  expect(await findSidewaysScroll(page, 100)).toEqual([]);
  expect(await page.getByRole("main").isVisible()).toBe(true);
  expect(await page.evaluate(() => getComputedStyle(document.body).rotate)).toBe("none");
});

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

test.each(kindPaths)("%s shows each Tab stop, and the Tab key leaves the page at its end", async (path) => {
  const page = await open(path, DESKTOP);
  await settle(page);
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
  expect(await page.locator("dialog[open]").count()).toBe(0);
});

/** Every printable character of a US keyboard, except the space, which scrolls. */
const CHARACTERS = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index));

test.each(kindPaths)("%s has no keyboard shortcut of a single character", async (path) => {
  const page = await open(path, DESKTOP);
  const stateOf = (): Promise<string> =>
    page.evaluate(() =>
      [
        location.href,
        document.activeElement?.tagName,
        document.querySelectorAll("dialog[open]").length,
        scrollY,
      ].join(),
    );
  const before = await stateOf();
  for (const character of CHARACTERS) await page.keyboard.press(character);
  expect(await stateOf()).toBe(before);
});
