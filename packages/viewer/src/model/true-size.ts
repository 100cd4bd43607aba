import { clamp } from "@capture/domain/lib/angles";
import type { OuterSize } from "@capture/domain/outer-size";
import type { ViewportSize } from "../canvas/viewport";

/** A coffee cup of 0.3 l, in millimeters; its width includes the handle. */
export const CUP: OuterSize = { width: 117, depth: 82, height: 95 };
/** A4 as in ISO 216, in millimeters, upright. */
export const SHEET: OuterSize = { width: 210, depth: 0, height: 297 };

/** Where something is placed on the stage at true size. */
export interface Placement {
  /** In millimeters. */
  size: OuterSize;
  /** In meters: the middle of its foot. */
  x: number;
  z: number;
}

/** Everything on the stage at true size, from left to right. */
export interface TrueSizePlan {
  sheet: Placement;
  cup: Placement;
  /** In the order of the devices. */
  devices: readonly Placement[];
}

const GAP_MM = 75;
/** The cup is in front of the sheet, and overlaps it. */
const SHEET_Z_M = -0.09;
const CUP_Z_M = 0.05;
const CUP_OFFSET_M = 0.06;

/** Places the devices in a row with equal gaps, next to a sheet with a cup in front of it. The row is centered on the origin. */
export function planTrueSize(devices: readonly OuterSize[]): TrueSizePlan {
  const row = [SHEET, ...devices];
  const total = row.reduce((sum, { width }) => sum + width, 0) + GAP_MM * (row.length - 1);
  let left = -total / 2;
  const centers = row.map(({ width }) => {
    const center = left + width / 2;
    left += width + GAP_MM;
    return center / 1000;
  });
  const [sheetX = 0, ...deviceCenters] = centers;
  return {
    sheet: { size: SHEET, x: sheetX, z: SHEET_Z_M },
    cup: { size: CUP, x: sheetX + CUP_OFFSET_M, z: CUP_Z_M },
    devices: devices.map((size, index) => ({ size, x: deviceCenters[index] ?? 0, z: 0 })),
  };
}

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
