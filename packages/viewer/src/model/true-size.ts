import type { OuterSize } from "@capture/domain/outer-size";

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
