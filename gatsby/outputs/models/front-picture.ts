import sharp from "sharp";
import type { ModelTriangle } from "@capture/content/model/glb-triangles";
import { shadeTriangle } from "./shade";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What is seen from the front, without perspective. */
interface Picture {
  readonly columns: number;
  readonly rows: number;
  readonly cellMm: number;
  /** Red, green, blue and opacity of each cell, row by row from the top. */
  readonly pixels: Uint8ClampedArray;
  /** Height of the nearest opaque surface above the origin of the model in millimeters. */
  readonly depths: Float32Array;
}

const MIN_CELL_MM = 0.3;
/** Cells along the longer side at most: a large machine takes as long as a small device. */
const MAX_CELLS = 1600;
/** Cells along the side of a pixel, for smooth edges. */
const CELLS_PER_PIXEL = 2;
const WEBP_QUALITY = 82;

/**
 * A picture of the front of a model in its own colors, with a transparent background, as WebP.
 * @param size of the model in millimeters; x is 0 in its middle, y is 0 at its foot
 */
export async function frontPicture(triangles: readonly ModelTriangle[], size: Size): Promise<Uint8Array> {
  const { pixels, columns, rows } = drawFront(triangles, size);
  return sharp(pixels, { raw: { width: columns, height: rows, channels: 4 } })
    .resize({ width: Math.ceil(columns / CELLS_PER_PIXEL) })
    .webp({ quality: WEBP_QUALITY })
    .toBuffer();
}

/** Draws opaque triangles, then glass over what is behind it. */
export function drawFront(triangles: readonly ModelTriangle[], { width, height }: Size): Picture {
  const cellMm = Math.max(MIN_CELL_MM, Math.max(width, height) / MAX_CELLS);
  const [columns, rows] = [Math.ceil(width / cellMm), Math.ceil(height / cellMm)];
  const picture = {
    columns,
    rows,
    cellMm,
    pixels: new Uint8ClampedArray(columns * rows * 4),
    depths: new Float32Array(columns * rows).fill(-Infinity),
  };
  for (const triangle of triangles) if (triangle.opacity === 1) drawTriangle(picture, triangle);
  for (const triangle of triangles) if (triangle.opacity < 1) drawTriangle(picture, triangle);
  return picture;
}

/** Draws a triangle over what is behind it. */
function drawTriangle({ columns, rows, cellMm, pixels, depths }: Picture, triangle: ModelTriangle): void {
  const [[ax, ay, az], [bx, by, bz], [cx, cy, cz]] = triangle.corners.map(
    ([x, y, z]) => [(x * 1000) / cellMm + (columns - 1) / 2, rows - 0.5 - (y * 1000) / cellMm, z * 1000] as const,
  ) as [Corner, Corner, Corner];
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  if (area === 0) return;
  const color = shadeTriangle(triangle);
  const [firstRow, lastRow] = cellRange([ay, by, cy], rows);
  const [firstColumn, lastColumn] = cellRange([ax, bx, cx], columns);
  for (let y = firstRow; y <= lastRow; y += 1) {
    for (let x = firstColumn; x <= lastColumn; x += 1) {
      const b = ((x - ax) * (cy - ay) - (cx - ax) * (y - ay)) / area;
      const c = ((bx - ax) * (y - ay) - (x - ax) * (by - ay)) / area;
      if (b < 0 || c < 0 || b + c > 1) continue;
      const depth = az + b * (bz - az) + c * (cz - az);
      const cell = y * columns + x;
      if (depth <= (depths[cell] ?? 0)) continue;
      if (triangle.opacity === 1) depths[cell] = depth;
      blendPixel(pixels.subarray(4 * cell, 4 * cell + 4), color, triangle.opacity);
    }
  }
}

type Corner = readonly [number, number, number];

/** Puts a color over that of a pixel. */
function blendPixel(pixel: Uint8ClampedArray, color: readonly number[], opacity: number): void {
  const behind = ((pixel[3] ?? 0) / 255) * (1 - opacity);
  const sum = opacity + behind;
  color.forEach((value, channel) => {
    pixel[channel] = (value * opacity + (pixel[channel] ?? 0) * behind) / sum;
  });
  pixel[3] = 255 * sum;
}

const cellRange = (values: readonly number[], count: number): [first: number, last: number] => [
  Math.max(0, Math.ceil(Math.min(...values))),
  Math.min(count - 1, Math.floor(Math.max(...values))),
];
