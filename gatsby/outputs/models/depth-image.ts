import type { Triangle } from "@capture/content/model/glb-triangles";

/** How far the front of a model is, as a picture: what is seen from the front, without perspective. */
export interface DepthImage {
  readonly columns: number;
  readonly rows: number;
  /** Height above the rear in millimeters for each cell, row by row from the top; −∞ where nothing is. */
  readonly depths: Float32Array;
}

interface Frame {
  /** Left and upper edge of the image in millimeters. */
  readonly left: number;
  readonly top: number;
  readonly cellMm: number;
}

/**
 * Draws the front of a model.
 * @param size of the model in millimeters; x is 0 in its middle, y is 0 at its foot
 * @param cellMm side of a cell
 */
export function drawDepth(
  triangles: readonly Triangle[],
  size: { readonly width: number; readonly height: number },
  cellMm: number,
): DepthImage {
  const [columns, rows] = [Math.ceil(size.width / cellMm), Math.ceil(size.height / cellMm)];
  const image = { columns, rows, depths: new Float32Array(columns * rows).fill(-Infinity) };
  const frame = { left: -size.width / 2, top: size.height, cellMm };
  for (const triangle of triangles) drawTriangle(image, triangle, frame);
  return image;
}

/** Draws a triangle over what is behind it. */
function drawTriangle({ columns, rows, depths }: DepthImage, triangle: Triangle, { left, top, cellMm }: Frame): void {
  const [[ax, ay, az], [bx, by, bz], [cx, cy, cz]] = triangle.map(
    ([x, y, z]) => [(x * 1000 - left) / cellMm - 0.5, (top - y * 1000) / cellMm - 0.5, z * 1000] as const,
  ) as [Corner, Corner, Corner];
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  if (area === 0) return;
  const [firstRow, lastRow] = cellRange([ay, by, cy], rows);
  const [firstColumn, lastColumn] = cellRange([ax, bx, cx], columns);
  for (let y = firstRow; y <= lastRow; y += 1) {
    for (let x = firstColumn; x <= lastColumn; x += 1) {
      const b = ((x - ax) * (cy - ay) - (cx - ax) * (y - ay)) / area;
      const c = ((bx - ax) * (y - ay) - (x - ax) * (by - ay)) / area;
      if (b < 0 || c < 0 || b + c > 1) continue;
      const depth = az + b * (bz - az) + c * (cz - az);
      const cell = y * columns + x;
      if (depth > (depths[cell] ?? 0)) depths[cell] = depth;
    }
  }
}

type Corner = readonly [number, number, number];

const cellRange = (values: readonly number[], count: number): [first: number, last: number] => [
  Math.max(0, Math.ceil(Math.min(...values))),
  Math.min(count - 1, Math.floor(Math.max(...values))),
];
