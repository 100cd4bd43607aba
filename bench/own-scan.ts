import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { wordsIn } from "@capture/words/words";
import { main } from "../scripts/lib/main";
import { SOFTWARE_WEBGL, withChromium } from "./lib/chromium";
import { parseOptions, parseWholeNumbers } from "./lib/options";
import { report } from "./lib/report";
import { BUILT_FOLDER, serveFolder } from "./lib/site";

const USAGE = "npm run bench:own-scan -- [--megabytes 500]";
const DEFAULT_MEGABYTES = 500;
const BYTES_PER_MEGABYTE = 1_000_000;
const KILOBYTES_PER_MEGABYTE = 1000;
const TIMEOUT_MS = 300_000;
/** x, y, z as float; red, green, blue as uchar. */
const POINT_BYTES = 15;
const CHUNK_POINTS = 100_000;

/** Measures the time in which a large PLY file is opened, and the memory of the tab with its worker. */
async function benchOwnScan(): Promise<void> {
  const options = parseOptions(["megabytes"], USAGE);
  const [megabytes = DEFAULT_MEGABYTES] = parseWholeNumbers(options.megabytes?.at(-1) ?? String(DEFAULT_MEGABYTES));
  const folder = mkdtempSync(join(tmpdir(), "own-scan-"));
  const site = await serveFolder(BUILT_FOLDER);
  try {
    const file = join(folder, "large.ply");
    writePly(file, Math.floor((megabytes * BYTES_PER_MEGABYTE) / POINT_BYTES));
    const row = await withChromium(
      (_port, browser) => openFile(browser, `${site.url}/sample-data`, file),
      SOFTWARE_WEBGL,
    );
    report("own-scan", { megabytes }, [{ name: `PLY, ${megabytes} MB`, ...row }]);
  } finally {
    rmSync(folder, { recursive: true });
    await site.close();
  }
}

/** Writes random points in a cube of 10 m. */
function writePly(path: string, points: number): void {
  const file = openSync(path, "w");
  const properties = ["float x", "float y", "float z", "uchar red", "uchar green", "uchar blue"];
  writeSync(file, `ply\nformat binary_little_endian 1.0\nelement vertex ${points}\n${properties.map((each) => `property ${each}\n`).join("")}end_header\n`); // prettier-ignore
  for (let written = 0; written < points; written += CHUNK_POINTS) {
    const view = new DataView(new ArrayBuffer(Math.min(CHUNK_POINTS, points - written) * POINT_BYTES));
    for (let offset = 0; offset < view.byteLength; offset += POINT_BYTES) {
      for (const axis of [0, 1, 2]) view.setFloat32(offset + axis * 4, Math.random() * 10, true);
      view.setUint32(offset + POINT_BYTES - 4, Math.random() * 2 ** 32, true);
    }
    writeSync(file, view);
  }
  closeSync(file);
}

/** Opens a file and returns the time until it is drawn, and the peak memory of the largest renderer process. */
async function openFile(browser: Browser, url: string, file: string): Promise<{ ms: number; "peak MB": number }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 1000 } });
  await page.goto(url, { waitUntil: "networkidle" });
  await page.locator("#own-scan").scrollIntoViewIfNeeded();
  const field = page.getByLabel(String(wordsIn("en")["labels/own-scan.json"]?.choose));
  await field.waitFor();
  const start = performance.now();
  await field.setInputFiles(file);
  await page.getByText(/ points drawn$/).waitFor({ timeout: TIMEOUT_MS });
  const ms = Math.round(performance.now() - start);
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const peaks = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => peakKilobytes(id));
  return { ms, "peak MB": Math.round(Math.max(...peaks) / KILOBYTES_PER_MEGABYTE) };
}

/** The highest resident memory of a process so far; Linux only. */
const peakKilobytes = (id: number): number =>
  Number(/VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1] ?? NaN);

main(benchOwnScan);
