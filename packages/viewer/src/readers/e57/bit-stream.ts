import { viewOf } from "../file-source";
import type { E57Field } from "./fields";

export type BitStream = ReturnType<typeof createBitStream>;

const BYTE_BITS = 8;

/**
 * Creates the values of one field. Packets append bytes; a value may begin in one packet and end in the next. A constant
 * has no bits, and so no bytes.
 * @param endOfConstant the number of points, for a field that is constant
 */
export function createBitStream(field: E57Field, endOfConstant: number) {
  const { bits, encoding, min, scale, offset, exactMin } = field;
  /** The kept bytes, at its start those that are discarded, and at its end unused ones. */
  let buffer = new Uint8Array();
  let bytes = buffer;
  let view = viewOf(bytes);
  /** The position in the stream of the first kept byte. */
  let firstByte = 0;

  const keep = (start: number, end: number): void => {
    bytes = buffer.subarray(start, end);
    view = viewOf(bytes);
  };

  /** Makes room behind the kept bytes. The buffer is at most half full then, so that each byte is rarely copied. */
  const reserve = (length: number): void => {
    const needed = bytes.length + length;
    const target = 2 * needed <= buffer.length ? buffer : new Uint8Array(2 * needed);
    target.set(bytes);
    buffer = target;
    keep(0, bytes.length);
  };

  /** The integer of `bits` bits at a bit position, least significant bit first. */
  function integerAt(bit: number): number {
    let byte = Math.floor(bit / BYTE_BITS);
    const skipped = bit % BYTE_BITS;
    let value = (bytes[byte] ?? 0) >>> skipped;
    let read = BYTE_BITS - skipped;
    // Arithmetic instead of shifts, which have 32 bits only.
    while (read < bits) {
      byte += 1;
      value += (bytes[byte] ?? 0) * 2 ** read;
      read += BYTE_BITS;
    }
    return read === bits ? value : value % 2 ** bits;
  }

  /** Like `integerAt`, for integers of more digits than a number has. */
  function bigIntegerAt(bit: number): bigint {
    const first = Math.floor(bit / BYTE_BITS);
    const end = Math.ceil((bit + bits) / BYTE_BITS);
    let value = 0n;
    for (let byte = end - 1; byte >= first; byte -= 1) value = value * 256n + BigInt(bytes[byte] ?? 0);
    return BigInt.asUintN(bits, value >> BigInt(bit % BYTE_BITS));
  }

  return {
    /** The number of values, from the first of the file, that can be read so far. */
    get endIndex(): number {
      return bits === 0 ? endOfConstant : Math.floor(((firstByte + bytes.length) * BYTE_BITS) / bits);
    },
    /** The number of bytes that have been appended and not discarded. */
    get keptBytes(): number {
      return bytes.length;
    },
    append(next: Uint8Array): void {
      if (bits === 0) return;
      if (bytes.byteOffset + bytes.length + next.length > buffer.length) reserve(next.length);
      const [start, end] = [bytes.byteOffset, bytes.byteOffset + bytes.length];
      buffer.set(next, end);
      keep(start, end + next.length);
    },
    /** Reads a value that has not been discarded. */
    valueAt(index: number): number {
      const bit = index * bits - firstByte * BYTE_BITS;
      if (encoding === "float32") return view.getFloat32(bit / BYTE_BITS, true);
      if (encoding === "float64") return view.getFloat64(bit / BYTE_BITS, true);
      if (exactMin !== undefined) return Number(bigIntegerAt(bit) + exactMin) * scale + offset;
      return (integerAt(bit) + min) * scale + offset;
    },
    /** Discards the values before an index. */
    discardBefore(index: number): void {
      const kept = Math.min(Math.floor((index * bits) / BYTE_BITS) - firstByte, bytes.length);
      if (kept <= 0) return;
      keep(bytes.byteOffset + kept, bytes.byteOffset + bytes.length);
      firstByte += kept;
    },
  };
}
