import type { Page } from "@playwright/test";

/**
 * Holds back a page's matching requests, as on a slow connection.
 * @param pattern of URLs, as `page.route` expects it
 * @returns a function that lets the held requests and all later ones continue
 */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  let release = (): void => undefined;
  const untilReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await untilReleased;
    await route.continue();
  });
  return release;
}
