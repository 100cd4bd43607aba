import { degToRad } from "@capture/domain/lib/angles";
import type { StationView } from "./depth-map";

/** Quads around the station, and from the zenith to the nadir. With fewer, the edges of furniture would be jagged. */
const COLUMNS = 512;
const ROWS = 256;
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
  const [x, y, z] = position;
  const yaws = Array.from({ length: COLUMNS + 1 }, (_, column) => degToRad((column / COLUMNS - 0.5) * 360 + heading));
  const [sines, cosines] = [yaws.map(Math.sin), yaws.map(Math.cos)];
  const positions = new Float32Array((COLUMNS + 1) * (ROWS + 1) * 3);
  let index = 0;
  for (let row = 0; row <= ROWS; row += 1) {
    const pitch = (0.5 - row / ROWS) * Math.PI;
    const [horizontal, vertical] = [Math.cos(pitch), Math.sin(pitch)];
    const firstPixel = Math.min(height - 1, Math.floor((row / ROWS) * height)) * width;
    for (let column = 0; column <= COLUMNS; column += 1) {
      const pixel = firstPixel + (Math.floor((column / COLUMNS) * width) % width);
      const meters = (millimeters[pixel] ?? 0) / 1000 || FAR_M;
      positions[index] = x + (sines[column] ?? 0) * horizontal * meters;
      positions[index + 1] = y + (cosines[column] ?? 0) * horizontal * meters;
      positions[index + 2] = z + vertical * meters;
      index += 3;
    }
  }
  gridIndices ??= createGridIndices();
  return { positions, indices: gridIndices };
}

/** The same for all reliefs. */
let gridIndices: Uint32Array | undefined;

function createGridIndices(): Uint32Array {
  const indices = new Uint32Array(COLUMNS * ROWS * 6);
  let index = 0;
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      const upperLeft = row * (COLUMNS + 1) + column;
      const lowerLeft = upperLeft + COLUMNS + 1;
      indices[index] = upperLeft;
      indices[index + 1] = indices[index + 4] = lowerLeft;
      indices[index + 2] = indices[index + 3] = upperLeft + 1;
      indices[index + 5] = lowerLeft + 1;
      index += 6;
    }
  }
  return indices;
}
