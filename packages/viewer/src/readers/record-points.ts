import { CHUNK_BYTES, viewOf, type FileSource } from "./file-source";
import type { PointSampler } from "./point-sampler";

/** Where the records of points are in a file; all have the same length. */
export interface RecordLayout {
  /** Offset of the first record in bytes. */
  offset: number;
  recordBytes: number;
  records: number;
}

/**
 * Reads the sampled records of a file.
 * @param addRecord adds the point of the record at an offset of `view` to the sampler
 */
export async function readRecords(
  source: FileSource,
  { offset, recordBytes, records }: RecordLayout,
  sampler: PointSampler,
  addRecord: (view: DataView, offset: number) => void,
  onProgress: (fraction: number) => void,
): Promise<void> {
  const chunkRecords = Math.max(1, Math.floor(CHUNK_BYTES / recordBytes));
  for (let first = 0; first < records; first += chunkRecords) {
    const end = Math.min(records, first + chunkRecords);
    if (sampler.nextIndex < end) {
      const view = viewOf(await source.read(offset + first * recordBytes, (end - first) * recordBytes));
      while (sampler.nextIndex < end) addRecord(view, (sampler.nextIndex - first) * recordBytes);
    }
    onProgress(end / records);
  }
}
