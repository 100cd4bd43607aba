import type { Points } from "@capture/domain/ply";

/*
 * LAS 1.4 of the ASPRS (revision 15), with point format 2: position and color.
 * https://www.asprs.org/wp-content/uploads/2019/07/LAS_1_4_r15.pdf
 */

const HEADER_BYTES = 375;
const FORMAT = 2;
const POINT_BYTES = 26;
/** Coordinates are integers of this unit. */
const SCALE_M = 0.001;
const AXES = [0, 1, 2] as const;
/** Return 1 of 1: our devices record one return for each pulse. */
const SINGLE_RETURN = 0b001_001;
const UNCLASSIFIED = 1;
/** Scales 8-bit colors to 16 bits. */
const COLOR_SCALE = 257;

/**
 * A cloud as the bytes of a LAS 1.4 file, in meters with three decimals.
 * @param software name of the generating software, at most 32 characters
 * @param created the creation day in the header
 */
export function lasFile(points: Points, software: string, created: Date): Buffer {
  const bytes = Buffer.alloc(HEADER_BYTES + points.count * POINT_BYTES);
  writeHeader(bytes, points, software, created);
  for (let point = 0; point < points.count; point += 1) {
    const start = HEADER_BYTES + point * POINT_BYTES;
    for (const axis of AXES) {
      bytes.writeInt32LE(millimeters(points.positions[point * 3 + axis]), start + axis * 4);
      bytes.writeUInt16LE((points.colors[point * 3 + axis] ?? 0) * COLOR_SCALE, start + 20 + axis * 2);
    }
    bytes.writeUInt8(SINGLE_RETURN, start + 14);
    bytes.writeUInt8(UNCLASSIFIED, start + 15);
  }
  return bytes;
}

function writeHeader(bytes: Buffer, { count, min, max }: Points, software: string, created: Date): void {
  bytes.write("LASF", 0, "latin1");
  bytes.writeUInt8(1, 24);
  bytes.writeUInt8(4, 25);
  // The standard's system identifier for a file from an operation that has no identifier of its own.
  bytes.write("OTHER", 26, "latin1");
  bytes.write(software.slice(0, 32), 58, "latin1");
  bytes.writeUInt16LE(dayOfYear(created), 90);
  bytes.writeUInt16LE(created.getUTCFullYear(), 92);
  bytes.writeUInt16LE(HEADER_BYTES, 94);
  bytes.writeUInt32LE(HEADER_BYTES, 96);
  bytes.writeUInt8(FORMAT, 104);
  bytes.writeUInt16LE(POINT_BYTES, 105);
  // The legacy counts, for readers of LAS 1.3 and earlier.
  bytes.writeUInt32LE(count, 107);
  bytes.writeUInt32LE(count, 111);
  for (const axis of AXES) {
    bytes.writeDoubleLE(SCALE_M, 131 + axis * 8);
    bytes.writeDoubleLE(millimeters(max[axis]) * SCALE_M, 179 + axis * 16);
    bytes.writeDoubleLE(millimeters(min[axis]) * SCALE_M, 187 + axis * 16);
  }
  bytes.writeBigUInt64LE(BigInt(count), 247);
  bytes.writeBigUInt64LE(BigInt(count), 255);
}

const millimeters = (meters = 0): number => Math.round(meters / SCALE_M);

const DAY_MS = 86_400_000;

function dayOfYear(day: Date): number {
  return Math.floor((day.getTime() - Date.UTC(day.getUTCFullYear(), 0, 1)) / DAY_MS) + 1;
}
