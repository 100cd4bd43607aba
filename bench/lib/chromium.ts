import type { Browser } from "@playwright/test";
import { launchChromium } from "../../scripts/lib/chromium";
import { findFreePort } from "../../testing/free-port";

/** Arguments for WebGL without a graphics card. */
export const SOFTWARE_WEBGL = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"];

/**
 * Runs a task with a new Chromium, which is closed afterwards.
 * @param task gets the port of the debugger, and the browser
 * @param args additional arguments of Chromium
 */
export async function withChromium<T>(
  task: (port: number, browser: Browser) => Promise<T>,
  args: readonly string[] = [],
): Promise<T> {
  const port = await findFreePort();
  const browser = await launchChromium(["--disable-gpu", ...args, `--remote-debugging-port=${port}`], "browser");
  try {
    return await task(port, browser);
  } finally {
    await browser.close();
  }
}
