import type { Page } from "playwright-core";
import { watchPage, type Visit } from "../../../testing/site";

declare global {
  interface Window {
    violations: string[];
  }
}

export interface WatchedPage {
  page: Page;
  /** What `watchPage` records. */
  heard: string[];
  /** Every breach of the policy of the current page and of its frames. */
  breaches: () => Promise<string[]>;
}

/** Records every breach of the policies of the pages and frames that a page loads from now on. */
export async function watchPolicy(page: Page): Promise<WatchedPage["breaches"]> {
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener("securitypolicyviolation", (event) => {
      window.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return async () => (await Promise.all(page.frames().map((frame) => frame.evaluate(() => window.violations)))).flat();
}

/** Opens a new visitor's page in a wide window that records everything it logs and every breach of its policy. */
export async function openWatched(visit: Visit): Promise<WatchedPage> {
  const page = await visit.newVisitor({ viewport: { width: 1280, height: 800 } });
  return { page, heard: watchPage(page, visit.address), breaches: await watchPolicy(page) };
}
