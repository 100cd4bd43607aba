import type { Points } from "../../../../src/features/tours/formats/ply";
import { seededGaussian } from "./random";

/** 95 % of normally distributed values are within this many standard deviations of the mean. */
const DEVIATIONS_AT_95_PERCENT = 1.96;
const SEED = 1;
/** Of this many points, the noisy cloud has one. */
export const POINT_STEP = 2;

/**
 * Adds the noise of a device to a cloud: 95 % of the coordinates stay within the accuracy. Each coordinate has noise of its
 * own, rather than the distance from a station, because a cloud does not state from which station a point was measured, and
 * because a wall then scatters equally in whichever direction it faces. The result has every second point, in the same order
 * and with the same colors, which keeps the download small.
 * @param accuracyM ±, at 95 %
 */
export function addNoise(points: Points, accuracyM: number): Points {
  const gaussian = seededGaussian(SEED);
  const deviationM = accuracyM / DEVIATIONS_AT_95_PERCENT;
  const isKept = (_: number, index: number): boolean => Math.floor(index / 3) % POINT_STEP === 0;
  return {
    ...points,
    count: Math.ceil(points.count / POINT_STEP),
    positions: points.positions.filter(isKept).map((coordinate) => coordinate + gaussian() * deviationM),
    colors: points.colors.filter(isKept),
  };
}
