import { CHUNK_BYTES, viewOf } from "../file-source";
import { isFault, type ScanFault } from "../scan-fault";
import { contentOffset, type PagedSource } from "./pages";

/** The bytes of all fields in one data packet, by the index of the field. */
export type DataPacket = readonly Uint8Array[];

const SECTION_HEADER_BYTES = 32;
const COMPRESSED_VECTOR = 1;
const PACKET = { index: 0, data: 1, empty: 2 } as const;
const PACKET_HEADER_BYTES = 4;
const DATA_HEADER_BYTES = 6;
const MAX_PACKET_BYTES = 64 * 1024;
const UINT16_BYTES = 2;

/** Reads the data packets of a compressed vector. Ends with a fault if they are not as the format prescribes. */
export async function* readPackets(
  pages: PagedSource,
  fileOffset: number,
  streams: number,
): AsyncGenerator<DataPacket | ScanFault> {
  const broken: ScanFault = { fault: "brokenData" };
  const section = await pages.read(contentOffset(fileOffset), SECTION_HEADER_BYTES);
  if (isFault(section)) return yield section;
  if (section.length < SECTION_HEADER_BYTES || section[0] !== COMPRESSED_VECTOR) return yield broken;
  const sectionView = viewOf(section);
  const end = contentOffset(fileOffset) + Number(sectionView.getBigUint64(8, true));
  let offset = contentOffset(Number(sectionView.getBigUint64(16, true)));
  if (end > pages.size) return yield broken;
  let chunk = new Uint8Array();
  let chunkStart = offset;
  while (offset + PACKET_HEADER_BYTES <= end) {
    if (offset + MAX_PACKET_BYTES > chunkStart + chunk.length && chunkStart + chunk.length < end) {
      const next = await pages.read(offset, Math.min(CHUNK_BYTES, end - offset));
      if (isFault(next)) return yield next;
      [chunk, chunkStart] = [new Uint8Array(next), offset];
    }
    const view = viewOf(chunk.subarray(offset - chunkStart));
    const type = view.getUint8(0);
    const length = view.getUint16(2, true) + 1;
    const isKnown = type === PACKET.index || type === PACKET.data || type === PACKET.empty;
    if (!isKnown || length > view.byteLength || length % 4 !== 0) return yield broken;
    if (type === PACKET.data)
      yield splitPacket(chunk.subarray(offset - chunkStart, offset - chunkStart + length), streams) ?? broken;
    offset += length;
  }
}

/** @returns `undefined` if the lengths of the fields contradict the length of the packet */
function splitPacket(packet: Uint8Array, streams: number): DataPacket | undefined {
  const view = viewOf(packet);
  let offset = DATA_HEADER_BYTES + streams * UINT16_BYTES;
  if (offset > packet.length || view.getUint16(PACKET_HEADER_BYTES, true) !== streams) return undefined;
  const parts: Uint8Array[] = [];
  for (let stream = 0; stream < streams; stream += 1) {
    const length = view.getUint16(DATA_HEADER_BYTES + stream * UINT16_BYTES, true);
    parts.push(packet.subarray(offset, offset + length));
    offset += length;
  }
  return offset <= packet.length ? parts : undefined;
}
