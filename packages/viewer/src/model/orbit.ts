import { clamp, degToRad, normalizeDegrees, radToDeg } from "@capture/domain/lib/angles";
import { addScaled, lerp, type Vector } from "@capture/domain/lib/vector";

/**
 * The pose of a camera that orbits a point and looks at it. Points are in the coordinates of a model, in meters: y is up, the
 * front of a device is along +z.
 */
export interface Orbit {
  target: Vector;
  /** Meters from the camera to the target. */
  distance: number;
  /** Degrees from the front, counterclockwise as seen from above. */
  yaw: number;
  /** Degrees above the horizon. */
  pitch: number;
}

/** Limits of the distance to a target. */
export interface OrbitLimits {
  minDistance: number;
  maxDistance: number;
}

/** The underside of a device is visible, but not from below the floor. */
export const MIN_PITCH_DEG = -12;
/** Below 90, because yaw is undefined when the camera looks straight down. */
export const MAX_PITCH_DEG = 80;
/** A part on top is looked at from an angle, so that the device keeps its shape. */
const MAX_PART_PITCH_DEG = 50;

/** The direction from the target to the camera, as a unit vector. */
function eyeDirection({ yaw, pitch }: Pick<Orbit, "yaw" | "pitch">): Vector {
  const horizontal = Math.cos(degToRad(pitch));
  return [Math.sin(degToRad(yaw)) * horizontal, Math.sin(degToRad(pitch)), Math.cos(degToRad(yaw)) * horizontal];
}

/** The position of the camera. */
export const eyePosition = ({ target, distance, ...angles }: Orbit): Vector =>
  addScaled(target, eyeDirection(angles), distance);

/** Adds degrees to yaw and pitch. */
export const rotateOrbit = (orbit: Orbit, yaw: number, pitch: number): Orbit => ({
  ...orbit,
  yaw: normalizeDegrees(orbit.yaw + yaw),
  pitch: clamp(orbit.pitch + pitch, MIN_PITCH_DEG, MAX_PITCH_DEG),
});

/** Moves the camera closer by a factor above 1, and away by one below. */
export const zoomOrbit = (orbit: Orbit, factor: number, { minDistance, maxDistance }: OrbitLimits): Orbit => ({
  ...orbit,
  distance: clamp(orbit.distance / factor, minDistance, maxDistance),
});

/** The angles from which a surface with this normal is seen from the front, as far as the limits allow. */
export const anglesFacing = ([x, y, z]: Vector): Pick<Orbit, "yaw" | "pitch"> => ({
  yaw: radToDeg(Math.atan2(x, z)),
  pitch: clamp(radToDeg(Math.atan2(y, Math.hypot(x, z))), MIN_PITCH_DEG, MAX_PART_PITCH_DEG),
});

/** Interpolates between two poses, with yaw along the shorter arc: `a` at fraction 0, `b` at 1. */
export function interpolateOrbit(a: Orbit, b: Orbit, fraction: number): Orbit {
  const mix = (from: number, to: number): number => from + (to - from) * fraction;
  return {
    target: lerp(a.target, b.target, fraction),
    distance: mix(a.distance, b.distance),
    yaw: normalizeDegrees(a.yaw + normalizeDegrees(b.yaw - a.yaw) * fraction),
    pitch: mix(a.pitch, b.pitch),
  };
}
