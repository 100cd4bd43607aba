import { clamp, degToRad, normalizeDegrees, radToDeg } from "@capture/domain/lib/angles";
import { addScaled, cross, dot, lerp, subtract, type Vector } from "@capture/domain/lib/vector";
import type { ScreenPoint, ViewportSize } from "../canvas/viewport";

export type { ScreenPoint, ViewportSize };

/**
 * The pose of the camera. x is to the right and y is up on the floor plan, z is up in the room; points are in meters. In a
 * panorama the distance is 0, so the camera is at the target. Around a point cloud the
 * camera orbits the target.
 */
export interface CameraPose {
  target: Vector;
  /** Meters from the camera to the target. */
  distance: number;
  /** Degrees clockwise from the plan’s y axis. */
  yaw: number;
  /** Degrees above the horizon. */
  pitch: number;
  /** Field of view along the longer side of the viewport, in degrees. */
  fov: number;
}

/** Below 90, because yaw is undefined when the camera looks straight up or down. */
export const MAX_PITCH_DEG = 85;
export const MIN_FOV_DEG = 30;
export const INITIAL_FOV_DEG = 90;
const MAX_FOV_DEG = 110;
/** The pitch of the plan: straight down, which visitors cannot reach by turning the camera. */
export const PLAN_PITCH_DEG = -90;
const PLAN_FOV_RANGE_DEG = [0.3, 12] as const;
/** The minimum and maximum distance of the camera around a cloud, in meters. */
export type DistanceRange = readonly [min: number, max: number];
const DISTANCE_RANGE_M: DistanceRange = [0.5, 40];
/** A scan smaller or larger than a building extends the range to these multiples of its radius. */
const DISTANCE_RANGE_RADII: DistanceRange = [0.1, 8];

const UP: Vector = [0, 0, 1];

/** Whether the camera looks straight down, so that it draws a plan. */
export const isOverPlan = ({ pitch }: Pick<CameraPose, "pitch">): boolean => pitch === PLAN_PITCH_DEG;

/** The direction in which the camera looks, as a unit vector. */
export function viewDirection({ yaw, pitch }: Pick<CameraPose, "yaw" | "pitch">): Vector {
  const horizontal = Math.cos(degToRad(pitch));
  return [Math.sin(degToRad(yaw)) * horizontal, Math.cos(degToRad(yaw)) * horizontal, Math.sin(degToRad(pitch))];
}

/** The axes of the camera as unit vectors in world coordinates. */
export function viewAxes(camera: CameraPose): { right: Vector; up: Vector; forward: Vector } {
  const forward = viewDirection(camera);
  const right: Vector = [Math.cos(degToRad(camera.yaw)), -Math.sin(degToRad(camera.yaw)), 0];
  return { right, up: cross(right, forward), forward };
}

export const cameraPosition = (camera: CameraPose): Vector =>
  addScaled(camera.target, viewDirection(camera), -camera.distance);

/** The focal length in pixels: the size on the screen of one meter at a depth of one meter. */
export const focalLength = ({ fov }: Pick<CameraPose, "fov">, { width, height }: ViewportSize): number =>
  Math.max(width, height) / 2 / Math.tan(degToRad(fov) / 2);

/** The vertical field of view in degrees, as in three.js. */
export const verticalFov = (camera: CameraPose, size: ViewportSize): number =>
  2 * radToDeg(Math.atan(size.height / 2 / focalLength(camera, size)));

/** A point with a smaller depth counts as behind the camera. */
const MIN_DEPTH_M = 0.01;

/** Projects a point to the screen; `undefined` if it is behind the camera. */
export function projectPoint(camera: CameraPose, size: ViewportSize, point: Vector): ScreenPoint | undefined {
  const { right, up, forward } = viewAxes(camera);
  const offset = subtract(point, cameraPosition(camera));
  const depth = dot(offset, forward);
  if (depth < MIN_DEPTH_M) return undefined;
  const scale = focalLength(camera, size) / depth;
  return { x: size.width / 2 + dot(offset, right) * scale, y: size.height / 2 - dot(offset, up) * scale };
}

