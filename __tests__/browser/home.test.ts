import type { Page } from "@playwright/test";
import { settle, waitForFrames } from "../../testing/site";
import { expect, test } from "../support/browser/fixtures";
import { changePixelRatio, expectCanvasRatio } from "../support/browser/pixel-ratio";
import { skipWithoutFilm } from "../support/browser/skips";
import { filmedProduct } from "../support/browser/tested-entries";
import { interfaceLabels } from "../support/words/words-of-forms";

const recordFilmRequests = (page: Page): string[] => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (/\.(mp4|webm)$/.test(request.url())) requests.push(request.url());
  });
  return requests;
};
const scrollToEnd = (page: Page): Promise<void> => page.evaluate(() => scrollTo(0, document.body.scrollHeight));
const scrollToTop = (page: Page): Promise<void> => page.evaluate(() => scrollTo(0, 0));

test.describe("the dot grid", () => {
  const expectRunning = (page: Page, isRunning: boolean): Promise<void> =>
    expect(page.locator("canvas")).toHaveAttribute("data-running", String(isRunning));
  const waitForDots = (page: Page): Promise<unknown> =>
    page.waitForFunction(() => {
      const canvas = document.querySelector("canvas");
      const pixels = canvas?.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data;
      return pixels?.some((value) => value > 0);
    });

  test.describe("on a fine screen", () => {
    test.use({ deviceScaleFactor: 2 });

    test("runs at the screen's resolution, stops off screen, and can be paused", async ({ page }) => {
      await page.goto("/");
      await expectRunning(page, true);
      await expectCanvasRatio(page, 2);
      await scrollToEnd(page);
      await expectRunning(page, false);
      await scrollToTop(page);
      await expectRunning(page, true);
      await page.getByRole("button", { name: interfaceLabels.pauseMotion }).click();
      await expectRunning(page, false);
      await page.getByRole("button", { name: interfaceLabels.resumeMotion }).click();
      await expectRunning(page, true);
    });
  });

  test("is drawn once, at each pixel ratio of the screen, for visitors who prefer reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await waitForDots(page);
    await expectCanvasRatio(page, 1);
    // Without this preference, the first mouse move would start the animation.
    await page.mouse.move(300, 300);
    await page.mouse.move(400, 350);
    await waitForFrames(page);
    await expectRunning(page, false);
    await expect(page.getByRole("button", { name: interfaceLabels.pauseMotion })).toHaveCount(0);
    for (const ratio of [2, 1.5, 3]) {
      await changePixelRatio(page, ratio);
      await expectCanvasRatio(page, ratio);
      await waitForDots(page);
    }
  });
});

test.describe("the background video of a device", () => {
  test.beforeEach(skipWithoutFilm);

  test("plays automatically, stops off screen and can be paused", async ({ page, listFaults }) => {
    await page.goto(filmedProduct?.path ?? "");
    const video = page.locator("video");
    const expectPaused = (isPaused: boolean): Promise<void> => expect(video).toHaveJSProperty("paused", isPaused);
    await expectPaused(false);
    await page.waitForFunction(() => (document.querySelector("video")?.currentTime ?? 0) > 0);
    await scrollToEnd(page);
    await expectPaused(true);
    await scrollToTop(page);
    await expectPaused(false);
    await page.getByRole("button", { name: interfaceLabels.pauseVideo }).click();
    await expectPaused(true);
    await expect(video).toHaveCount(1);
    expect(await listFaults()).toEqual([]);
  });

  test("is a still picture for visitors who prefer reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const requests = recordFilmRequests(page);
    await page.goto(filmedProduct?.path ?? "");
    await settle(page);
    const poster = page.getByRole("img", { name: filmedProduct?.video?.poster.alt ?? "", exact: true });
    await expect(poster.first()).toBeVisible();
    expect(requests).toEqual([]);
    await expect(page.locator("video")).toHaveCount(0);
  });
});

test("the picture of the first screen loads once, in one format", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const pictures: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "image") pictures.push(request.url());
  });
  await page.goto("/");
  await settle(page);
  expect(pictures.filter((url) => url.endsWith(".avif"))).not.toHaveLength(0);
  expect(pictures.filter((url) => /\.(jpe?g|png|webp)$/.test(url))).toEqual([]);
  expect(new Set(pictures).size).toBe(pictures.length);
});
