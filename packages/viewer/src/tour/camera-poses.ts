import { degToRad, radToDeg } from "@capture/domain/lib/angles";
import { toVector } from "@capture/domain/lib/vector";
import { focalLength, INITIAL_FOV_DEG, PLAN_PITCH_DEG, type CameraPose, type ViewportSize } from "../geometry/camera";
import type { PlanBounds } from "../geometry/plan-slice";
import type { Orientation, Station, TourData } from "./api";

const OVERVIEW_PITCH_DEG = -48;
const OVERVIEW_FOV_DEG = 60;
/** The overview contains a circle with the radius of the cloud times this factor. */
const OVERVIEW_MARGIN_FACTOR = 1.3;
/** The flight to an overview starts at this pose; the yaw and the distance are relative to the overview. */
const APPROACH_YAW_OFFSET_DEG = -35;
const APPROACH_PITCH_DEG = -72;
const APPROACH_DISTANCE_FACTOR = 1.3;

/** A long lens: at the edge of a flat, a slice of 10 cm is shifted by less than 2 mm. */
const PLAN_FOV_DEG = 4;
/** The margins of the plan, with the messages above it and the buttons below it, which take two rows in a narrow view. */
const PLAN_MARGINS_PX = {
  narrow: { side: 12, top: 52, bottom: 132 },
  wide: { side: 24, top: 52, bottom: 84 },
} as const;
const MAX_NARROW_WIDTH_PX = 480;

/** Half of the diagonal of the cloud on the floor plan, or half of its height if that is more, in meters. */
export function cloudRadius({ min, max }: TourData["scan"]): number {
  const [width = 0, depth = 0, height = 0] = max.map((value, axis) => value - (min[axis] ?? 0));
  return Math.max(Math.hypot(width, depth), height) / 2;
}

/** The pose in which the entire cloud is in the viewport. */
export function overviewPose({ scan }: TourData, size: ViewportSize, yaw: number): CameraPose {
  const tangentOf = (pixels: number): number => pixels / 2 / focalLength({ fov: OVERVIEW_FOV_DEG }, size);
  // Seen at an angle, the floor plan is foreshortened vertically.
  const foreshortening = -Math.sin(degToRad(OVERVIEW_PITCH_DEG));
  const [left, front, floor] = toVector(scan.min);
  const [right, back, top] = toVector(scan.max);
  const radius = cloudRadius(scan);
  const fitFactor = Math.max(1 / tangentOf(size.width), foreshortening / tangentOf(size.height));
  return {
    target: [(left + right) / 2, (front + back) / 2, floor + Math.max(0, top - floor - radius) / 2],
    distance: radius * OVERVIEW_MARGIN_FACTOR * fitFactor,
    yaw,
    pitch: OVERVIEW_PITCH_DEG,
    fov: OVERVIEW_FOV_DEG,
  };
}

/** The pose at which a flight to an overview starts if nothing is shown yet: higher and rotated. */
export const approachPose = (overview: CameraPose): CameraPose => ({
  ...overview,
  yaw: overview.yaw + APPROACH_YAW_OFFSET_DEG,
  pitch: APPROACH_PITCH_DEG,
  distance: overview.distance * APPROACH_DISTANCE_FACTOR,
});

/**
 * The pose over a plan, in which it fills the viewport between the controls.
 * @param height the height of the slice, in meters
 */
export function planPose({ min, max }: PlanBounds, height: number, size: ViewportSize): CameraPose {
  const { side, top, bottom } = PLAN_MARGINS_PX[size.width <= MAX_NARROW_WIDTH_PX ? "narrow" : "wide"];
  const metersPerPixel = Math.max(
    (max[0] - min[0]) / Math.max(1, size.width - 2 * side),
    (max[1] - min[1]) / Math.max(1, size.height - top - bottom),
  );
  const centerOffset = ((bottom - top) / 2) * metersPerPixel;
  return {
    target: [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2 - centerOffset, height],
    distance: metersPerPixel * focalLength({ fov: PLAN_FOV_DEG }, size),
    yaw: 0,
    pitch: PLAN_PITCH_DEG,
    fov: PLAN_FOV_DEG,
  };
}

/** The pose of the camera at a station. */
export const stationPose = ({ position }: Station, { yaw, pitch }: Orientation): CameraPose => ({
  target: toVector(position),
  distance: 0,
  yaw,
  pitch,
  fov: INITIAL_FOV_DEG,
});

/** The angle that a pixel in the center of the viewport spans. */
export const degreesPerPixel = (camera: CameraPose, size: ViewportSize): number =>
  radToDeg(1 / focalLength(camera, size));
