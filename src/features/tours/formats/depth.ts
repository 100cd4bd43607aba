import type { DepthMap } from "../geometry/depth-map";

/*
 * A depth map as the viewer fetches it: width and height as 16-bit little-endian numbers, then all low bytes and all high
 * bytes of the differences between a pixel and its left neighbor. Neighbors on a surface differ by millimeters, so the
 * host’s compression leaves about 5 % of the bytes, without loss.
 */

const HEADER_BYTES = 4;

/** Packs the pixels of a depth map, in millimeters, row by row. */
export function packDepth({ width, height, millimeters }: DepthMap): Uint8Array {
  const pixels = width * height;
  const bytes = new Uint8Array(HEADER_BYTES + pixels * 2);
  bytes.set([width & 255, width >> 8, height & 255, height >> 8]);
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    const left = pixel % width === 0 ? 0 : (millimeters[pixel - 1] ?? 0);
    const difference = (((millimeters[pixel] ?? 0) - left) << 16) >> 16;
    // Alternates between positive and negative numbers, so that small differences have a high byte of 0.
    const zigzag = (difference << 1) ^ (difference >> 15);
    bytes[HEADER_BYTES + pixel] = zigzag & 255;
    bytes[HEADER_BYTES + pixels + pixel] = (zigzag >> 8) & 255;
  }
  return bytes;
}

/**
 * Reads a packed depth map.
 * @throws RangeError when the file is not as long as its header states
 */
export function readDepth(file: ArrayBuffer): DepthMap {
  const bytes = new Uint8Array(file);
  const [widthLow = 0, widthHigh = 0, heightLow = 0, heightHigh = 0] = bytes;
  const [width, height] = [widthLow | (widthHigh << 8), heightLow | (heightHigh << 8)];
  const pixels = width * height;
  if (bytes.length !== HEADER_BYTES + pixels * 2)
    throw new RangeError(
      `The depth map has ${bytes.length} bytes, but its header announces ${width} × ${height} pixels.`,
    );
  const millimeters = new Uint16Array(pixels);
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    const zigzag = (bytes[HEADER_BYTES + pixel] ?? 0) | ((bytes[HEADER_BYTES + pixels + pixel] ?? 0) << 8);
    const left = pixel % width === 0 ? 0 : (millimeters[pixel - 1] ?? 0);
    millimeters[pixel] = left + ((zigzag >>> 1) ^ -(zigzag & 1));
  }
  return { width, height, millimeters };
}
