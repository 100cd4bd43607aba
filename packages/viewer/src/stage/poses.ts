import { lerp, type Vector } from "@capture/domain/lib/vector";
import type { ViewportSize } from "../canvas/viewport";
import { fitDistance, type Extent } from "../model/fit";
import { anglesFacing, type Orbit, type OrbitLimits } from "../model/orbit";
import type { StageMode } from "./api";

/** The first view of each mode, in degrees. */
const FIRST_ANGLES: Readonly<Record<StageMode, Pick<Orbit, "yaw" | "pitch">>> = {
  device: { yaw: 24, pitch: 12 },
  trueSize: { yaw: 0, pitch: 9 },
  screenScale: { yaw: 0, pitch: 9 },
  realSize: { yaw: 0, pitch: 0 },
};
/** A chosen part is looked at from this fraction of the distance, between the device and the part. */
const PART_DISTANCE_FACTOR = 0.62;
const PART_TARGET_FRACTION = 0.6;
const MIN_DISTANCE_FACTOR = 0.35;
const MAX_DISTANCE_FACTOR = 1.6;

const centerOf = ({ height }: Extent): Vector => [0, height / 2, 0];

/** The pose from which everything is in the viewport. */
export const firstPose = (mode: StageMode, extent: Extent, size: ViewportSize): Orbit => ({
  ...FIRST_ANGLES[mode],
  target: centerOf(extent),
  distance: fitDistance(extent, size),
});

/** The pose that shows a part from the front. */
export const partPose = (part: { position: Vector; normal: Vector }, extent: Extent, size: ViewportSize): Orbit => ({
  ...anglesFacing(part.normal),
  target: lerp(centerOf(extent), part.position, PART_TARGET_FRACTION),
  distance: fitDistance(extent, size) * PART_DISTANCE_FACTOR,
});

export function orbitLimits(extent: Extent, size: ViewportSize): OrbitLimits {
  const distance = fitDistance(extent, size);
  return { minDistance: distance * MIN_DISTANCE_FACTOR, maxDistance: distance * MAX_DISTANCE_FACTOR };
}

/** Keeps the size of what is shown, relative to the viewport. */
export const resizeOrbit = (orbit: Orbit, extent: Extent, before: ViewportSize, after: ViewportSize): Orbit => ({
  ...orbit,
  distance: (orbit.distance * fitDistance(extent, after)) / fitDistance(extent, before),
});
