const RECORD_BYTES = [20, 28, 26, 34, 57, 63, 30, 36, 38, 59, 67];
const COLOR_OFFSETS: Readonly<Record<number, number>> = { 2: 20, 3: 28, 5: 28, 7: 30, 8: 30, 10: 30 };
const HEADER_BYTES: Readonly<Record<number, number>> = { 3: 235, 4: 375 };
const SCALE = 0.001;
/** Additional bytes at the end of each record. */
const EXTRA_BYTES = 3;

interface LasOptions {
  /** The point format, 0 to 10. */
  format?: number;
  /** 0 to 4. */
  minor?: number;
  /** The factor from 0–255 to the stored colors. */
  colorFactor?: number;
}

/** Writes a LAS file with points of x, y, z in meters and red, green, blue. */
export function lasFile(
  rows: readonly (readonly number[])[],
  { format = 2, minor = 4, colorFactor = 257 }: LasOptions = {},
): Uint8Array {
  const headerBytes = HEADER_BYTES[minor] ?? 227;
  // A gap, as after variable length records.
  const dataOffset = headerBytes + 54;
  const recordBytes = (RECORD_BYTES[format] ?? 0) + EXTRA_BYTES;
  const bytes = new Uint8Array(dataOffset + rows.length * recordBytes);
  const view = new DataView(bytes.buffer);
  const offsets = [0, 1, 2].map((axis) => Math.floor(rows[0]?.[axis] ?? 0));
  bytes.set(Buffer.from("LASF"));
  bytes.set([1, minor], 24);
  view.setUint16(94, headerBytes, true);
  view.setUint32(96, dataOffset, true);
  view.setUint8(104, format);
  view.setUint16(105, recordBytes, true);
  view.setUint32(107, rows.length, true);
  if (minor === 4) view.setBigUint64(247, BigInt(rows.length), true);
  for (const axis of [0, 1, 2]) {
    view.setFloat64(131 + axis * 8, SCALE, true);
    view.setFloat64(155 + axis * 8, offsets[axis] ?? 0, true);
  }
  rows.forEach((row, index) => {
    const start = dataOffset + index * recordBytes;
    const colorOffset = COLOR_OFFSETS[format];
    for (const axis of [0, 1, 2]) {
      view.setInt32(start + axis * 4, Math.round(((row[axis] ?? 0) - (offsets[axis] ?? 0)) / SCALE), true);
      if (colorOffset !== undefined)
        view.setUint16(start + colorOffset + axis * 2, (row[axis + 3] ?? 0) * colorFactor, true);
    }
  });
  return bytes;
}
