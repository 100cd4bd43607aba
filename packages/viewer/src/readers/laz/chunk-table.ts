import { viewOf, type FileSource } from "../file-source";
import type { LasHeader } from "../las/header";
import type { ScanFault } from "../scan-fault";
import { createArithmeticDecoder } from "./arithmetic-decoder";
import { createIntegerDecoder } from "./integer-decoder";

/** Points that are compressed together. */
export interface LazChunk {
  /** Offset in the file, in bytes. */
  offset: number;
  bytes: number;
  points: number;
}

const OFFSET_BYTES = 8;
const TABLE_HEADER_BYTES = 8;
/** LASzip writes it if it could not go back in the file; the offset is then at the end. */
const OFFSET_AT_END = -1;
/** Limits the memory of the table. LASzip has 50,000 points in a chunk, and COPC about as many in a node. */
const MAX_CHUNKS = 1_000_000;
/** A chunk is read as a whole. */
const MAX_CHUNK_BYTES = 64 * 1024 * 1024;
/** Scans need about 3 bytes for a point; a file that claims more than this would take hours. */
const MAX_POINTS_PER_BYTE = 64;
/** The most that the code of the two integers of a chunk takes. */
const MAX_ENTRY_BYTES = 16;
const CONTEXT = { points: 0, bytes: 1 } as const;

/**
 * Reads where the chunks of a LAZ file are. All of them together have the number of points of the header.
 * @param chunkPoints the number of points in each chunk; `undefined` if the table contains it
 */
export async function readChunkTable(
  source: FileSource,
  { points, dataOffset, recordBytes }: LasHeader,
  chunkPoints: number | undefined,
): Promise<LazChunk[] | ScanFault> {
  const start = dataOffset + OFFSET_BYTES;
  const tableOffset = await findTable(source, dataOffset);
  // False also for NaN.
  if (!(tableOffset >= start && tableOffset + TABLE_HEADER_BYTES <= source.size))
    return { fault: "missingPoints", points };
  const header = viewOf(await source.read(tableOffset, TABLE_HEADER_BYTES));
  const [version, count] = [header.getUint32(0, true), header.getUint32(4, true)];
  if (version !== 0 || count > MAX_CHUNKS) return { fault: "brokenData" };
  const entries = await source.read(tableOffset + TABLE_HEADER_BYTES, (count + 1) * MAX_ENTRY_BYTES);
  const readInteger = createIntegerDecoder(createArithmeticDecoder(entries), Object.keys(CONTEXT).length);
  let last: LazChunk = { offset: start, bytes: 0, points: 0 };
  let rest = points;
  const chunks = Array.from({ length: count }, () => {
    const chunk = {
      points: chunkPoints === undefined ? readInteger(last.points, CONTEXT.points) : Math.min(chunkPoints, rest),
      offset: last.offset + last.bytes,
      bytes: 0,
    };
    chunk.bytes = readInteger(last.bytes, CONTEXT.bytes);
    rest -= chunk.points;
    last = chunk;
    return chunk;
  });
  const end = last.offset + last.bytes;
  const isPossible = chunks.every(
    (chunk) =>
      chunk.points > 0 &&
      chunk.bytes >= recordBytes &&
      chunk.bytes <= MAX_CHUNK_BYTES &&
      chunk.points <= chunk.bytes * MAX_POINTS_PER_BYTE,
  );
  const sum = chunks.reduce((total, chunk) => total + chunk.points, 0);
  return isPossible && sum === points && end <= tableOffset ? chunks : { fault: "brokenData" };
}

async function findTable(source: FileSource, dataOffset: number): Promise<number> {
  const read = async (offset: number): Promise<number> => {
    const bytes = await source.read(offset, OFFSET_BYTES);
    return bytes.length < OFFSET_BYTES ? NaN : Number(viewOf(bytes).getBigInt64(0, true));
  };
  const offset = await read(dataOffset);
  return offset === OFFSET_AT_END ? read(source.size - OFFSET_BYTES) : offset;
}
