/** Bytes of a page on the disk, and of its content before the checksum. */
export const PAGE_BYTES = 1024;
const CHECKSUM_BYTES = 4;
const CONTENT_BYTES = PAGE_BYTES - CHECKSUM_BYTES;

/** The reversed polynomial of CRC-32C (Castagnoli). */
const POLYNOMIAL = 0x82f63b78;
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ ((value & 1) * POLYNOMIAL);
  return value;
});

/** The checksum CRC-32C, as iSCSI uses it. */
export function crc32c(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (value >>> 8) ^ (TABLE[(value ^ byte) & 0xff] ?? 0);
  return ~value >>> 0;
}

/** The offset in the file of a byte of the content. */
export const toFileOffset = (offset: number): number =>
  Math.floor(offset / CONTENT_BYTES) * PAGE_BYTES + (offset % CONTENT_BYTES);

/** The length in the file of a content, with its checksums and the zeros that fill the last page. */
export const toFileLength = (length: number): number => Math.ceil(length / CONTENT_BYTES) * PAGE_BYTES;

/** Splits a content into pages, each with its checksum in big-endian order, unlike every other number of the format. */
export function toPages(content: Buffer): Buffer {
  const file = Buffer.alloc(toFileLength(content.length));
  for (let start = 0, page = 0; start < content.length; start += CONTENT_BYTES, page += PAGE_BYTES) {
    content.copy(file, page, start, start + CONTENT_BYTES);
    file.writeUInt32BE(crc32c(file.subarray(page, page + CONTENT_BYTES)), page + CONTENT_BYTES);
  }
  return file;
}
