import { viewOf, type FileSource } from "../file-source";
import type { ScanFault } from "../scan-fault";
import { crc32c } from "./crc32c";

export const PAGE_BYTES = 1024;
/** A page ends with the checksum of its content. */
const CHECKSUM_BYTES = 4;
const CONTENT_BYTES = PAGE_BYTES - CHECKSUM_BYTES;

/** The content of an E57 file without the checksums. Offsets count content only. */
export type PagedSource = ReturnType<typeof createPagedSource>;

/** The offset in the content for an offset in the file. */
export const contentOffset = (fileOffset: number): number =>
  Math.floor(fileOffset / PAGE_BYTES) * CONTENT_BYTES + Math.min(fileOffset % PAGE_BYTES, CONTENT_BYTES);

/** Removes the checksums of an E57 file while it is read, and compares them. */
export function createPagedSource(source: FileSource) {
  const pages = Math.floor(source.size / PAGE_BYTES);
  const size = pages * CONTENT_BYTES;
  return {
    /** In bytes. */
    size,
    /** Reads bytes; fewer than `length` at the end of the file. */
    async read(offset: number, length: number): Promise<Uint8Array | ScanFault> {
      const end = Math.min(size, offset + length);
      if (end <= offset) return new Uint8Array();
      const firstPage = Math.floor(offset / CONTENT_BYTES);
      const endPage = Math.ceil(end / CONTENT_BYTES);
      const bytes = await source.read(firstPage * PAGE_BYTES, (endPage - firstPage) * PAGE_BYTES);
      const view = viewOf(bytes);
      const content = new Uint8Array((endPage - firstPage) * CONTENT_BYTES);
      for (let page = 0; page < endPage - firstPage; page += 1) {
        const start = page * PAGE_BYTES;
        const pageContent = bytes.subarray(start, start + CONTENT_BYTES);
        // Unlike all other numbers of the format, checksums are written in big-endian order.
        if (crc32c(pageContent) !== view.getUint32(start + CONTENT_BYTES)) return { fault: "wrongChecksum" };
        content.set(pageContent, page * CONTENT_BYTES);
      }
      const start = offset - firstPage * CONTENT_BYTES;
      return content.subarray(start, start + end - offset);
    },
  };
}
