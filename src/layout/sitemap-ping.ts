/** Key in local storage for the day of the last ping. */
const STORAGE_KEY = "lastSitemapPing";

/**
 * Sends the URL of the sitemap to the configured search engines, at most once a day. Failures are ignored.
 * @param siteUrl URL of the live site
 * @param endpoints URLs in which `{sitemap}` is replaced with the encoded URL
 */
export function pingSitemap(siteUrl: string, endpoints: readonly string[]): void {
  try {
    // In UTC, so that a visitor who changes time zones does not ping twice on a day.
    const today = new Date().toISOString().slice(0, 10);
    if (localStorage.getItem(STORAGE_KEY) === today) return;
    localStorage.setItem(STORAGE_KEY, today);
  } catch {
    // Without local storage, every page view would send a ping.
    return;
  }
  // One index at the root of the site lists the sitemaps of all languages.
  const sitemap = encodeURIComponent(new URL("/sitemap-index.xml", siteUrl).href);
  for (const endpoint of endpoints) {
    fetch(endpoint.replace("{sitemap}", sitemap), { mode: "no-cors", keepalive: true }).catch(() => undefined);
  }
}
