/** A part of the viewport that Sveltia sets. It replaces the viewport of our page (packages/desk/src/page.ts). */
const MAXIMUM_SCALE = /`maximum-scale=1`,/;

/**
 * Patches Sveltia 0.221 so that editors can enlarge the desk on a phone.
 * @throws Error when Sveltia’s code has changed
 */
export function allowZoom(source: string): string {
  if (!MAXIMUM_SCALE.test(source)) {
    throw new Error(
      "Sveltia’s code for the viewport has changed. Remove packages/desk/src/patches/allow-zoom.ts if it allows zooming, or update its pattern.",
    );
  }
  return source.replace(MAXIMUM_SCALE, "");
}
