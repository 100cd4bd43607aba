import type { Page } from "playwright-core";
import { eventually } from "../../testing/server/host";
import { viewerPages } from "../support/browser/viewer-page";

const WINDOW = { width: 1000, height: 800 } as const;

const open = viewerPages();

/** Moves the window to a screen with another pixel ratio, where the page keeps its size. */
async function changeRatio(page: Page, deviceScaleFactor: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setDeviceMetricsOverride", { ...WINDOW, deviceScaleFactor, mobile: false });
  // Unlike a real move, the emulated one does not make Chromium ask its media queries again; another change of them does.
  for (const colorScheme of ["dark", "light"] as const) await page.emulateMedia({ colorScheme });
}

/** How many pixels the canvas has for each CSS pixel, to a hundredth. */
const ratio = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const canvas = document.querySelector("canvas");
    return canvas ? Math.round((canvas.width / canvas.clientWidth) * 100) / 100 : 0;
  });

test("the dot field is drawn at the pixel ratio of the screen to which its window is moved", async () => {
  const { page } = await open("/", { viewport: WINDOW });
  await eventually(async () => (await ratio(page)) === 1);
  const isDrawn = (): Promise<boolean> =>
    page.evaluate(() => {
      const canvas = document.querySelector("canvas");
      const pixels = canvas?.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data;
      return pixels?.some((value) => value > 0) ?? false;
    });
  for (const next of [2, 1.5, 3]) {
    await changeRatio(page, next);
    await eventually(async () => (await ratio(page)) === next && (await isDrawn()));
  }
});

test("the picture of a tour is drawn at the pixel ratio of the screen to which its window is moved, up to 2", async () => {
  const tour = await open("/tours/oak-flat?room=living", { viewport: WINDOW });
  await tour.start();
  await tour.waitForStation("Living room");
  await eventually(async () => (await ratio(tour.page)) === 1);
  for (const [next, drawn] of [
    [1.5, 1.5],
    [3, 2],
    [1, 1],
  ] as const) {
    await changeRatio(tour.page, next);
    await eventually(async () => (await ratio(tour.page)) === drawn);
  }
  expect([await tour.policyViolations(), tour.messages]).toEqual([[], []]);
});
