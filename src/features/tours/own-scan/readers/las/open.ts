import type { FileSource } from "../file-source";
import { readRecords } from "../record-points";
import { isFault, type ScanFault } from "../scan-fault";
import type { ScanReader } from "../scan-reader";
import { readLasHeader } from "./header";

const INT32_BYTES = 4;
const UINT16_BYTES = 2;

/** Reads the header of a LAS file and prepares reading its points. */
export async function openLas(source: FileSource): Promise<ScanReader | ScanFault> {
  const header = await readLasHeader(source);
  if (isFault(header)) return header;
  const { points, dataOffset, recordBytes, colorOffset, scale, offset } = header;
  if (dataOffset + points * recordBytes > source.size) return { fault: "missingPoints", points };
  return {
    format: "LAS",
    points,
    // They should have 16 bits, but some programs write 8-bit values.
    colorKinds: colorOffset === undefined ? undefined : ["integer", "integer", "integer"],
    async readPoints(sampler, onProgress) {
      const coordinate = (view: DataView, at: number, axis: 0 | 1 | 2): number =>
        view.getInt32(at + axis * INT32_BYTES, true) * scale[axis] + offset[axis];
      const color = (view: DataView, at: number, channel: number): number =>
        colorOffset === undefined ? 0 : view.getUint16(at + colorOffset + channel * UINT16_BYTES, true);
      await readRecords(
        source,
        { offset: dataOffset, recordBytes, records: points },
        sampler,
        (view, at) =>
          sampler.add(
            coordinate(view, at, 0),
            coordinate(view, at, 1),
            coordinate(view, at, 2),
            color(view, at, 0),
            color(view, at, 1),
            color(view, at, 2),
          ),
        onProgress,
      );
      return undefined;
    },
  };
}
