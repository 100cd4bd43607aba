import type { Door, Room } from "@capture/viewer/floor-plan";

/** The parts of a tour's file from which deliverables are written. Lengths are in meters, directions in degrees. */
export interface MeasuredTour {
  readonly name: string;
  readonly ceiling: number;
  readonly rooms: readonly (Room & { readonly name: string })[];
  readonly doors: readonly Door[];
  readonly stations: readonly Station[];
}

/** Where a panorama was taken. */
export interface Station {
  readonly id: string;
  readonly name: string;
  readonly position: readonly number[];
  /** Direction of the center of the picture, clockwise from the plan's y. */
  readonly heading: number;
}

/** Plans are computed in whole millimeters, because sums of decimal meters such as 5.55 − 0.06 are not exact. */
export const toMm = (meters = 0): number => Math.round(meters * 1000);
export const toM = (millimeters: number): number => millimeters / 1000;
