import { viewOf } from "../file-source";
import type { LasHeader } from "../las/header";
import { coordinateAt } from "../las/point";
import type { LazChunk } from "./chunk-table";
import { baseBytesOf, FIRST_LAYERED_FORMAT } from "./laszip-record";

/** The layers of a point besides additional bytes, each of which is one: of formats 6, 7 and 8. */
const MIN_LAYERS = 9;
const UINT32_BYTES = 4;
/** The decimals of the box may be rounded. */
const MAX_ROUNDING = 1e-9;

/**
 * Whether the bytes of a chunk are complete, and its layers as long as the chunk: the decoder trusts their lengths. The
 * point formats before 6 have one code without a length.
 */
export function isWholeChunk(bytes: Uint8Array, chunk: LazChunk, { pointFormat, recordBytes }: LasHeader): boolean {
  if (bytes.length < chunk.bytes) return false;
  if (pointFormat < FIRST_LAYERED_FORMAT) return true;
  const layers = MIN_LAYERS + (pointFormat - FIRST_LAYERED_FORMAT) + (recordBytes - (baseBytesOf(pointFormat) ?? 0));
  const start = recordBytes + UINT32_BYTES;
  if (start + layers * UINT32_BYTES > bytes.length) return false;
  const view = viewOf(bytes);
  let end = start + layers * UINT32_BYTES;
  for (let layer = 0; layer < layers; layer += 1) end += view.getUint32(start + layer * UINT32_BYTES, true);
  return view.getUint32(recordBytes, true) === chunk.points && end === bytes.length;
}

/** Whether a point is in the box of the header. The code has no checksum, and damaged code gives other points. */
export function isInBox(view: DataView, header: LasHeader): boolean {
  return ([0, 1, 2] as const).every((axis) => {
    const value = coordinateAt(header, view, 0, axis);
    const [min, max] = [header.min[axis], header.max[axis]];
    const rounding = Math.abs(header.scale[axis]) + MAX_ROUNDING * Math.max(Math.abs(min), Math.abs(max));
    return value >= min - rounding && value <= max + rounding;
  });
}
