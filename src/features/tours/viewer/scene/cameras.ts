import { degrees, radians } from "../../geometry/angles";
import { focalLength, FOV_DEG, type Camera, type Size } from "../../geometry/camera";
import { vector } from "../../geometry/vector";
import type { Look, Station, ViewerTour } from "./state";

const OVERVIEW_PITCH_DEG = -48;
const OVERVIEW_FOV_DEG = 60;
/** The overview shows a circle this much larger than the cloud. */
const OVERVIEW_MARGIN_FACTOR = 1.3;

/** Half of the cloud’s diagonal on the plan, in meters. */
export const radiusOf = ({ min, max }: ViewerTour["scan"]): number =>
  Math.hypot((max[0] ?? 0) - (min[0] ?? 0), (max[1] ?? 0) - (min[1] ?? 0)) / 2;

/** The camera that has the whole cloud in the picture. */
export function overviewCamera({ scan }: ViewerTour, size: Size, yaw: number): Camera {
  // The length, in meters, that half of the picture spans at a distance of one meter.
  const share = (pixels: number): number => pixels / 2 / focalLength({ fov: OVERVIEW_FOV_DEG }, size);
  // Seen at an angle, the plan is less high than wide.
  const depth = -Math.sin(radians(OVERVIEW_PITCH_DEG));
  const [left, front, floor] = vector(scan.min);
  const [right, back] = vector(scan.max);
  return {
    target: [(left + right) / 2, (front + back) / 2, floor],
    distance: radiusOf(scan) * OVERVIEW_MARGIN_FACTOR * Math.max(1 / share(size.width), depth / share(size.height)),
    yaw,
    pitch: OVERVIEW_PITCH_DEG,
    fov: OVERVIEW_FOV_DEG,
  };
}

/** The start of a flight to an overview: higher and turned, so that the cloud comes into view. */
export const approachCamera = (to: Camera): Camera => ({
  ...to,
  yaw: to.yaw - 35,
  pitch: -72,
  distance: to.distance * 1.3,
});

/** The camera at a station. */
export const stationCamera = ({ position }: Station, { yaw, pitch }: Look): Camera => ({
  target: vector(position),
  distance: 0,
  yaw,
  pitch,
  fov: FOV_DEG.initial,
});

/** The angle that a pixel in the middle of the picture spans. */
export const degreesPerPixel = (camera: Camera, size: Size): number => degrees(1 / focalLength(camera, size));
