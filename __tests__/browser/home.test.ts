import type { Locator, Page } from "@playwright/test";
import { assertPresent } from "../../src/lib/assert-present";
import { settle, waitForFrames } from "../../testing/site";
import { startOf } from "../support/browser/page-text";
import { siteVisit } from "../support/browser/site-visit";
import { itemsOf, pageOf } from "../support/content/pages";
import { filmedProduct, playButton, testFilm } from "../support/content/tested-entries";
import { testIf } from "../support/content/test-if";
import { interfaceLabels } from "../support/words/words-of-forms";

const visit = siteVisit();

interface FilmTab {
  readonly title: string;
  readonly category: string;
  readonly video: { readonly title: string; readonly poster: { readonly alt: string } };
}

const home = pageOf<Queries.HomePageQuery>("home");
const engine = itemsOf<FilmTab>("home/engine.json");
const featured = itemsOf<FilmTab>("home/featured.json");

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
    await page.getByRole("button", { name: interfaceLabels.pauseMotion }).click();
    await waitForRunning(page, false);
    await page.getByRole("button", { name: interfaceLabels.resumeMotion }).click();
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
    expect(await page.getByRole("button", { name: interfaceLabels.pauseMotion }).count()).toBe(0);
  });
});

const testEngine = testIf(
  engine.length >= 2 && Boolean(home.engine),
  "The home page does not have two films of the engine.",
);

testEngine(
  "a film loads when a visitor plays it, and selecting another tab resets it to its still picture",
  async () => {
    const [first, last] = [engine[0], engine.at(-1)].map(assertPresent) as [FilmTab, FilmTab];
    const play = (tab: FilmTab): Locator => page.getByRole("button", { name: startOf(playButton(tab.video)) });
    const page = await visit.newPage({ viewport: { width: 1280, height: 800 } });
    const requests = recordFilmRequests(page);
    await page.goto(visit.url, { waitUntil: "load" });
    await page.getByRole("heading", { name: home.engine?.heading ?? "" }).scrollIntoViewIfNeeded();
    await settle(page);
    expect(requests).toEqual([]);
    const partialResponse = page.waitForResponse((response) => /\.(webm|mp4)$/.test(response.url()));
    await play(first).click();
    expect((await partialResponse).status()).toBe(206);
    await page.waitForFunction(() => (document.querySelector("video")?.currentTime ?? 0) > 0);
    await page.getByRole("tab", { name: last.title }).click();
    await play(last).waitFor();
    await page.getByRole("tab", { name: first.title }).click();
    await play(first).waitFor();
    expect(await page.locator("video").count()).toBe(0);
  },
);

const testFeatured = testIf(featured.length >= 2, "The home page does not have two films of featured projects.");

testFeatured("selecting another featured project resets the film to its thumbnail", async () => {
  const [first, last] = [featured[0], featured.at(-1)].map(assertPresent) as [FilmTab, FilmTab];
  const play = (tab: FilmTab): Locator => page.getByRole("button", { name: startOf(playButton(tab.video)) });
  const page = await visit.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(visit.url);
  const picker = page.getByRole("tablist", { name: home.labels.featuredTabs ?? "" });
  await picker.scrollIntoViewIfNeeded();
  expect(await picker.getByRole("tab").allTextContents()).toEqual(featured.map(({ category }) => category));
  await play(first).click();
  await page.locator("video").waitFor();
  await picker.getByRole("tab", { name: last.category }).click();
  await play(last).waitFor();
  await picker.getByRole("tab", { name: first.category }).click();
  await play(first).waitFor();
  for (const { text, to } of home.featured?.actions?.slice(0, 1) ?? []) {
    await page.getByRole("link", { name: text }).click();
    await page.waitForURL(visit.url + to);
  }
});

describe("the background video of a device", () => {
  testFilm()("plays automatically, stops off screen and can be paused", async () => {
    const page = await visit.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(visit.url + (filmedProduct?.path ?? ""));
    const waitForPaused = (value: boolean): Promise<unknown> =>
      page.waitForFunction((expected) => document.querySelector("video")?.paused === expected, value);
    await waitForPaused(false);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await waitForPaused(true);
    await page.evaluate(() => scrollTo(0, 0));
    await waitForPaused(false);
    await page.getByRole("button", { name: interfaceLabels.pauseVideo }).click();
    await waitForPaused(true);
    expect(await page.locator("video").count()).toBe(1);
  });

  testFilm()("is a still picture for visitors who prefer reduced motion", async () => {
    const page = await visit.newPage({ reducedMotion: "reduce" });
    const requests = recordFilmRequests(page);
    await page.goto(visit.url + (filmedProduct?.path ?? ""));
    await settle(page);
    expect(
      await page
        .getByRole("img", { name: filmedProduct?.video?.poster.alt ?? "", exact: true })
        .first()
        .isVisible(),
    ).toBe(true);
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
