import type { CDPSession, Page } from "@playwright/test";
import { main } from "../scripts/lib/main";
import { NAME_HELPER } from "../scripts/lib/chromium";
import { withChromium } from "./lib/chromium";
import { parseOptions, parseWholeNumbers } from "./lib/options";
import { report } from "./lib/report";
import { BUILT_FOLDER, serveFolder } from "./lib/site";
import { percentile } from "./lib/statistics";

const USAGE = "npm run bench:frames -- [--seconds 5]";
const DEFAULT_SECONDS = 5;
const LAPTOP = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 };
/** One pointer event per frame of a 60 Hz screen. */
const MOVE_INTERVAL_MS = 16;

/** Measures the frame rate of the home page while the pointer moves, with the dot field running and paused. */
async function benchFrames(): Promise<void> {
  const [seconds = DEFAULT_SECONDS] = parseWholeNumbers(
    parseOptions(["seconds"], USAGE).seconds?.at(-1) ?? String(DEFAULT_SECONDS),
  );
  const site = await serveFolder(BUILT_FOLDER);
  try {
    const rows = await withChromium(async (_port, browser) => {
      const page = await browser.newPage(LAPTOP);
      await page.goto(site.url);
      await page.evaluate(NAME_HELPER);
      await page.locator("canvas[data-running=true]").waitFor();
      const running = await measureFrames(page, "field running", seconds);
      await page
        .getByRole("button", { name: /^Pause/ })
        .first()
        .click();
      await page.locator("canvas[data-running=false]").waitFor();
      return [running, await measureFrames(page, "field paused", seconds)];
    });
    report("frames", { seconds, profile: "laptop, 1440 × 900 at a device pixel ratio of 2, software rendering" }, rows);
  } finally {
    await site.close();
  }
}

async function measureFrames(page: Page, name: string, seconds: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const before = await scriptSeconds(session);
  const [gaps] = await Promise.all([recordFrameGaps(page, seconds), movePointer(page, seconds)]);
  const script = (await scriptSeconds(session)) - before;
  return {
    name,
    "frames a second": Math.round(gaps.length / seconds),
    "p50 gap ms": round(percentile(gaps, 0.5)),
    "p99 gap ms": round(percentile(gaps, 0.99)),
    "script ms a frame": round((script * 1000) / gaps.length),
  };
}

/** Records the milliseconds between frames. */
const recordFrameGaps = (page: Page, seconds: number): Promise<number[]> =>
  page.evaluate(
    (span) =>
      new Promise<number[]>((resolve) => {
        const gaps: number[] = [];
        const first = performance.now();
        let last = first;
        const next = (now: number): void => {
          gaps.push(now - last);
          last = now;
          if (now - first < span * 1000) requestAnimationFrame(next);
          else resolve(gaps);
        };
        requestAnimationFrame(next);
      }),
    seconds,
  );

async function movePointer(page: Page, seconds: number): Promise<void> {
  const end = performance.now() + seconds * 1000;
  for (let step = 0; performance.now() < end; step += 1) {
    await page.mouse.move(720 + 400 * Math.cos(step / 20), 450 + 250 * Math.sin(step / 20));
    await page.waitForTimeout(MOVE_INTERVAL_MS);
  }
}

async function scriptSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0;
}

const round = (value: number): number => Math.round(value * 10) / 10;

main(benchFrames);
