import { chromium, type Browser } from "playwright-core";
import { findChromium } from "../../scripts/chromium";

/**
 * Starts the browser of the tests.
 * @param flags more of Chromium's switches, such as those that draw WebGL without a graphics card
 */
export function launchChromium(flags: readonly string[] = ["--disable-gpu"]): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    // Chromium has no sandbox as root of a container; only our own pages are visited.
    args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", ...flags],
  });
}
