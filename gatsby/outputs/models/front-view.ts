import type { Triangle } from "@capture/content/model/glb-triangles";
import type { OuterSize } from "@capture/domain/outer-size";
import { areaOf, simplifyContour, traceContours, type Point } from "./contours";
import { drawDepth } from "./depth-image";

/** Layers of a view: the whole outline, then what is nearer and nearer. The brand's ramp has as many colors. */
const LAYERS = 5;
const CELL_MM = 0.25;
/** More than a cell, or slanted lines would have stairs. */
const TOLERANCE_CELLS = 1.5;
/** Smaller spots are left out. */
const MIN_AREA_CELLS = 240;

/**
 * The front of a model as a relief: paths in millimeters, from the upper left corner of the model. The first is the outline
 * of the whole model; each further one surrounds what is nearer.
 */
export function frontView(triangles: readonly Triangle[], size: OuterSize): string[] {
  const { columns, rows, depths } = drawDepth(triangles, size, CELL_MM);
  const drawn = depths.filter(Number.isFinite);
  const [rear, front] = [
    drawn.reduce((a, b) => Math.min(a, b), Infinity),
    drawn.reduce((a, b) => Math.max(a, b), -Infinity),
  ];
  return Array.from({ length: LAYERS }, (_, layer) => {
    const limit = layer === 0 ? -Infinity : rear + ((front - rear) * layer) / LAYERS;
    return traceContours(columns, rows, (x, y) => (depths[y * columns + x] ?? -Infinity) > limit)
      .filter((contour) => Math.abs(areaOf(contour)) >= MIN_AREA_CELLS)
      .map((contour) => pathOf(simplifyContour(contour, TOLERANCE_CELLS)))
      .join("");
  });
}

/** A closed path. Its numbers are relative, because they are shorter. */
function pathOf(points: readonly Point[]): string {
  const step = ([x, y]: Point, [fromX, fromY]: Point): string => `${(x - fromX) * CELL_MM} ${(y - fromY) * CELL_MM}`;
  const [first = [0, 0] as const] = points;
  const steps = points.slice(1).map((point, index) => step(point, points[index] ?? first));
  return `M${step(first, [0, 0])}l${steps.join(" ")}z`;
}
