import { degrees, radians } from "./angles";
import type { Vector } from "./vector";

/** The distances around a station: an equirectangular picture in millimeters, 0 where nothing was measured. */
export interface Depth {
  width: number;
  height: number;
  millimeters: Uint16Array;
}

/** Width and height, before the distances. */
const HEADER_NUMBERS = 2;

/**
 * Reads the depth of a fetched file. Its numbers are little-endian, as on every machine that our browsers run on.
 * @throws RangeError when the file is shorter than its header says
 */
export function readDepth(file: ArrayBuffer): Depth {
  const [width = 0, height = 0] = new Uint16Array(file, 0, HEADER_NUMBERS);
  return { width, height, millimeters: new Uint16Array(file, HEADER_NUMBERS * 2, width * height) };
}

/** A place in a picture of all directions: shares of its width from the left and of its height from the top. */
export interface PicturePlace {
  u: number;
  v: number;
}

/** Where a direction of length 1 is in a picture whose middle looks in a heading, in degrees. */
export function inPicture([x, y, z]: Vector, heading: number): PicturePlace {
  const turn = (degrees(Math.atan2(x, y)) - heading) / 360 + 0.5;
  return { u: turn - Math.floor(turn), v: 0.5 - Math.asin(Math.min(1, Math.max(-1, z))) / Math.PI };
}

/** The direction of a place in a picture whose middle looks in a heading. */
export function directionOf({ u, v }: PicturePlace, heading: number): Vector {
  const yaw = radians((u - 0.5) * 360 + heading);
  const pitch = (0.5 - v) * Math.PI;
  return [Math.sin(yaw) * Math.cos(pitch), Math.cos(yaw) * Math.cos(pitch), Math.sin(pitch)];
}
