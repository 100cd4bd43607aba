import { viewOf, type FileSource } from "../file-source";
import type { LasHeader } from "../las/header";

/** How the points of a LAZ file are compressed. */
export interface LaszipRecord {
  /** The number of points in each chunk; `undefined` if the table of chunks contains it. */
  chunkPoints: number | undefined;
}

const RECORD = { id: 22204, user: "laszip encoded" } as const;
const RECORD_HEADER_BYTES = 54;
/** Offsets in the header of a record of variable length. */
const HEADER = { user: 2, id: 18, bytes: 20 } as const;
const USER_BYTES = 16;
/** Of the files in use, few have more than ten. */
const MAX_RECORDS = 10_000;
/** Offsets in the content of the record. */
const FIELD = { compressor: 0, coder: 2, chunkPoints: 12, items: 32 } as const;
const ITEM_BYTES = 6;
const VARIABLE_CHUNKS = 0xffff_ffff;

/** The compressors and items of each point format, as type, bytes and version, that laz-perf reads. */
const FORMATS: Readonly<Record<number, { compressor: number; items: readonly string[]; bytes: number }>> = {
  0: { compressor: 2, items: ["6:20:2"], bytes: 20 },
  1: { compressor: 2, items: ["6:20:2", "7:8:2"], bytes: 28 },
  2: { compressor: 2, items: ["6:20:2", "8:6:2"], bytes: 26 },
  3: { compressor: 2, items: ["6:20:2", "7:8:2", "8:6:2"], bytes: 34 },
  6: { compressor: 3, items: ["10:30:3"], bytes: 30 },
  7: { compressor: 3, items: ["10:30:3", "11:6:3"], bytes: 36 },
  8: { compressor: 3, items: ["10:30:3", "12:8:3"], bytes: 38 },
};
const LAYERED = 3;
/** From it on, each field of the points is compressed on its own. */
export const FIRST_LAYERED_FORMAT = 6;

/** The bytes of a point without additional ones, if laz-perf reads the point format. */
export const baseBytesOf = (pointFormat: number): number | undefined => FORMATS[pointFormat]?.bytes;

/**
 * Finds the record of LASzip in a LAZ file. Returns `undefined` if there is none, or if laz-perf would not read the points as they
 * are: it does not compare the record itself.
 * @see https://github.com/LASzip/LASzip/blob/master/src/laszip.hpp
 */
export async function readLaszipRecord(source: FileSource, header: LasHeader): Promise<LaszipRecord | undefined> {
  const { pointFormat, recordBytes } = header;
  const content = await findRecord(source, header);
  const format = FORMATS[pointFormat];
  if (!content || !format || content.byteLength < FIELD.items + 2) return undefined;
  const count = content.getUint16(FIELD.items, true);
  const first = FIELD.items + 2;
  if (content.byteLength < first + count * ITEM_BYTES) return undefined;
  const items = Array.from({ length: count }, (_, index) =>
    [0, 2, 4].map((at) => content.getUint16(first + index * ITEM_BYTES + at, true)).join(":"),
  );
  const extraBytes = recordBytes - format.bytes;
  const extra = format.compressor === LAYERED ? `14:${extraBytes}:3` : `0:${extraBytes}:2`;
  const expected = extraBytes > 0 ? [...format.items, extra] : format.items;
  const chunkPoints = content.getUint32(FIELD.chunkPoints, true);
  const isKnown =
    content.getUint16(FIELD.compressor, true) === format.compressor &&
    content.getUint16(FIELD.coder, true) === 0 &&
    chunkPoints > 0 &&
    items.join() === expected.join();
  return isKnown ? { chunkPoints: chunkPoints === VARIABLE_CHUNKS ? undefined : chunkPoints } : undefined;
}

async function findRecord(
  source: FileSource,
  { headerBytes, dataOffset: end, records }: LasHeader,
): Promise<DataView | undefined> {
  let offset = headerBytes;
  for (let record = 0; record < Math.min(records, MAX_RECORDS) && offset + RECORD_HEADER_BYTES <= end; record += 1) {
    const header = await source.read(offset, RECORD_HEADER_BYTES);
    const bytes = viewOf(header).getUint16(HEADER.bytes, true);
    const user = new TextDecoder("latin1").decode(header.subarray(HEADER.user, HEADER.user + USER_BYTES));
    offset += RECORD_HEADER_BYTES;
    if (viewOf(header).getUint16(HEADER.id, true) === RECORD.id && user.startsWith(RECORD.user))
      return offset + bytes <= end ? viewOf(await source.read(offset, bytes)) : undefined;
    offset += bytes;
  }
  return undefined;
}
