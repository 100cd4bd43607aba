import type { Page } from "playwright-core";
import { settle, waitForFrames } from "../../testing/site";
import { siteVisit } from "../support/browser/site-visit";

const visit = siteVisit();

const recordFilmRequests = (page: Page): string[] => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (/\.(mp4|webm)$/.test(request.url())) requests.push(request.url());
  });
  return requests;
};
const waitForRunning = (page: Page, value: boolean): Promise<unknown> =>
  page.waitForFunction((expected) => document.querySelector("canvas")?.dataset.running === String(expected), value);

describe("the dot grid", () => {
  test("runs at the screen's resolution, stops off screen, and can be paused", async () => {
    const page = await visit.newPage({ viewport: { width: 1280, height: 800 }, deviceScaleFactor: 2 });
    await page.goto(visit.url);
    await waitForRunning(page, true);
    const scale = await page.evaluate(() => {
      const canvas = document.querySelector("canvas");
      return canvas ? canvas.width / canvas.clientWidth : 0;
    });
    expect(scale).toBe(2);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await waitForRunning(page, false);
    await page.evaluate(() => scrollTo(0, 0));
    await waitForRunning(page, true);
    await page.getByRole("button", { name: "Pause motion" }).click();
    await waitForRunning(page, false);
    await page.getByRole("button", { name: "Resume motion" }).click();
    await waitForRunning(page, true);
  });

  test("is drawn once and does not move for visitors who prefer reduced motion", async () => {
    const page = await visit.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
    await page.goto(visit.url);
    await page.waitForFunction(() => {
      const canvas = document.querySelector("canvas");
      const pixels = canvas?.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data;
      return pixels?.some((value) => value > 0);
    });
    // Without this preference, the first mouse move would start the animation.
    await page.mouse.move(300, 300);
    await page.mouse.move(400, 350);
    await waitForFrames(page);
    await waitForRunning(page, false);
    expect(await page.getByRole("button", { name: "Pause motion" }).count()).toBe(0);
  });
});

test("a film loads when a visitor plays it, and selecting another tab resets it to its still picture", async () => {
  const page = await visit.newPage({ viewport: { width: 1280, height: 800 } });
  const requests = recordFilmRequests(page);
  await page.goto(visit.url, { waitUntil: "load" });
  await page.getByRole("heading", { name: "AI Spatial Engine" }).scrollIntoViewIfNeeded();
  await settle(page);
  expect(requests).toEqual([]);
  const partialResponse = page.waitForResponse((response) => /\.(webm|mp4)$/.test(response.url()));
  await page.getByRole("button", { name: /^Play film: Objects recognized/ }).click();
  expect((await partialResponse).status()).toBe(206);
  await page.waitForFunction(() => (document.querySelector("video")?.currentTime ?? 0) > 0);
  await page.getByRole("tab", { name: "Visualization" }).click();
  await page.getByRole("button", { name: /^Play film: The point cloud/ }).waitFor();
  await page.getByRole("tab", { name: "AI Core" }).click();
  await page.getByRole("button", { name: /^Play film: Objects recognized/ }).waitFor();
  expect(await page.locator("video").count()).toBe(0);
});

test("selecting another featured project resets the film to its thumbnail", async () => {
  const page = await visit.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(visit.url);
  const picker = page.getByRole("tablist", { name: "Featured projects" });
  await picker.scrollIntoViewIfNeeded();
  expect(await picker.getByRole("tab").allTextContents()).toEqual(["Real Estate", "AEC", "Culture"]);
  await page.getByRole("button", { name: /^Play film: Moving into a living room/ }).click();
  await page.locator("video").waitFor();
  await picker.getByRole("tab", { name: "Culture" }).click();
  await page.getByRole("button", { name: /^Play film: A scan wave/ }).waitFor();
  await picker.getByRole("tab", { name: "Real Estate" }).click();
  await page.getByRole("button", { name: /^Play film: Moving into a living room/ }).waitFor();
  await page.getByRole("link", { name: "View All Projects" }).click();
  await page.waitForURL(`${visit.url}/showcase`);
});

describe("the background video of a device", () => {
  test("plays automatically, stops off screen and can be paused", async () => {
    const page = await visit.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${visit.url}/products/meta`);
    const waitForPaused = (value: boolean): Promise<unknown> =>
      page.waitForFunction((expected) => document.querySelector("video")?.paused === expected, value);
    await waitForPaused(false);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await waitForPaused(true);
    await page.evaluate(() => scrollTo(0, 0));
    await waitForPaused(false);
    await page.getByRole("button", { name: "Pause film" }).click();
    await waitForPaused(true);
    expect(await page.locator("video").count()).toBe(1);
  });

  test("is a still picture for visitors who prefer reduced motion", async () => {
    const page = await visit.newPage({ reducedMotion: "reduce" });
    const requests = recordFilmRequests(page);
    await page.goto(`${visit.url}/products/meta`);
    await settle(page);
    expect(await page.getByRole("img", { name: /META/ }).first().isVisible()).toBe(true);
    expect(requests).toEqual([]);
    expect(await page.locator("video").count()).toBe(0);
  });
});

test("the picture of the first screen loads once, in one format", async () => {
  const page = await visit.newVisitor({ viewport: { width: 390, height: 844 } });
  const pictures: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "image") pictures.push(request.url());
  });
  await page.goto(visit.url);
  await settle(page);
  expect(pictures.filter((url) => url.endsWith(".avif"))).not.toHaveLength(0);
  expect(pictures.filter((url) => /\.(jpe?g|png|webp)$/.test(url))).toEqual([]);
  expect(new Set(pictures).size).toBe(pictures.length);
});
