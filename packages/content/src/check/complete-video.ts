import { statSync } from "node:fs";
import { readBytes } from "./media-file";

/** Reads bytes at an offset; behind the end of the file, they are 0. */
type Read = (offset: number, bytes: number) => Buffer;

/**
 * Whether a video file has the length in its headers; a truncated upload is shorter. Reads only the headers.
 */
export function isCompleteVideo(path: string): boolean {
  const { size } = statSync(path);
  const read: Read = (offset, bytes) => Buffer.concat([readBytes(path, bytes, offset)], bytes);
  return path.toLowerCase().endsWith(".webm") ? isCompleteWebm(read, size) : isCompleteMp4(read, size);
}

/**
 * MP4 is a sequence of boxes, each with four bytes of size and four of type. Size 1 means that eight bytes of size follow,
 * size 0 that the box extends to the end of the file. The first box names the type.
 * @see ISO/IEC 14496-12, 4.2
 */
function isCompleteMp4(read: Read, size: number): boolean {
  const types = new Set<string>();
  for (let offset = 0; offset < size;) {
    const head = read(offset, 16);
    const boxSize = head.readUInt32BE(0);
    const length = boxSize === 1 ? Number(head.readBigUInt64BE(8)) : boxSize === 0 ? size - offset : boxSize;
    if (length < 8 || offset + length > size) return false;
    const type = head.toString("latin1", 4, 8);
    if (offset === 0 && type !== "ftyp") return false;
    types.add(type);
    offset += length;
  }
  return types.has("moov") && types.has("mdat");
}

const EBML = 0x1a45dfa3;
const SEGMENT = 0x18538067;

/**
 * WebM is an EBML header and a segment, each after an id of four bytes and a size. A live recording has a segment of
 * unknown size, all ones; it counts as complete.
 * @see https://www.rfc-editor.org/rfc/rfc8794
 */
function isCompleteWebm(read: Read, size: number): boolean {
  const header = elementAt(read, 0);
  const segment = elementAt(read, header.end);
  return header.id === EBML && segment.id === SEGMENT && (segment.isUnknown || segment.end <= size);
}

/** Reads an element with an id of four bytes. The number of leading zero bits of its size, plus one, is the size's width in bytes. */
function elementAt(read: Read, offset: number): { id: number; end: number; isUnknown: boolean } {
  const head = read(offset, 12);
  const width = Math.min(8, Math.clz32(head.readUInt8(4)) - 23);
  const mask = 2n ** BigInt(7 * width) - 1n;
  const value = BigInt(`0x${head.toString("hex", 4, 4 + width)}`) & mask;
  return { id: head.readUInt32BE(0), end: offset + 4 + width + Number(value), isUnknown: value === mask };
}