/** Projects the part of a line that is in front of the camera; `undefined` if there is none. */
export function projectLine(
  camera: CameraPose,
  size: ViewportSize,
  from: Vector,
  to: Vector,
): [ScreenPoint, ScreenPoint] | undefined {
  const { forward } = viewAxes(camera);
  const position = cameraPosition(camera);
  // Twice the minimum, so that rounding cannot put the clipped end behind the camera.
  const depths = [from, to].map((end) => dot(subtract(end, position), forward) - MIN_DEPTH_M * 2) as [number, number];
  if (depths[0] <= 0 && depths[1] <= 0) return undefined;
  const clipped = lerp(from, to, depths[0] / (depths[0] - depths[1]));
  const start = projectPoint(camera, size, depths[0] <= 0 ? clipped : from);
  const end = projectPoint(camera, size, depths[1] <= 0 ? clipped : to);
  return start && end && [start, end];
}

/** The unit vector from the camera through a point of the screen. */
export function rayDirection(camera: CameraPose, size: ViewportSize, { x, y }: ScreenPoint): Vector {
  const { right, up, forward } = viewAxes(camera);
  const focal = focalLength(camera, size);
  const rightward = (x - size.width / 2) / focal;
  const upward = (size.height / 2 - y) / focal;
  const length = Math.hypot(1, rightward, upward);
  const ahead = addScaled([0, 0, 0], forward, 1 / length);
  return addScaled(addScaled(ahead, right, rightward / length), up, upward / length);
}

/** Adds degrees to yaw and pitch. Over the plan, the pitch is kept. */
export const rotateCamera = (camera: CameraPose, yaw: number, pitch: number): CameraPose => ({
  ...camera,
  yaw: normalizeDegrees(camera.yaw + yaw),
  pitch: isOverPlan(camera) ? camera.pitch : clamp(camera.pitch + pitch, -MAX_PITCH_DEG, MAX_PITCH_DEG),
});

/**
 * Zooms in by a factor above 1 and out by one below: changes the field of view in a panorama and over the plan, the
 * distance around a cloud.
 */
export function zoomCamera(camera: CameraPose, factor: number, distanceRange = DISTANCE_RANGE_M): CameraPose {
  if (isOverPlan(camera)) return { ...camera, fov: clamp(camera.fov / factor, ...PLAN_FOV_RANGE_DEG) };
  return camera.distance === 0
    ? { ...camera, fov: clamp(camera.fov / factor, MIN_FOV_DEG, MAX_FOV_DEG) }
    : { ...camera, distance: clamp(camera.distance / factor, ...distanceRange) };
}

/** The range of distances in which a cloud is seen from near and as a whole. */
export const distanceRangeAround = (cloudRadius: number): DistanceRange => [
  Math.min(DISTANCE_RANGE_M[0], cloudRadius * DISTANCE_RANGE_RADII[0]),
  Math.max(DISTANCE_RANGE_M[1], cloudRadius * DISTANCE_RANGE_RADII[1]),
];

/** Moves the target along the floor by a number of screen pixels. In a panorama the camera stays at the station. */
export function panCamera(camera: CameraPose, size: ViewportSize, right: number, down: number): CameraPose {
  if (camera.distance === 0) return camera;
  const metersPerPixel = camera.distance / focalLength(camera, size);
  const rightAxis = viewAxes(camera).right;
  const forwardOnFloor = cross(UP, rightAxis);
  const sidewaysTarget = addScaled(camera.target, rightAxis, -right * metersPerPixel);
  return { ...camera, target: addScaled(sidewaysTarget, forwardOnFloor, down * metersPerPixel) };
}

/**
 * Interpolates between two poses, with yaw along the shorter arc: `a` at fraction 0, `b` at 1. The width of the view at
 * the target changes evenly, so that a flight to a longer lens does not shrink the cloud on its way.
 */
export function interpolateCamera(a: CameraPose, b: CameraPose, fraction: number): CameraPose {
  const mix = (from: number, to: number): number => from + (to - from) * fraction;
  const fov = mix(a.fov, b.fov);
  const widthPerMeter = (degrees: number): number => Math.tan(degToRad(degrees) / 2);
  const width = mix(a.distance * widthPerMeter(a.fov), b.distance * widthPerMeter(b.fov));
  return {
    target: lerp(a.target, b.target, fraction),
    distance: fraction === 1 ? b.distance : width / widthPerMeter(fov),
    yaw: normalizeDegrees(a.yaw + normalizeDegrees(b.yaw - a.yaw) * fraction),
    pitch: mix(a.pitch, b.pitch),
    fov,
  };
}
