/** The bar is transparent over the hero until the page is scrolled by more than this many pixels. */
export const OPAQUE_AFTER = 10;

export function isOpaque(scrolled: number): boolean {
  return scrolled > OPAQUE_AFTER;
}
