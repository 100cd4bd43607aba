import type { Page } from "playwright-core";

/**
 * Holds back a page's matching requests, as on a slow connection.
 * @param pattern of URLs, as `page.route` expects it
 * @returns lets these requests continue, also later ones
 */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}
