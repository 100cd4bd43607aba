/** Where the day of the last ping is kept in the visitor's browser. */
const STORED_UNDER = "lastSitemapPing";

/** Days are counted in UTC, so that a visitor who travels does not ping twice. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/**
 * Whether search engines are told of the sitemap now: only from the live host,
 * and at most once a day.
 */
export function shouldPing(host: string, liveHost: string, lastDay: string | null, today: string): boolean {
  return host === liveHost && lastDay !== today;
}

/**
 * Tells the configured search engines where the sitemap is. Nothing waits for
 * it, and failures are ignored.
 * @param siteUrl the live site's address
 * @param endpoints with `{sitemap}` where the encoded address goes
 */
export function pingSitemap(siteUrl: string, endpoints: readonly string[]): void {
  try {
    const today = dayOf(new Date());
    const live = new URL(siteUrl).hostname;
    if (!shouldPing(location.hostname, live, localStorage.getItem(STORED_UNDER), today)) return;
    localStorage.setItem(STORED_UNDER, today);
  } catch {
    // Without storage the day cannot be remembered, and every page would ping.
    return;
  }
  const sitemap = encodeURIComponent(`${siteUrl}/sitemap-index.xml`);
  for (const endpoint of endpoints) {
    fetch(endpoint.replace("{sitemap}", sitemap), { mode: "no-cors", keepalive: true }).catch(() => undefined);
  }
}
