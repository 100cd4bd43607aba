/** Link to the web manifest. The HTML contains it only for visitors without script. */
export const MANIFEST_LINK = '<link rel="manifest" href="/manifest.webmanifest">';

/**
 * Adds the link once the page is hydrated. Chrome would fetch a manifest before the pictures and fonts of the first
 * screen, which delays the largest contentful paint by 150 ms on slow 4G.
 */
export const linkManifest = (): void => document.head.insertAdjacentHTML("beforeend", MANIFEST_LINK);
