import type { Vector } from "@capture/domain/lib/vector";
import type { Placement } from "./true-size";

/** A line that shows a length. */
export interface MeasureLine {
  axis: "height" | "width";
  from: Vector;
  to: Vector;
  millimeters: number;
}

/** The distance of a line from what it measures. */
const HEIGHT_GAP_M = 0.016;
const WIDTH_GAP_M = 0.03;

/** The height, left of something, and the width, in front of it or above it. */
export function measureLines({ size, x, z }: Placement): MeasureLine[] {
  const [halfWidth, height, front] = [size.width / 2000, size.height / 1000, z + size.depth / 2000 + WIDTH_GAP_M];
  const left = x - halfWidth - HEIGHT_GAP_M;
  // What is flat has its width above it, where nothing is in front of the line.
  const [y, lineZ] = size.depth === 0 ? [height + HEIGHT_GAP_M, z] : [0, front];
  return [
    { axis: "height", from: [left, 0, z], to: [left, height, z], millimeters: size.height },
    { axis: "width", from: [x - halfWidth, y, lineZ], to: [x + halfWidth, y, lineZ], millimeters: size.width },
  ];
}
