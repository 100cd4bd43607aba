import { viewOf, type FileSource } from "../file-source";
import type { ScanFault } from "../scan-fault";

/** The values of a LAS header that locate and scale the points. */
export interface LasHeader {
  points: number;
  headerBytes: number;
  /** The number of records of variable length between the header and the points. */
  records: number;
  pointFormat: number;
  /** Whether the points are compressed, as in LAZ. */
  isCompressed: boolean;
  /** Offset of the first point in bytes. */
  dataOffset: number;
  recordBytes: number;
  /** Offset of red, green and blue in a record; `undefined` if the point format has no colors. */
  colorOffset: number | undefined;
  scale: readonly [number, number, number];
  offset: readonly [number, number, number];
  /** The ends of the box around the points. Some programs do not write them into LAS. */
  min: readonly [number, number, number];
  max: readonly [number, number, number];
}

/** The length of a header by minor version. */
const HEADER_BYTES: Readonly<Record<number, number>> = { 0: 227, 1: 227, 2: 227, 3: 235, 4: 375 };
const MAX_HEADER_BYTES = 375;
const MIN_HEADER_BYTES = 227;
/** Offsets of the fields in bytes. */
const FIELD = {
  versionMajor: 24,
  versionMinor: 25,
  headerBytes: 94,
  dataOffset: 96,
  records: 100,
  pointFormat: 104,
  recordBytes: 105,
  legacyPoints: 107,
  scale: 131,
  offset: 155,
  /** The largest and the smallest x, then y and z. */
  box: 179,
  points: 247,
} as const;
/** LAZ sets one of the two upper bits of the point format; its first versions set both. */
const COMPRESSED_BITS = 0xc0;
const DOUBLE_BYTES = 8;

/** The minimum length of a record, and the offset of its colors, for the point formats 0 to 10. */
const POINT_FORMATS: readonly { bytes: number; colorOffset?: number }[] = [
  { bytes: 20 },
  { bytes: 28 },
  { bytes: 26, colorOffset: 20 },
  { bytes: 34, colorOffset: 28 },
  { bytes: 57 },
  { bytes: 63, colorOffset: 28 },
  { bytes: 30 },
  { bytes: 36, colorOffset: 30 },
  { bytes: 38, colorOffset: 30 },
  { bytes: 59 },
  { bytes: 67, colorOffset: 30 },
];

/** Reads the header of a LAS file. @see https://www.asprs.org/wp-content/uploads/2019/07/LAS_1_4_r15.pdf */
export async function readLasHeader(source: FileSource): Promise<LasHeader | ScanFault> {
  const view = viewOf(await source.read(0, MAX_HEADER_BYTES));
  if (view.byteLength < MIN_HEADER_BYTES) return { fault: "brokenHeader" };
  const [major, minor] = [view.getUint8(FIELD.versionMajor), view.getUint8(FIELD.versionMinor)];
  const minHeaderBytes = HEADER_BYTES[minor];
  if (major !== 1 || minHeaderBytes === undefined) return { fault: "unknownVersion", version: `${major}.${minor}` };
  const headerBytes = view.getUint16(FIELD.headerBytes, true);
  const dataOffset = view.getUint32(FIELD.dataOffset, true);
  const compression = view.getUint8(FIELD.pointFormat) & COMPRESSED_BITS;
  const pointFormat = view.getUint8(FIELD.pointFormat) & ~COMPRESSED_BITS;
  if (compression === COMPRESSED_BITS) return { fault: "compressed" };
  const format = POINT_FORMATS[pointFormat];
  if (!format) return { fault: "unknownPoints" };
  const recordBytes = view.getUint16(FIELD.recordBytes, true);
  const triple = (at: number): [number, number, number] => [
    view.getFloat64(at, true),
    view.getFloat64(at + DOUBLE_BYTES, true),
    view.getFloat64(at + 2 * DOUBLE_BYTES, true),
  ];
  const [scale, offset] = [triple(FIELD.scale), triple(FIELD.offset)];
  const isConsistent =
    headerBytes >= minHeaderBytes &&
    view.byteLength >= minHeaderBytes &&
    dataOffset >= headerBytes &&
    dataOffset <= source.size &&
    recordBytes >= format.bytes &&
    [...scale, ...offset].every(Number.isFinite) &&
    scale.every((value) => value !== 0);
  if (!isConsistent) return { fault: "brokenHeader" };
  const points = pointsOf(view, minor);
  if (points === undefined) return { fault: "brokenHeader" };
  const start = dataOffset + (minor === 0 ? await signatureBytes(source, dataOffset, points * recordBytes) : 0);
  const box = [triple(FIELD.box), triple(FIELD.box + 3 * DOUBLE_BYTES)].flat();
  return {
    points,
    headerBytes,
    records: view.getUint32(FIELD.records, true),
    pointFormat,
    isCompressed: compression !== 0,
    dataOffset: start,
    recordBytes,
    colorOffset: format.colorOffset,
    scale,
    offset,
    min: [box[1] ?? NaN, box[3] ?? NaN, box[5] ?? NaN],
    max: [box[0] ?? NaN, box[2] ?? NaN, box[4] ?? NaN],
  };
}

/** The number of points. LAS 1.4 has two fields for it; if both are set, they must be equal. */
function pointsOf(view: DataView, minor: number): number | undefined {
  const legacyPoints = view.getUint32(FIELD.legacyPoints, true);
  const points = minor === 4 ? Number(view.getBigUint64(FIELD.points, true)) : legacyPoints;
  if (points === 0 || legacyPoints === 0) return Math.max(points, legacyPoints);
  return points === legacyPoints ? points : undefined;
}

const START_SIGNATURE = 0xccdd;
const SIGNATURE_BYTES = 2;

/** LAS 1.0 has a signature before the points, which programs count to the header or to the points. */
async function signatureBytes(source: FileSource, dataOffset: number, bytes: number): Promise<number> {
  const start = viewOf(await source.read(dataOffset, SIGNATURE_BYTES));
  const hasSignature = start.byteLength === SIGNATURE_BYTES && start.getUint16(0, true) === START_SIGNATURE;
  // Otherwise it could be the x of the first point.
  return hasSignature && dataOffset + SIGNATURE_BYTES + bytes <= source.size ? SIGNATURE_BYTES : 0;
}
