/** A file that is read in parts, because it may be larger than the memory. */
export interface FileSource {
  /** In bytes. */
  readonly size: number;
  /** Reads bytes; fewer than `length` at the end of the file. */
  read(offset: number, length: number): Promise<Uint8Array>;
}

/** A file on the visitor’s disk. */
export const sourceOfFile = (file: Blob): FileSource => ({
  size: file.size,
  read: async (offset, length) => new Uint8Array(await file.slice(offset, offset + length).arrayBuffer()),
});

/** Limits the memory: a file is read in parts of about this size. */
export const CHUNK_BYTES = 4 * 1024 * 1024;

export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
