import { viewOf, type FileSource } from "../file-source";
import type { LasHeader } from "../las/header";
import type { LazChunk } from "./chunk-table";

/** The record of COPC is the first after the header, so that its place is known. */
const HEADER_BYTES = 375;
/** Offsets in the file. */
const FIELD = { user: 377, id: 393, hierarchyOffset: 469, hierarchyBytes: 477 } as const;
const INFO_END = 485;
const USER = "copc";
const INFO_ID = 1;
/** Offsets in an entry of the hierarchy: a node of the octree, or a page with more of them. */
const ENTRY = { level: 0, offset: 16, bytes: 24, points: 28 } as const;
const ENTRY_BYTES = 32;
const IS_PAGE = -1;

interface Level {
  level: number;
  chunk: LazChunk;
}

/**
 * The chunks of a COPC file from the coarsest level to the first that has enough points. All levels together are the whole
 * scan, and each is an even sample of it, so finer ones need not be read.
 * @param chunks all chunks of the file
 * @param maxPoints the size of the sample
 * @returns all chunks in the order of the file if it is not COPC, or if its hierarchy does not have each chunk once
 * @see https://copc.io
 */
export async function chooseChunks(
  source: FileSource,
  { headerBytes }: LasHeader,
  chunks: readonly LazChunk[],
  maxPoints: number,
): Promise<readonly LazChunk[]> {
  if (headerBytes !== HEADER_BYTES) return chunks;
  const start = await source.read(0, INFO_END);
  if (start.length < INFO_END) return chunks;
  const view = viewOf(start);
  const user = new TextDecoder("latin1").decode(start.subarray(FIELD.user, FIELD.user + USER.length));
  if (user !== USER || view.getUint16(FIELD.id, true) !== INFO_ID) return chunks;
  const byOffset = new Map(chunks.map((chunk) => [chunk.offset, chunk]));
  const levels = await readLevels(source, view, byOffset);
  if (!levels || byOffset.size > 0) return chunks;
  const chosen: LazChunk[] = [];
  let [points, last] = [0, 0];
  for (const { level, chunk } of levels.sort((a, b) => a.level - b.level || a.chunk.offset - b.chunk.offset)) {
    if (points >= maxPoints && level > last) break;
    chosen.push(chunk);
    points += chunk.points;
    last = level;
  }
  return chosen;
}

/** Reads all pages of the hierarchy, and takes the chunk of each node out of the map. Returns `undefined` if one is not there. */
async function readLevels(
  source: FileSource,
  info: DataView,
  byOffset: Map<number, LazChunk>,
): Promise<Level[] | undefined> {
  const levels: Level[] = [];
  const maxEntries = 2 * byOffset.size + 1;
  let entries = 0;
  const pages = [
    {
      offset: Number(info.getBigUint64(FIELD.hierarchyOffset, true)),
      bytes: Number(info.getBigUint64(FIELD.hierarchyBytes, true)),
    },
  ];
  for (let page = pages.shift(); page; page = pages.shift()) {
    entries += page.bytes / ENTRY_BYTES;
    // Empty nodes may be listed too. A page that names itself would be read for ever.
    if (!(page.bytes > 0 && entries <= maxEntries && page.offset + page.bytes <= source.size)) return undefined;
    const view = viewOf(await source.read(page.offset, page.bytes));
    for (let at = 0; at + ENTRY_BYTES <= view.byteLength; at += ENTRY_BYTES) {
      const offset = Number(view.getBigUint64(at + ENTRY.offset, true));
      const [bytes, points] = [view.getInt32(at + ENTRY.bytes, true), view.getInt32(at + ENTRY.points, true)];
      if (points === IS_PAGE) pages.push({ offset, bytes });
      if (points <= 0) continue;
      const chunk = byOffset.get(offset);
      if (chunk?.bytes !== bytes || chunk.points !== points) return undefined;
      byOffset.delete(offset);
      levels.push({ level: view.getInt32(at + ENTRY.level, true), chunk });
    }
  }
  return levels;
}
