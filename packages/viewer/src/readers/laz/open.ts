import type { LazPerf } from "laz-perf";
import type { FileSource } from "../file-source";
import type { LasHeader } from "../las/header";
import { colorKindsOf, pointAdder } from "../las/point";
import type { PointSampler } from "../point-sampler";
import { isFault, type ScanFault } from "../scan-fault";
import type { ScanOptions, ScanReader } from "../scan-reader";
import { isInBox, isWholeChunk } from "./chunk-checks";
import { readChunkTable } from "./chunk-table";
import { chooseChunks } from "./copc";
import { readLaszipRecord } from "./laszip-record";

/**
 * Prepares reading the points of a LAZ file. COPC is LAZ with an octree: its coarse levels are read first, and only as many
 * as the sample needs.
 */
export async function openLaz(
  source: FileSource,
  header: LasHeader,
  { loadLazPerf, maxPoints }: ScanOptions,
): Promise<ScanReader | ScanFault> {
  const { points } = header;
  const record = await readLaszipRecord(source, header);
  if (!record) return { fault: "compressed" };
  const allChunks = points === 0 ? [] : await readChunkTable(source, header, record.chunkPoints);
  if (isFault(allChunks)) return allChunks;
  const chunks = await chooseChunks(source, header, allChunks, maxPoints);
  const sampledPoints = chunks.reduce((sum, chunk) => sum + chunk.points, 0);
  return {
    format: "LAZ",
    points,
    sampledPoints,
    colorKinds: colorKindsOf(header),
    async readPoints(sampler, onProgress) {
      const lazPerf = await loadLazPerf?.().catch(() => undefined);
      if (!lazPerf) return { fault: "noDecoder" };
      let first = 0;
      for (const chunk of chunks) {
        const end = first + chunk.points;
        // Without a point of the sample, a chunk need not be unpacked.
        if (sampler.nextIndex < end) {
          const bytes = await source.read(chunk.offset, chunk.bytes);
          const isRead =
            isWholeChunk(bytes, chunk, header) && addPoints(lazPerf, bytes, { header, sampler, first, end });
          if (!isRead) return { fault: "brokenData" };
        }
        first = end;
        onProgress(end / sampledPoints);
      }
      return undefined;
    },
  };
}

interface ChunkOptions {
  header: LasHeader;
  sampler: PointSampler;
  /** The index of the first point of the chunk among all that are read. */
  first: number;
  end: number;
}

/** Adds the sampled points of a chunk. Returns whether all of them can be what was compressed. */
function addPoints(lazPerf: LazPerf, bytes: Uint8Array, { header, sampler, first, end }: ChunkOptions): boolean {
  const { pointFormat, recordBytes } = header;
  const addPoint = pointAdder(header, sampler);
  try {
    const source = lazPerf._malloc(bytes.length);
    const point = lazPerf._malloc(recordBytes);
    lazPerf.HEAPU8.set(bytes, source);
    const decoder = new lazPerf.ChunkDecoder();
    decoder.open(pointFormat, recordBytes, source);
    for (let index = first; index < end && sampler.nextIndex < end; index += 1) {
      decoder.getPoint(point);
      if (index !== sampler.nextIndex) continue;
      // Another buffer after the memory of the decoder has grown.
      const { buffer, byteOffset } = lazPerf.HEAPU8;
      const view = new DataView(buffer, byteOffset + point, recordBytes);
      if (!isInBox(view, header)) return false;
      addPoint(view, 0);
    }
    decoder.delete();
    lazPerf._free(source);
    lazPerf._free(point);
    return true;
  } catch {
    // A broken code leads outside the memory of the decoder, which cannot be used after that.
    return false;
  }
}
