/** Polynomial of CRC-32C (Castagnoli), reflected. */
const POLYNOMIAL = 0x82f63b78;
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit += 1) remainder = (remainder >>> 1) ^ (remainder & 1 ? POLYNOMIAL : 0);
  return remainder;
});

/** The CRC-32C of bytes, as an unsigned number. */
export function crc32c(bytes: Uint8Array): number {
  let remainder = 0xffffffff;
  for (let index = 0; index < bytes.length; index += 1) {
    remainder = (TABLE[(remainder ^ (bytes[index] ?? 0)) & 0xff] ?? 0) ^ (remainder >>> 8);
  }
  return ~remainder >>> 0;
}
