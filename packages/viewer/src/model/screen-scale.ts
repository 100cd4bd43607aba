import { clamp } from "@capture/domain/lib/angles";
import type { ViewportSize } from "../canvas/viewport";

/** A bank card in millimeters: ID-1 in ISO/IEC 7810. */
export const BANK_CARD = { width: 85.6, height: 53.98, cornerRadius: 3.18 } as const;

/** CSS defines 96 pixels per inch; real screens differ. */
export const DEFAULT_PX_PER_MM = 96 / 25.4;
/** A television and a phone with small CSS pixels. */
export const MIN_PX_PER_MM = 1.5;
export const MAX_PX_PER_MM = 9;

/** The scale of a screen on which the outline of a bank card with this width fits a real one. */
export const scaleFromCard = (cardWidthPx: number): number =>
  clamp(cardWidthPx / BANK_CARD.width, MIN_PX_PER_MM, MAX_PX_PER_MM);

/** The free space at both sides of the card. */
const CARD_MARGIN_PX = 16;

/** The size of a bank card in CSS pixels: upright where a view of this width is too narrow for it. */
export function cardOnScreen(pxPerMm: number, viewWidth: number): ViewportSize {
  const [long, short] = [BANK_CARD.width * pxPerMm, BANK_CARD.height * pxPerMm];
  return long + 2 * CARD_MARGIN_PX <= viewWidth ? { width: long, height: short } : { width: short, height: long };
}

const STORAGE_KEY = "screenScale";

/** The scale that the visitor has set during this visit, in CSS pixels per millimeter; undefined if there is none. */
export function readScreenScale(): number | undefined {
  try {
    const scale = Number(sessionStorage.getItem(STORAGE_KEY));
    return scale >= MIN_PX_PER_MM && scale <= MAX_PX_PER_MM ? scale : undefined;
  } catch {
    // The visitor has disabled storage.
    return undefined;
  }
}

/** Remembers the scale for this visit, if the browser allows it. */
export function saveScreenScale(pxPerMm: number): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, String(pxPerMm));
  } catch {
    // Without storage, the scale lasts until the stage is closed.
  }
}
