import type { DepthMap } from "../geometry/depth-map";

/*
 * A depth map as the viewer fetches it: width and height as 16-bit little-endian numbers, then the difference between each
 * pixel and its left neighbor as a number of variable length: seven bits in each byte, the lowest first, and the eighth bit
 * set when another byte follows. Neighbors on a surface differ by millimeters, so nearly all have one byte, and the host’s
 * compression leaves about a twentieth of them, without loss.
 */

const HEADER_BYTES = 4;
const MAX_DIFFERENCE_BYTES = 3;

/** Packs the pixels of a depth map, in millimeters, row by row. */
export function packDepth({ width, height, millimeters }: DepthMap): Uint8Array {
  const pixels = width * height;
  const bytes = new Uint8Array(HEADER_BYTES + pixels * MAX_DIFFERENCE_BYTES);
  bytes.set([width & 255, width >> 8, height & 255, height >> 8]);
  let end = HEADER_BYTES;
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    const left = pixel % width === 0 ? 0 : (millimeters[pixel - 1] ?? 0);
    const difference = (((millimeters[pixel] ?? 0) - left) << 16) >> 16;
    // Alternates between positive and negative numbers, so that small differences are small numbers.
    let rest = ((difference << 1) ^ (difference >> 15)) & 0xffff;
    for (; rest > 127; rest >>= 7) bytes[end++] = (rest & 127) | 128;
    bytes[end++] = rest;
  }
  return bytes.slice(0, end);
}

/**
 * Reads a packed depth map.
 * @throws RangeError when the file has fewer or more pixels than its header specifies
 */
export function readDepth(file: ArrayBuffer): DepthMap {
  const bytes = new Uint8Array(file);
  const [widthLow = 0, widthHigh = 0, heightLow = 0, heightHigh = 0] = bytes;
  const [width, height] = [widthLow | (widthHigh << 8), heightLow | (heightHigh << 8)];
  const fail = (): never => {
    throw new RangeError(
      `The depth map has ${bytes.length} bytes, which do not fit the ${width} × ${height} pixels that its header specifies.`,
    );
  };
  // Each pixel has at least one byte.
  if (bytes.length - HEADER_BYTES < width * height) fail();
  const millimeters = new Uint16Array(width * height);
  let offset = HEADER_BYTES;
  for (let pixel = 0; pixel < millimeters.length; pixel += 1) {
    let zigzag = 0;
    for (let shift = 0, byte = 128; byte > 127; shift += 7) {
      byte = bytes[offset++] ?? 0;
      zigzag |= (byte & 127) << shift;
    }
    const left = pixel % width === 0 ? 0 : (millimeters[pixel - 1] ?? 0);
    millimeters[pixel] = left + ((zigzag >>> 1) ^ -(zigzag & 1));
  }
  if (offset !== bytes.length) fail();
  return { width, height, millimeters };
}
