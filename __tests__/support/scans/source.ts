import { type FileSource, isFault, readScan, type Scan, type ScanFault } from "@capture/viewer/read-scan";
import { loadLazPerf } from "./laz";

/** A file in memory. */
export const sourceOf = (bytes: Uint8Array): FileSource => ({
  size: bytes.length,
  read: (offset, length) => Promise.resolve(bytes.subarray(offset, offset + length)),
});

/** Reads a file in memory. */
export const read = (bytes: Uint8Array, maxPoints = 1000): Promise<Scan | ScanFault> =>
  readScan(sourceOf(bytes), maxPoints, () => undefined, loadLazPerf);

/** Reads a file in memory. Throws when it has a fault. */
export async function readPoints(bytes: Uint8Array, maxPoints?: number): Promise<Scan> {
  const scan = await read(bytes, maxPoints);
  if (isFault(scan)) throw new Error(`The file has a fault: ${JSON.stringify(scan)}`);
  return scan;
}

/** The points of a scan as rows of x, y, z in millimeters and red, green, blue, in a fixed order. */
export function rowsOf({ count, positions, colors }: Scan): number[][] {
  const rows = Array.from({ length: count }, (_, point) => [
    ...[0, 1, 2].map((axis) => Math.round((positions[point * 3 + axis] ?? 0) * 1000) + 0),
    ...colors.subarray(point * 3, point * 3 + 3),
  ]);
  return rows.sort((a, b) => compare(a, b));
}

const compare = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((order, value, index) => order || value - (b[index] ?? 0), 0);

/** Points of a cloud 4 m wide, 2 m deep and 3 m high, at map coordinates. */
export const SAMPLE = [
  [500_000, 5_400_000, 450, 10, 20, 30],
  [500_004, 5_400_000, 451.5, 40, 50, 60],
  [500_001, 5_400_002, 453, 255, 0, 128],
] as const;

/** `SAMPLE` after reading. */
export const SAMPLE_ROWS = [
  [-2000, -1000, 0, 10, 20, 30],
  [-1000, 1000, 3000, 255, 0, 128],
  [2000, -1000, 1500, 40, 50, 60],
];
