import { createServer } from "node:net";
import type { Browser } from "playwright-core";
import { launchChromium } from "../../scripts/lib/chromium";

/** The compiler lets functions remember their names by a helper that a page does not have. */
export const NAME_HELPER = "globalThis.__name = (named) => named";

/** Draws WebGL without a graphics card. */
export const SOFTWARE_WEBGL = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"];

/**
 * Starts a Chromium with nothing in its cache, and ends it whatever comes. `port` is that of its debugger.
 * @param more further arguments of Chromium
 */
export async function withChromium<T>(
  work: (port: number, browser: Browser) => Promise<T>,
  more: readonly string[] = [],
): Promise<T> {
  const port = await freePort();
  const browser = await launchChromium(["--disable-gpu", ...more, `--remote-debugging-port=${port}`], "browser");
  try {
    return await work(port, browser);
  } finally {
    await browser.close();
  }
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" ? (address?.port ?? 0) : 0));
    });
  });
}
