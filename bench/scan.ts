import type { Browser } from "playwright-core";
import { main } from "../scripts/lib/main";
import { SOFTWARE_WEBGL, withChromium } from "./lib/chromium";
import { options, wholeNumbers } from "./lib/options";
import { report } from "./lib/report";
import { BUILT, serveFolder } from "./lib/site";
import { median } from "./lib/statistics";

const USAGE = "npm run bench:scan -- [--runs 5]";
const RUNS = 5;
const PAGES = ["/technology", "/products/meta"];
/** Bytes a second of 50 Mbit/s, and milliseconds. */
const FAST_LINE = { offline: false, downloadThroughput: 6_250_000, uploadThroughput: 6_250_000, latency: 20 };
const TIMEOUT_MS = 60_000;

/** How soon “Open the scan” shows the first points, and all of them, on a fast line; drawn by the processor. */
async function benchScan(): Promise<void> {
  const [runs = RUNS] = wholeNumbers(options(["runs"], USAGE).runs?.at(-1) ?? String(RUNS));
  const site = await serveFolder(BUILT);
  try {
    const rows = await withChromium(async (_port, browser) => {
      const all = [];
      for (const name of PAGES) {
        const times = [];
        for (let run = 0; run < runs; run += 1) times.push(await openScan(browser, site.address + name));
        all.push({
          name,
          "first points ms": median(times.map(({ first }) => first)),
          "worst ms": Math.max(...times.map(({ first }) => first)),
          "all fetched ms": median(times.map(({ fetched }) => fetched)),
        });
      }
      return all;
    }, SOFTWARE_WEBGL);
    report("scan", { runs, profile: "1280 × 1000, 50 Mbit/s, 20 ms, drawn by the processor" }, rows);
  } finally {
    await site.close();
  }
}

/** Milliseconds from the press until points are shown, and until the last of the cloud has come. */
async function openScan(browser: Browser, address: string): Promise<{ first: number; fetched: number }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 1000 } });
  try {
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", FAST_LINE);
    await page.goto(address, { waitUntil: "networkidle" });
    const button = page.getByRole("button", { name: "Open the scan", exact: true });
    await button.scrollIntoViewIfNeeded();
    // A visitor who reads the page before pressing has all of it loaded by then.
    await page.waitForLoadState("networkidle");
    const pressed = await page.evaluate(() => performance.now());
    await button.click();
    await page.getByText(/ points drawn$/).waitFor({ timeout: TIMEOUT_MS });
    const first = await page.evaluate(() => performance.now());
    await page.waitForLoadState("networkidle", { timeout: TIMEOUT_MS });
    const fetched = await page.evaluate(() =>
      Math.max(
        ...performance
          .getEntriesByType("resource")
          .filter(({ name }) => name.endsWith(".cloud"))
          .map((entry) => entry.startTime + entry.duration),
      ),
    );
    return { first: Math.round(first - pressed), fetched: Math.round(fetched - pressed) };
  } finally {
    await page.close();
  }
}

main(benchScan);
