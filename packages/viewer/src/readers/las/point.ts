import type { ColorKinds } from "../color-range";
import type { PointSampler } from "../point-sampler";
import type { LasHeader } from "./header";

const INT32_BYTES = 4;
const UINT16_BYTES = 2;

/** How a file stores colors. They should have 16 bits, but some programs write 8-bit values. */
export const colorKindsOf = ({ colorOffset }: LasHeader): ColorKinds | undefined =>
  colorOffset === undefined ? undefined : ["integer", "integer", "integer"];

/** One coordinate of the record at an offset, in meters. */
export const coordinateAt = ({ scale, offset }: LasHeader, view: DataView, at: number, axis: 0 | 1 | 2): number =>
  view.getInt32(at + axis * INT32_BYTES, true) * scale[axis] + offset[axis];

/** Returns a function that adds the point of the record at an offset. */
export function pointAdder(header: LasHeader, sampler: PointSampler): (view: DataView, at: number) => void {
  const { colorOffset } = header;
  const color = (view: DataView, at: number, channel: number): number =>
    colorOffset === undefined ? 0 : view.getUint16(at + colorOffset + channel * UINT16_BYTES, true);
  return (view, at) =>
    sampler.add(
      coordinateAt(header, view, at, 0),
      coordinateAt(header, view, at, 1),
      coordinateAt(header, view, at, 2),
      color(view, at, 0),
      color(view, at, 1),
      color(view, at, 2),
    );
}
