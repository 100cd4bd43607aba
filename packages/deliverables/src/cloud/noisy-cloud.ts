import { deviationsAt, type ComputedAccuracy } from "@capture/domain/accuracy/read-accuracy";
import type { Points } from "@capture/domain/ply";
import { createRandom } from "@capture/domain/lib/random";

const SEED = 1;
/** Of this many points, the noisy cloud has one. */
export const POINT_STEP = 2;

type NoiseSource = Pick<ComputedAccuracy, "meters" | "confidence" | "of">;

/**
 * Adds the noise of a device to a cloud: at a confidence level of 95 %, 95 % of the coordinates stay within the accuracy.
 * Each coordinate has noise of its own, rather than the distance from a station, because a cloud does not state from which
 * station a point was measured, and because a wall then scatters equally in whichever direction it faces. The result has
 * every second point, in the same order and with the same colors, which keeps the download small.
 */
export function addNoise(points: Points, { meters, confidence, of }: NoiseSource): Points {
  const gaussian = seededGaussian(SEED);
  // The error of a distance is that of both of its ends.
  const pointM = of === "distance" ? meters / Math.SQRT2 : meters;
  const deviationM = pointM / deviationsAt(confidence);
  const isKept = (_: number, index: number): boolean => Math.floor(index / 3) % POINT_STEP === 0;
  return {
    ...points,
    count: Math.ceil(points.count / POINT_STEP),
    positions: points.positions.filter(isKept).map((coordinate) => coordinate + gaussian() * deviationM),
    colors: points.colors.filter(isKept),
  };
}

/** Returns a generator of normally distributed numbers with the mean 0 and the standard deviation 1 (Box–Muller). */
function seededGaussian(seed: number): () => number {
  const random = createRandom(seed);
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
