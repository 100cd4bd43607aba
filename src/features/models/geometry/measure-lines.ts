import type { Vector } from "./orbit";
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

/** The height, left of something, and the width, in front of it. */
export function measureLines({ size, x, z }: Placement): MeasureLine[] {
  const [halfWidth, height, front] = [size.width / 2000, size.height / 1000, z + size.depth / 2000 + WIDTH_GAP_M];
  const left = x - halfWidth - HEIGHT_GAP_M;
  return [
    { axis: "height", from: [left, 0, z], to: [left, height, z], millimeters: size.height },
    { axis: "width", from: [x - halfWidth, 0, front], to: [x + halfWidth, 0, front], millimeters: size.width },
  ];
}
