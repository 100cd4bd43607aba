import type { LazPerf } from "laz-perf";
import type { ColorKinds } from "./color-range";
import type { PointSampler } from "./point-sampler";
import type { ScanFault } from "./scan-fault";

export type ScanFormat = "PLY" | "LAS" | "LAZ" | "E57";

/** Loads the decoder of LAZ. Rejects if it cannot be fetched, or is not allowed to run. */
export type LoadLazPerf = () => Promise<LazPerf>;

export interface ScanOptions {
  /** The size of the sample that is kept. */
  readonly maxPoints: number;
  /** Loads the decoder of LAZ; `undefined` where there is none. */
  readonly loadLazPerf: LoadLazPerf | undefined;
}

/** A file whose header is read and whose points can be read. */
export interface ScanReader {
  readonly format: ScanFormat;
  /** The number of points in the file. */
  readonly points: number;
  /** The number of points of which the sample is taken, if a file has levels and not all are read. */
  readonly sampledPoints?: number;
  /** How colors are stored; `undefined` without colors. */
  readonly colorKinds: ColorKinds | undefined;
  /**
   * Adds the points of the sample.
   * @param onProgress called with the fraction of the file that is read
   * @returns a fault if the points are not as the header says
   */
  readPoints(sampler: PointSampler, onProgress: (fraction: number) => void): Promise<ScanFault | undefined>;
}
