import { expect, type Page } from "@playwright/test";

/** Moves the window to a screen with another pixel ratio. The size of the page in CSS pixels stays the same. */
export async function changePixelRatio(page: Page, deviceScaleFactor: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await session.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor, mobile: false });
  // The emulated move alone does not make Chromium evaluate media queries again. Changing the color scheme does.
  for (const colorScheme of ["dark", "light"] as const) await page.emulateMedia({ colorScheme });
}

/** Waits until the only canvas of the page has this number of pixels per CSS pixel, rounded to two decimals. */
export const expectCanvasRatio = (page: Page, ratio: number): Promise<void> =>
  expect
    .poll(() =>
      page.locator("canvas").evaluate((canvas) => {
        const { width, clientWidth } = canvas as HTMLCanvasElement;
        return Math.round((width / clientWidth) * 100) / 100;
      }),
    )
    .toBe(ratio);
