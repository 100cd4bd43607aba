import type { Page } from "@playwright/test";
import { eventually } from "../../testing/server/host";
import { viewerPages } from "../support/viewer/viewer-page";
import { firstStation, siteTour, testTour, viewQuery } from "../support/content/site-tour";

const WINDOW = { width: 1000, height: 800 } as const;

const open = viewerPages();

/** Moves the window to a screen with another pixel ratio. The size of the page in CSS pixels stays the same. */
async function changeRatio(page: Page, deviceScaleFactor: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setDeviceMetricsOverride", { ...WINDOW, deviceScaleFactor, mobile: false });
  // The emulated move alone does not make Chromium evaluate media queries again. Changing the color scheme does.
  for (const colorScheme of ["dark", "light"] as const) await page.emulateMedia({ colorScheme });
}

/** Canvas pixels per CSS pixel, rounded to two decimals; 0 without a canvas. */
const canvasRatio = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const canvas = document.querySelector("canvas");
    return canvas ? Math.round((canvas.width / canvas.clientWidth) * 100) / 100 : 0;
  });

test("the canvas of the dot field follows the pixel ratio of the screen", async () => {
  const { page } = await open("/", { viewport: WINDOW });
  await eventually(async () => (await canvasRatio(page)) === 1);
  const isDrawn = (): Promise<boolean> =>
    page.evaluate(() => {
      const canvas = document.querySelector("canvas");
      const pixels = canvas?.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data;
      return pixels?.some((value) => value > 0) ?? false;
    });
  for (const next of [2, 1.5, 3]) {
    await changeRatio(page, next);
    await eventually(async () => (await canvasRatio(page)) === next && (await isDrawn()));
  }
  expect(await page.locator("canvas").count()).toBe(1);
});

testTour("the canvas of a tour follows the pixel ratio of the screen, up to 2", async () => {
  const tour = await open(siteTour.path + viewQuery(firstStation, firstStation.view), { viewport: WINDOW });
  await tour.start();
  await tour.waitForStation(firstStation.name);
  await eventually(async () => (await canvasRatio(tour.page)) === 1);
  for (const [next, drawn] of [
    [1.5, 1.5],
    [3, 2],
    [1, 1],
  ] as const) {
    await changeRatio(tour.page, next);
    await eventually(async () => (await canvasRatio(tour.page)) === drawn);
  }
  expect([await tour.policyViolations(), tour.messages]).toEqual([[], []]);
});
