import { createHash } from "node:crypto";
import type { Points } from "../../../../src/features/tours/formats/ply";
import type { Station } from "../measured-tour";
import { columnsOf } from "./columns";
import { pointSection } from "./packets";
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
