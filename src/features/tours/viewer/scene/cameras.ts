import { degrees, radians } from "../../geometry/angles";
import { focalLength, FOV, type Camera, type Size } from "../../geometry/camera";
import { vector } from "../../geometry/vector";
import type { Look, Station, ViewerTour } from "./state";

/** From above, at so many degrees, with so much room around the cloud. */
const AROUND = { pitch: -48, fov: 60, room: 1.3 } as const;

/** Half of the cloud’s diagonal on the plan, in meters. */
export const radiusOf = ({ min, max }: ViewerTour["scan"]): number =>
  Math.hypot((max[0] ?? 0) - (min[0] ?? 0), (max[1] ?? 0) - (min[1] ?? 0)) / 2;

/** The camera from which all of a cloud is in the picture. */
export function overviewCamera({ scan }: ViewerTour, size: Size, yaw: number): Camera {
  // How much of a meter, one meter away, half of the picture shows.
  const share = (pixels: number): number => pixels / 2 / focalLength(AROUND, size);
  // Seen at an angle the plan is less high than wide.
  const depth = -Math.sin(radians(AROUND.pitch));
  const [left, front, floor] = vector(scan.min);
  const [right, back] = vector(scan.max);
  return {
    target: [(left + right) / 2, (front + back) / 2, floor],
    distance: radiusOf(scan) * AROUND.room * Math.max(1 / share(size.width), depth / share(size.height)),
    yaw,
    pitch: AROUND.pitch,
    fov: AROUND.fov,
  };
}

/** Where a way around the cloud begins: higher and turned, so that it comes into view. */
export const approachCamera = (to: Camera): Camera => ({
  ...to,
  yaw: to.yaw - 35,
  pitch: -72,
  distance: to.distance * 1.3,
});

/** The camera of somebody who stands at a station. */
export const stationCamera = ({ position }: Station, { yaw, pitch }: Look): Camera => ({
  target: vector(position),
  distance: 0,
  yaw,
  pitch,
  fov: FOV.first,
});

/** Degrees that a pixel in the middle of the picture spans. */
export const degreesPerPixel = (camera: Camera, size: Size): number => degrees(1 / focalLength(camera, size));
