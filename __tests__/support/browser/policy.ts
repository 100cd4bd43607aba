import type { Page } from "@playwright/test";

declare global {
  interface Window {
    violations: string[];
  }
}

/**
 * Records the policy violations of all pages and frames that a tab loads after this call.
 * @returns a function that lists those of the current page and its frames
 */
export async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener("securitypolicyviolation", (event) => {
      window.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return async () => (await Promise.all(page.frames().map((frame) => frame.evaluate(() => window.violations)))).flat();
}
