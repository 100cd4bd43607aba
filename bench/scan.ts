import type { Browser, Page } from "@playwright/test";
import { main } from "../scripts/lib/main";
import { SOFTWARE_WEBGL, withChromium } from "./lib/chromium";
import { parseOptions, parseWholeNumbers } from "./lib/options";
import { report } from "./lib/report";
import { BUILT_FOLDER, serveFolder } from "./lib/site";
import { median } from "./lib/statistics";

const USAGE = "npm run bench:scan -- [--runs 5]";
const DEFAULT_RUNS = 5;
const PAGES = ["/technology", "/products/meta"];
const TOUR_PAGE = "/tours/oak-flat";
/** 50 Mbit/s in bytes per second, and a latency of 20 ms. */
const FAST_NETWORK = { offline: false, downloadThroughput: 6_250_000, uploadThroughput: 6_250_000, latency: 20 };
const TIMEOUT_MS = 60_000;

/**
 * Measures, with software rendering, the time from “Open the scan” to the first points and to the last piece of the
 * cloud, and from “Start the tour” to a panorama that is sharp everywhere in view, with the bytes fetched until then.
 */
async function benchScan(): Promise<void> {
  const [runs = DEFAULT_RUNS] = parseWholeNumbers(parseOptions(["runs"], USAGE).runs?.at(-1) ?? String(DEFAULT_RUNS));
  const site = await serveFolder(BUILT_FOLDER);
  const measure = async <T>(name: string, open: (page: Page) => Promise<T>, browser: Browser): Promise<T[]> => {
    const results = [];
    for (let run = 0; run < runs; run += 1) results.push(await withPage(browser, site.url + name, open));
    return results;
  };
  try {
    const rows = await withChromium(async (_port, browser) => {
      const all: Record<string, string | number>[] = [];
      for (const name of PAGES) {
        const times = await measure(name, openScan, browser);
        all.push({
          name,
          "first points ms": median(times.map(({ firstPointsMs }) => firstPointsMs)),
          "worst ms": Math.max(...times.map(({ firstPointsMs }) => firstPointsMs)),
          "all fetched ms": median(times.map(({ fetchedMs }) => fetchedMs)),
        });
      }
      const views = await measure(TOUR_PAGE, openTour, browser);
      all.push({
        name: TOUR_PAGE,
        "sharp ms": median(views.map(({ sharpMs }) => sharpMs)),
        "worst ms": Math.max(...views.map(({ sharpMs }) => sharpMs)),
        "fetched KB": Math.round(median(views.map(({ bytes }) => bytes)) / 1000),
      });
      return all;
    }, SOFTWARE_WEBGL);
    report("scan", { runs, profile: "1280 × 1000, 50 Mbit/s, 20 ms, software rendering" }, rows);
  } finally {
    await site.close();
  }
}

/** Opens a page on a fast network and waits until it has loaded. */
async function withPage<T>(browser: Browser, url: string, open: (page: Page) => Promise<T>): Promise<T> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 1000 } });
  try {
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", FAST_NETWORK);
    await page.goto(url, { waitUntil: "networkidle" });
    return await open(page);
  } finally {
    await page.close();
  }
}

/** @returns the time of the press */
async function press(page: Page, name: string): Promise<number> {
  const button = page.getByRole("button", { name, exact: true });
  await button.scrollIntoViewIfNeeded();
  // A visitor presses the button after the page has loaded completely.
  await page.waitForLoadState("networkidle");
  const pressTime = await page.evaluate(() => performance.now());
  await button.click();
  return pressTime;
}

/** Measures the time from the press to the first points, and to the end of the last request for the cloud. */
async function openScan(page: Page): Promise<{ firstPointsMs: number; fetchedMs: number }> {
  const pressTime = await press(page, "Open the scan");
  await page.getByText(/ points drawn$/).waitFor({ timeout: TIMEOUT_MS });
  const firstPointsTime = await page.evaluate(() => performance.now());
  await page.waitForLoadState("networkidle", { timeout: TIMEOUT_MS });
  const fetchedTime = await page.evaluate(() =>
    Math.max(
      ...performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".cloud"))
        .map((entry) => entry.startTime + entry.duration),
    ),
  );
  return {
    firstPointsMs: Math.round(firstPointsTime - pressTime),
    fetchedMs: Math.round(fetchedTime - pressTime),
  };
}

/** Measures the time from the press to the first panorama that is sharp everywhere in view, and the bytes until then. */
async function openTour(page: Page): Promise<{ sharpMs: number; bytes: number }> {
  const pressTime = await press(page, "Start the tour");
  await page.locator("canvas[data-sharp=true]").waitFor({ timeout: TIMEOUT_MS });
  return page.evaluate((start) => {
    const sharpTime = performance.now();
    const files = (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).filter(
      ({ startTime }) => startTime >= start,
    );
    return {
      sharpMs: Math.round(sharpTime - start),
      bytes: files.reduce((sum, { transferSize }) => sum + transferSize, 0),
    };
  }, pressTime);
}

main(benchScan);
