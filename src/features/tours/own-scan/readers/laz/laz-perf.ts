import type { LazPerf } from "laz-perf";

/** Loads the decoder. Rejects if it cannot be fetched, or is not allowed to run. */
export type LoadLazPerf = () => Promise<LazPerf>;

/**
 * Unpacks the points of a chunk, from the first on.
 * Opens a chunk of points that are compressed together.
 */
export function openChunk(
  lazPerf: LazPerf,
  chunk: Uint8Array,
  { pointFormat, recordBytes }: { pointFormat: number; recordBytes: number },
) {
  const source = lazPerf._malloc(chunk.length);
  const point = lazPerf._malloc(recordBytes);
  lazPerf.HEAPU8.set(chunk, source);
  const decoder = new lazPerf.ChunkDecoder();
  decoder.open(pointFormat, recordBytes, source);
  return {
    /**
     * Reads the next point.
     * @returns the bytes of the point, until the next call
     * @throws Error if the code is broken; the decoder cannot be used after that
     */
    next(): DataView {
      decoder.getPoint(point);
      const { buffer, byteOffset } = lazPerf.HEAPU8;
      return new DataView(buffer, byteOffset + point, recordBytes);
    },
    close(): void {
      decoder.delete();
      lazPerf._free(source);
      lazPerf._free(point);
    },
  };
}
