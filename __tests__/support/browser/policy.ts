import type { Page } from "playwright-core";
import { watchPage } from "../../../testing/site";
import type { SiteVisit } from "./site-visit";

declare global {
  interface Window {
    violations: string[];
  }
}

export interface WatchedPage {
  page: Page;
  /** Messages that `watchPage` records. */
  messages: string[];
  /** Policy violations of the current page and its frames. */
  policyViolations: () => Promise<string[]>;
}

/** Records the policy violations of all pages and frames that a tab loads after this call. */
export async function watchPolicy(page: Page): Promise<WatchedPage["policyViolations"]> {
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener("securitypolicyviolation", (event) => {
      window.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return async () => (await Promise.all(page.frames().map((frame) => frame.evaluate(() => window.violations)))).flat();
}

/** Opens the page of a new visitor in a wide window, and records its messages and policy violations. */
export async function openWatched(visit: SiteVisit): Promise<WatchedPage> {
  const page = await visit.newVisitor({ viewport: { width: 1280, height: 800 } });
  return { page, messages: watchPage(page, visit.url), policyViolations: await watchPolicy(page) };
}
