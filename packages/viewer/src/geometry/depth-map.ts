import { degToRad, radToDeg } from "@capture/domain/lib/angles";
import type { Vector } from "@capture/domain/lib/vector";

/**
 * The distances from a station in all directions, as an equirectangular image. Each pixel is a distance in
 * millimeters, or 0 if nothing was measured.
 */
export interface DepthMap {
  width: number;
  height: number;
  millimeters: Uint16Array;
}

/** The properties of a station that hit tests use. */
export interface StationView {
  position: Vector;
  /** The direction of the center of the panorama, in degrees clockwise from the plan’s y axis. */
  heading: number;
  depthMap: DepthMap;
}

/** Texture coordinates of an equirectangular image, from 0 to 1; v starts at the top. */
export interface Uv {
  u: number;
  v: number;
}

/**
 * The texture coordinates of a unit vector.
 * @param heading the direction of the center of the image, in degrees
 */
export function directionToUv([x, y, z]: Vector, heading: number): Uv {
  const turns = (radToDeg(Math.atan2(x, y)) - heading) / 360 + 0.5;
  return { u: turns - Math.floor(turns), v: 0.5 - Math.asin(Math.min(1, Math.max(-1, z))) / Math.PI };
}

/** The inverse of `directionToUv`. */
export function uvToDirection({ u, v }: Uv, heading: number): Vector {
  const yaw = degToRad((u - 0.5) * 360 + heading);
  const pitch = (0.5 - v) * Math.PI;
  return [Math.sin(yaw) * Math.cos(pitch), Math.cos(yaw) * Math.cos(pitch), Math.sin(pitch)];
}
