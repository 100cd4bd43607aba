import { clamp, degrees, radians, turnOf } from "./angles";
import { along, between, cross, dot, minus, type Vector } from "./vector";

/**
 * The pose of the camera. In a panorama the distance is 0, so the eye is at the target. Around a point cloud the eye
 * looks at the target from outside.
 */
export interface Camera {
  target: Vector;
  /** Meters from the target to the eye. */
  distance: number;
  /** Degrees clockwise from the plan’s y. */
  yaw: number;
  /** Degrees above the horizon. */
  pitch: number;
  /** Degrees from one end of the picture’s longer side to the other. */
  fov: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Place {
  x: number;
  y: number;
}

/** Not 90: straight up or down, yaw would not be defined. */
export const MAX_PITCH_DEG = 85;
export const FOV_DEG = { min: 30, initial: 90, max: 110 } as const;
/** From the target, around a cloud. */
const DISTANCE_M = { min: 0.5, max: 40 } as const;

const UP: Vector = [0, 0, 1];

/** The direction in which a camera looks. */
export function forward({ yaw, pitch }: Pick<Camera, "yaw" | "pitch">): Vector {
  const flat = Math.cos(radians(pitch));
  return [Math.sin(radians(yaw)) * flat, Math.cos(radians(yaw)) * flat, Math.sin(radians(pitch))];
}

/** The directions to the right of a picture, up it and into it, each of length 1. */
export function axes(camera: Camera): { right: Vector; up: Vector; ahead: Vector } {
  const ahead = forward(camera);
  const right: Vector = [Math.cos(radians(camera.yaw)), -Math.sin(radians(camera.yaw)), 0];
  return { right, up: cross(right, ahead), ahead };
}

/** Where the eye is. */
export const eyeOf = (camera: Camera): Vector => along(camera.target, forward(camera), -camera.distance);

/** How many pixels of the picture one meter takes that is one meter away. */
export const focalLength = ({ fov }: Pick<Camera, "fov">, { width, height }: Size): number =>
  Math.max(width, height) / 2 / Math.tan(radians(fov) / 2);

/** The angle from the picture’s foot to its head, in degrees: what three.js asks for. */
export const verticalFov = (camera: Camera, size: Size): number =>
  2 * degrees(Math.atan(size.height / 2 / focalLength(camera, size)));

/** Places with less depth count as behind the visitor. */
const MIN_DEPTH_M = 0.01;

/** Where a place is in the picture, in pixels from its top left; `undefined` when it is behind the visitor. */
export function project(camera: Camera, size: Size, place: Vector): Place | undefined {
  const { right, up, ahead } = axes(camera);
  const seen = minus(place, eyeOf(camera));
  const depth = dot(seen, ahead);
  if (depth < MIN_DEPTH_M) return undefined;
  const scale = focalLength(camera, size) / depth;
  return { x: size.width / 2 + dot(seen, right) * scale, y: size.height / 2 - dot(seen, up) * scale };
}

/** The part of a line that is in front of the visitor, in the picture. */
export function projectLine(camera: Camera, size: Size, from: Vector, to: Vector): [Place, Place] | undefined {
  const { ahead } = axes(camera);
  const eye = eyeOf(camera);
  const depths = [from, to].map((end) => dot(minus(end, eye), ahead) - MIN_DEPTH_M * 2) as [number, number];
  if (depths[0] <= 0 && depths[1] <= 0) return undefined;
  const cut = between(from, to, depths[0] / (depths[0] - depths[1]));
  const start = project(camera, size, depths[0] <= 0 ? cut : from);
  const end = project(camera, size, depths[1] <= 0 ? cut : to);
  return start && end && [start, end];
}

/** The direction, of length 1, from the eye through a place of the picture. */
export function rayThrough(camera: Camera, size: Size, { x, y }: Place): Vector {
  const { right, up, ahead } = axes(camera);
  const focal = focalLength(camera, size);
  const across = (x - size.width / 2) / focal;
  const above = (size.height / 2 - y) / focal;
  const length = Math.hypot(1, across, above);
  return along(along(along([0, 0, 0], ahead, 1 / length), right, across / length), up, above / length);
}

/** Turned by degrees to the right and up. */
export const turned = (camera: Camera, right: number, up: number): Camera => ({
  ...camera,
  yaw: turnOf(camera.yaw + right),
  pitch: clamp(camera.pitch + up, -MAX_PITCH_DEG, MAX_PITCH_DEG),
});

/** Nearer by a factor above 1, further away by one below: a longer lens in a panorama, a shorter way around a cloud. */
export const zoomed = (camera: Camera, factor: number): Camera =>
  camera.distance === 0
    ? { ...camera, fov: clamp(camera.fov / factor, FOV_DEG.min, FOV_DEG.max) }
    : { ...camera, distance: clamp(camera.distance / factor, DISTANCE_M.min, DISTANCE_M.max) };

/** The target moved along the floor, by pixels of the picture; a panorama stays where it was taken. */
export function moved(camera: Camera, size: Size, right: number, down: number): Camera {
  if (camera.distance === 0) return camera;
  const meters = camera.distance / focalLength(camera, size);
  const side = axes(camera).right;
  const ahead = cross(UP, side);
  return { ...camera, target: along(along(camera.target, side, -right * meters), ahead, down * meters) };
}

/** Between two cameras, turning the shorter way; 0 is the first, 1 the second. */
export function blend(a: Camera, b: Camera, share: number): Camera {
  const mix = (from: number, to: number): number => from + (to - from) * share;
  return {
    target: between(a.target, b.target, share),
    distance: mix(a.distance, b.distance),
    yaw: turnOf(a.yaw + turnOf(b.yaw - a.yaw) * share),
    pitch: mix(a.pitch, b.pitch),
    fov: mix(a.fov, b.fov),
  };
}
