import { degToRad } from "./angles";
import type { StationView } from "./station-view";

/** Quads around and from the zenith to the nadir: one for about each degree. */
const COLUMNS = 384;
const ROWS = 192;
/** Where nothing was measured, such as in the sky, in meters. */
const FAR_M = 30;

/** The surfaces that a station sees, as a mesh of triangles. */
export interface Relief {
  /** x, y and z of each vertex, in meters. */
  positions: Float32Array;
  /** Three vertices per triangle. */
  indices: Uint32Array;
}

/** Creates the mesh of a sphere around a station whose vertices are at the measured distances. */
export function createRelief({ position, heading, depthMap }: StationView): Relief {
  const { width, height, millimeters } = depthMap;
  const [x = 0, y = 0, z = 0] = position;
  const positions = new Float32Array((COLUMNS + 1) * (ROWS + 1) * 3);
  let index = 0;
  for (let row = 0; row <= ROWS; row += 1) {
    const pitch = (0.5 - row / ROWS) * Math.PI;
    const pixelRow = Math.min(height - 1, Math.floor((row / ROWS) * height));
    for (let column = 0; column <= COLUMNS; column += 1) {
      const yaw = degToRad((column / COLUMNS - 0.5) * 360 + heading);
      const pixelColumn = Math.floor((column / COLUMNS) * width) % width;
      const distance = (millimeters[pixelRow * width + pixelColumn] ?? 0) / 1000 || FAR_M;
      positions[index] = x + Math.sin(yaw) * Math.cos(pitch) * distance;
      positions[index + 1] = y + Math.cos(yaw) * Math.cos(pitch) * distance;
      positions[index + 2] = z + Math.sin(pitch) * distance;
      index += 3;
    }
  }
  return { positions, indices: gridIndices() };
}

function gridIndices(): Uint32Array {
  const indices = new Uint32Array(COLUMNS * ROWS * 6);
  let index = 0;
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      const upperLeft = row * (COLUMNS + 1) + column;
      const lowerLeft = upperLeft + COLUMNS + 1;
      indices.set([upperLeft, lowerLeft, upperLeft + 1, upperLeft + 1, lowerLeft, lowerLeft + 1], index);
      index += 6;
    }
  }
  return indices;
}
