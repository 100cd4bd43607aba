import type { FileSource } from "../file-source";
import { openLaz } from "../laz/open";
import { readRecords } from "../record-points";
import { isFault, type ScanFault } from "../scan-fault";
import type { ScanOptions, ScanReader } from "../scan-reader";
import { readLasHeader } from "./header";
import { colorKindsOf, pointAdder } from "./point";

/** Reads the header of a LAS or LAZ file and prepares reading its points. */
export async function openLas(source: FileSource, options: ScanOptions): Promise<ScanReader | ScanFault> {
  const header = await readLasHeader(source);
  if (isFault(header)) return header;
  if (header.isCompressed) return openLaz(source, header, options);
  const { points, dataOffset, recordBytes } = header;
  if (dataOffset + points * recordBytes > source.size) return { fault: "missingPoints", points };
  return {
    format: "LAS",
    points,
    colorKinds: colorKindsOf(header),
    async readPoints(sampler, onProgress) {
      const layout = { offset: dataOffset, recordBytes, records: points };
      await readRecords(source, layout, sampler, pointAdder(header, sampler), onProgress);
      return undefined;
    },
  };
}
