import { viewOf, type FileSource } from "../file-source";
import { readRecords } from "../record-points";
import { isFault, type ScanFault } from "../scan-fault";
import type { ScanReader } from "../scan-reader";
import { readLasHeader, type LasHeader } from "./header";

const INT32_BYTES = 4;
const UINT16_BYTES = 2;
const MAX_UINT8 = 255;
/** Colors are 16-bit, but some programs write 8-bit values into them. This many points decide. */
const PROBED_RECORDS = 4096;

/** Reads the header of a LAS file and prepares reading its points. */
export async function openLas(source: FileSource): Promise<ScanReader | ScanFault> {
  const header = await readLasHeader(source);
  if (isFault(header)) return header;
  const { points, dataOffset, recordBytes, colorOffset, scale, offset } = header;
  if (dataOffset + points * recordBytes > source.size) return { fault: "missingPoints", points };
  return {
    format: "LAS",
    points,
    async readPoints(sampler, onProgress) {
      const divisor = await findColorDivisor(source, header);
      const coordinate = (view: DataView, at: number, axis: 0 | 1 | 2): number =>
        view.getInt32(at + axis * INT32_BYTES, true) * scale[axis] + offset[axis];
      const color = (view: DataView, at: number, channel: number): number =>
        colorOffset === undefined ? 0 : view.getUint16(at + colorOffset + channel * UINT16_BYTES, true) / divisor;
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

/** The divisor from stored colors to 0–255: 1 if the first points have 8-bit colors, otherwise 257. */
async function findColorDivisor(source: FileSource, header: LasHeader): Promise<number> {
  const { points, dataOffset, recordBytes, colorOffset } = header;
  if (colorOffset === undefined) return 1;
  const records = Math.min(points, PROBED_RECORDS);
  const view = viewOf(await source.read(dataOffset, records * recordBytes));
  for (let record = 0; record < records; record += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      const value = view.getUint16(record * recordBytes + colorOffset + channel * UINT16_BYTES, true);
      if (value > MAX_UINT8) return 257;
    }
  }
  return 1;
}
