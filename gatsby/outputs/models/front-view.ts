import type { Triangle } from "@capture/content/model/glb-triangles";
import type { OuterSize } from "@capture/domain/outer-size";
import { areaOf, simplifyContour, traceContours, type Point } from "./contours";
import { drawDepth } from "./depth-image";

/** Layers of a view: the whole outline, then what is nearer and nearer. The brand's ramp has as many colors. */
const LAYERS = 5;
const MIN_CELL_MM = 0.25;
/** Cells along the longer side at most: a large machine takes as long as a small device. */
const MAX_CELLS = 1600;
/** More than a cell, or slanted lines would have stairs. */
const TOLERANCE_CELLS = 1.5;
/** Smaller spots are left out. */
const MIN_AREA_CELLS = 240;

/**
 * The front of a model as a relief: paths in millimeters, from the upper left corner of the model. The first is the outline
 * of the whole model; each further one surrounds what is nearer.
 */
export function frontView(triangles: readonly Triangle[], size: OuterSize): string[] {
  const cellMm = Math.max(MIN_CELL_MM, Math.max(size.width, size.height) / MAX_CELLS);
  const { columns, rows, depths } = drawDepth(triangles, size, cellMm);
  const drawn = depths.filter(Number.isFinite);
  const [rear, front] = [
    drawn.reduce((a, b) => Math.min(a, b), Infinity),
    drawn.reduce((a, b) => Math.max(a, b), -Infinity),
  ];
  return Array.from({ length: LAYERS }, (_, layer) => {
    const limit = layer === 0 ? -Infinity : rear + ((front - rear) * layer) / LAYERS;
    return traceContours(columns, rows, (x, y) => (depths[y * columns + x] ?? -Infinity) > limit)
      .filter((contour) => Math.abs(areaOf(contour)) >= MIN_AREA_CELLS)
      .map((contour) => pathOf(simplifyContour(contour, TOLERANCE_CELLS), cellMm))
      .join("");
  });
}

/** A closed path. Its numbers are relative, because they are shorter. */
function pathOf(points: readonly Point[], cellMm: number): string {
  const length = (cells: number): number => Math.round(cells * cellMm * 100) / 100;
  const step = ([x, y]: Point, [fromX, fromY]: Point): string => `${length(x - fromX)} ${length(y - fromY)}`;
  const [first = [0, 0] as const] = points;
  const steps = points.slice(1).map((point, index) => step(point, points[index] ?? first));
  return `M${step(first, [0, 0])}l${steps.join(" ")}z`;
}
