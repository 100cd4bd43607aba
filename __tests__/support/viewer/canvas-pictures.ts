import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";

/** Screenshots are scaled to this size, so that single pixels do not matter. */
const COMPARED_SIZE_PX = { width: 64, height: 40 } as const;
/** Longer than the viewers wait before they complete a still view: with more points, or with the dots of hidden parts. */
const STILL_MS = 250;

/**
 * Waits until the page has requested no animation frame for a moment: the camera is still, and the device has drawn the
 * view with all its points.
 * @param stillMs the duration of that moment
 */
export const waitForStillView = (page: Page, stillMs = STILL_MS): Promise<unknown> =>
  page.waitForFunction(
    (durationMs) =>
      new Promise<true>((resolve) => {
        const request = window.requestAnimationFrame;
        let pendingFrames = 0;
        let timer: ReturnType<typeof setTimeout> | undefined;
        const finish = (): void => {
          window.requestAnimationFrame = request;
          resolve(true);
        };
        const restartTimer = (): void => {
          clearTimeout(timer);
          if (pendingFrames === 0) timer = setTimeout(finish, durationMs);
        };
        window.requestAnimationFrame = (callback) => {
          pendingFrames += 1;
          clearTimeout(timer);
          const id = request(callback);
          // Runs after `callback`, also if that is canceled.
          request(() => {
            pendingFrames -= 1;
            restartTimer();
          });
          return id;
        };
        // Runs after the frames that are already requested.
        request(restartTimer);
      }),
    stillMs,
  );

/**
 * Makes everything in the viewer except its canvas transparent. It keeps the focus, which a hidden element would lose.
 * Playwright’s own option for screenshots adds a style element, which the policy of the page rejects.
 */
const setCanvasOnly = (page: Page, isCanvasOnly: boolean): Promise<void> =>
  page.evaluate(
    (opacity) => {
      for (const element of document.querySelectorAll<HTMLElement | SVGElement>("[data-viewer] *"))
        if (element.tagName !== "CANVAS" && !element.querySelector("canvas")) element.style.opacity = opacity;
    },
    isCanvasOnly ? "0" : "",
  );

/** A screenshot of the canvas in a view without the layers over it, as PNG. */
export async function takeCanvasPicture(view: Locator): Promise<Buffer> {
  const page = view.page();
  await view.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(view);
  // The browser draws the canvas at whole pixels. A heading in a fallback font moves its box by a fraction of one.
  const clip = { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
  await setCanvasOnly(page, true);
  const picture = await page.screenshot({ clip });
  await setCanvasOnly(page, false);
  return picture;
}

/**
 * The bounding box of an element.
 * @throws Error if it is not visible
 */
export async function boxOf(element: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error("The element is not visible.");
  return box;
}

/** The colors of a scaled screenshot of the canvas in a view. */
export const takeSmallPicture = async (view: Locator): Promise<Buffer> =>
  sharp(await takeCanvasPicture(view))
    .removeAlpha()
    .resize({ ...COMPARED_SIZE_PX, fit: "fill" })
    .raw()
    .toBuffer();

/** Like `takeSmallPicture`, when the view is still. */
export async function takeStillPicture(view: Locator): Promise<Buffer> {
  await waitForStillView(view.page());
  return takeSmallPicture(view);
}

/** The mean difference of two small pictures: 0 if they are equal, 255 for black and white. */
export function meanDifference(a: Buffer, b: Buffer): number {
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

/**
 * Expects that each action changes the still view by more than a mean difference.
 * @returns a small picture after the last action
 */
export async function expectChanges(
  view: Locator,
  minDifference: number,
  actions: readonly (() => Promise<unknown>)[],
): Promise<Buffer> {
  let before = await takeStillPicture(view);
  for (const act of actions) {
    await act();
    let after = before;
    await expect
      .poll(async () => meanDifference(before, (after = await takeStillPicture(view))))
      .toBeGreaterThan(minDifference);
    before = after;
  }
  return before;
}
