import { openE57 } from "./e57/open";
import type { FileSource } from "./file-source";
import { openLas } from "./las/open";
import { createPointSampler, type SampledPoints } from "./point-sampler";
import { openPly } from "./ply/open";
import { isFault, type ScanFault } from "./scan-fault";
import type { LoadLazPerf, ScanFormat, ScanOptions, ScanReader } from "./scan-reader";

export { isFault, type FileSource, type ScanFault };

/** A scan that has been read. */
export interface Scan extends SampledPoints {
  format: ScanFormat;
  /** The number of points in the file. */
  points: number;
}

type OpenScan = (source: FileSource, options: ScanOptions) => Promise<ScanReader | ScanFault>;

/** The first characters of the files of each format. PLY may begin with a byte order mark, as a text. */
const FORMATS: readonly { signature: RegExp; open: OpenScan }[] = [
  { signature: /^(?:\u00ef\u00bb\u00bf)?ply[ \t]*\r?\n/, open: openPly },
  { signature: /^LASF/, open: openLas },
  { signature: /^ASTM-E57/, open: openE57 },
];
const SIGNATURE_BYTES = 16;

/**
 * Reads a point cloud.
 * @param maxPoints the size of the sample that is kept
 * @param onProgress called with the fraction of the file that is read
 * @param loadLazPerf loads the decoder of LAZ, only for a LAZ file
 */
export async function readScan(
  source: FileSource,
  maxPoints: number,
  onProgress: (fraction: number) => void,
  loadLazPerf?: LoadLazPerf,
): Promise<Scan | ScanFault> {
  const start = new TextDecoder("latin1").decode(await source.read(0, SIGNATURE_BYTES));
  const format = FORMATS.find(({ signature }) => signature.test(start));
  if (!format) return { fault: "unknownFormat" };
  const reader = await format.open(source, { maxPoints, loadLazPerf });
  if (isFault(reader)) return reader;
  if (reader.points === 0) return { fault: "noPoints" };
  const sampler = createPointSampler(reader.sampledPoints ?? reader.points, maxPoints, reader.colorKinds);
  const fault = await reader.readPoints(sampler, onProgress);
  if (fault) return fault;
  const sampled = sampler.finish();
  return isFault(sampled) ? sampled : { ...sampled, format: reader.format, points: reader.points };
}
