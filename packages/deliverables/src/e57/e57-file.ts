import { createHash } from "node:crypto";
import type { Points } from "@capture/domain/ply";
import type { Station } from "../measured-tour";
import { columnsOf, type Column } from "./columns";
import { PAGE_BYTES, toFileLength, toFileOffset, toPages } from "./pages";
import { splitByStation } from "./scans";
import { xmlSection, type FileFacts, type WrittenScan } from "./xml";

/*
 * ASTM E2807, “E57”: a header, binary sections with the points, and an XML section that describes them, in pages with
 * checksums. http://www.libe57.org/bestCoordinates.html and http://www.libe57.org/data.html explain the fields.
 */

const HEADER_BYTES = 48;

/**
 * A cloud as the bytes of an E57 file, with one scan for each station: its pose, and the points that are nearest to it in
 * whole millimeters of its coordinates.
 */
export function e57File(points: Points, stations: readonly Station[], facts: Omit<FileFacts, "guid">): Buffer {
  const sections: Buffer[] = [];
  const scans: WrittenScan[] = [];
  let length = HEADER_BYTES;
  for (const scan of splitByStation(points, stations)) {
    const columns = columnsOf(scan);
    const section = pointSection(columns, scan.positions.length / 3, length);
    scans.push({ scan, columns, guid: guidOf(section), fileOffset: toFileOffset(length) });
    sections.push(section);
    length += section.length;
  }
  const xml = Buffer.from(xmlSection({ ...facts, guid: guidOf(Buffer.concat(sections)) }, scans));
  const header = Buffer.alloc(HEADER_BYTES);
  header.write("ASTM-E57", 0, "latin1");
  header.writeUInt32LE(1, 8);
  header.writeBigUInt64LE(BigInt(toFileLength(length + xml.length)), 16);
  header.writeBigUInt64LE(BigInt(toFileOffset(length)), 24);
  header.writeBigUInt64LE(BigInt(xml.length), 32);
  header.writeBigUInt64LE(BigInt(PAGE_BYTES), 40);
  return toPages(Buffer.concat([header, ...sections, xml]));
}

/** A name in the form of a GUID that is the same for the same bytes, so that each build writes the same file. */
function guidOf(bytes: Buffer): string {
  const digits = createHash("sha256").update(bytes).digest("hex");
  const parts = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    digits.slice(12, 16),
    digits.slice(16, 20),
    digits.slice(20, 32),
  ];
  return `{${parts.join("-").toUpperCase()}}`;
}

const SECTION_HEADER_BYTES = 32;
const COMPRESSED_VECTOR = 1;
const INDEX_PACKET = 0;
const DATA_PACKET = 1;
const DATA_HEADER_BYTES = 6;
const INDEX_HEADER_BYTES = 16;
const INDEX_ENTRY_BYTES = 16;
/** A packet has at most 65,536 bytes. */
const POINTS_PER_PACKET = 4000;

/**
 * The binary section with the points of a scan: a header, packets with the values column by column, and an index with the
 * first packet.
 * @param start offset of the section in the content of the file
 */
function pointSection(columns: readonly Column[], count: number, start: number): Buffer {
  const packets: Buffer[] = [];
  for (let first = 0; first < count; first += POINTS_PER_PACKET) {
    packets.push(dataPacket(columns, first, Math.min(count, first + POINTS_PER_PACKET)));
  }
  const data = Buffer.concat(packets);
  const dataStart = start + SECTION_HEADER_BYTES;
  const index = indexPacket(toFileOffset(dataStart));
  const header = Buffer.alloc(SECTION_HEADER_BYTES);
  header.writeUInt8(COMPRESSED_VECTOR, 0);
  header.writeBigUInt64LE(BigInt(SECTION_HEADER_BYTES + data.length + index.length), 8);
  header.writeBigUInt64LE(BigInt(toFileOffset(dataStart)), 16);
  header.writeBigUInt64LE(BigInt(toFileOffset(dataStart + data.length)), 24);
  return Buffer.concat([header, data, index]);
}

function dataPacket(columns: readonly Column[], first: number, end: number): Buffer {
  const lengths = columns.map(({ bytesPerValue }) => bytesPerValue * (end - first));
  const headerBytes = DATA_HEADER_BYTES + 2 * columns.length;
  const length = toFours(lengths.reduce((sum, bytes) => sum + bytes, headerBytes));
  const packet = Buffer.alloc(length);
  packet.writeUInt8(DATA_PACKET, 0);
  packet.writeUInt16LE(length - 1, 2);
  packet.writeUInt16LE(columns.length, 4);
  lengths.forEach((bytes, column) => packet.writeUInt16LE(bytes, DATA_HEADER_BYTES + 2 * column));
  let offset = headerBytes;
  for (const { min, bytesPerValue, valueAt } of columns) {
    for (let point = first; point < end; point += 1) {
      offset = packet.writeUIntLE(valueAt(point) - min, offset, bytesPerValue);
    }
  }
  return packet;
}

/** An index with one entry: the packet of the first point. */
function indexPacket(firstPacket: number): Buffer {
  const packet = Buffer.alloc(INDEX_HEADER_BYTES + INDEX_ENTRY_BYTES);
  packet.writeUInt8(INDEX_PACKET, 0);
  packet.writeUInt16LE(packet.length - 1, 2);
  packet.writeUInt16LE(1, 4);
  packet.writeBigUInt64LE(BigInt(firstPacket), INDEX_HEADER_BYTES + 8);
  return packet;
}

/** Packets have a multiple of four bytes. */
const toFours = (bytes: number): number => Math.ceil(bytes / 4) * 4;
