import type { Browser } from "playwright-core";
import { main } from "../scripts/lib/main";
import { SOFTWARE_WEBGL, withChromium } from "./lib/chromium";
import { parseOptions, parseWholeNumbers } from "./lib/options";
import { report } from "./lib/report";
import { BUILT_FOLDER, serveFolder } from "./lib/site";
import { median } from "./lib/statistics";

const USAGE = "npm run bench:scan -- [--runs 5]";
const DEFAULT_RUNS = 5;
const PAGES = ["/technology", "/products/meta"];
/** 50 Mbit/s in bytes per second, and a latency of 20 ms. */
const FAST_NETWORK = { offline: false, downloadThroughput: 6_250_000, uploadThroughput: 6_250_000, latency: 20 };
const TIMEOUT_MS = 60_000;

/**
 * Measures the time from “Open the scan” to the first points, and to the last piece of the cloud, with software
 * rendering.
 */
async function benchScan(): Promise<void> {
  const [runs = DEFAULT_RUNS] = parseWholeNumbers(parseOptions(["runs"], USAGE).runs?.at(-1) ?? String(DEFAULT_RUNS));
  const site = await serveFolder(BUILT_FOLDER);
  try {
    const rows = await withChromium(async (_port, browser) => {
      const all = [];
      for (const name of PAGES) {
        const times = [];
        for (let run = 0; run < runs; run += 1) times.push(await openScan(browser, site.url + name));
        all.push({
          name,
          "first points ms": median(times.map(({ firstPointsMs }) => firstPointsMs)),
          "worst ms": Math.max(...times.map(({ firstPointsMs }) => firstPointsMs)),
          "all fetched ms": median(times.map(({ fetchedMs }) => fetchedMs)),
        });
      }
      return all;
    }, SOFTWARE_WEBGL);
    report("scan", { runs, profile: "1280 × 1000, 50 Mbit/s, 20 ms, software rendering" }, rows);
  } finally {
    await site.close();
  }
}

/** Measures the time from the press to the first points, and to the end of the last request for the cloud. */
async function openScan(browser: Browser, url: string): Promise<{ firstPointsMs: number; fetchedMs: number }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 1000 } });
  try {
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", FAST_NETWORK);
    await page.goto(url, { waitUntil: "networkidle" });
    const button = page.getByRole("button", { name: "Open the scan", exact: true });
    await button.scrollIntoViewIfNeeded();
    // A visitor presses the button after the page has loaded completely.
    await page.waitForLoadState("networkidle");
    const pressTime = await page.evaluate(() => performance.now());
    await button.click();
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
  } finally {
    await page.close();
  }
}

main(benchScan);
