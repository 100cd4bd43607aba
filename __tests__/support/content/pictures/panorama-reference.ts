import { join } from "node:path";
import sharp from "sharp";
import { contentFolder } from "@capture/content/model/folder";
import { type CameraPose, rayDirection, type ViewportSize } from "@capture/viewer/camera";
import { directionToUv } from "@capture/viewer/depth-map";

/** Red, green and blue, from 0 to 255. */
export type Color = readonly [number, number, number];

/** Pixels in rows, three bytes each. */
export interface Pixels {
  width: number;
  height: number;
  data: Buffer;
}

export async function readPixels(picture: Buffer | string, width?: number): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .resize(width, undefined)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/**
 * What the viewer should draw: the original panorama at a resolution, without tiles.
 * @param src path of the panorama below data/
 * @param levelWidth its width in pixels
 * @returns the color at a point of the view in CSS pixels
 */
export async function referenceView(
  src: string,
  levelWidth: number,
  heading: number,
  camera: CameraPose,
  size: ViewportSize,
): Promise<(x: number, y: number) => Color> {
  const { width, height, data } = await readPixels(join(contentFolder(), src), levelWidth);
  const valueAt = (column: number, row: number, channel: number): number => {
    const [x, y] = [(column + width) % width, Math.min(height - 1, Math.max(0, row))];
    return data[(y * width + x) * 3 + channel] ?? 0;
  };
  return (x, y) => {
    const { u, v } = directionToUv(rayDirection(camera, size, { x, y }), heading);
    const [column, row] = [u * width - 0.5, v * height - 0.5];
    const [left, top] = [Math.floor(column), Math.floor(row)];
    const [right, down] = [column - left, row - top];
    const mixed = (channel: number): number =>
      (valueAt(left, top, channel) * (1 - right) + valueAt(left + 1, top, channel) * right) * (1 - down) +
      (valueAt(left, top + 1, channel) * (1 - right) + valueAt(left + 1, top + 1, channel) * right) * down;
    return [mixed(0), mixed(1), mixed(2)];
  };
}
