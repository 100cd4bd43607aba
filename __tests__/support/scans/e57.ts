/** A field of the points of a scan, and how it is written. */
export interface WrittenField {
  name: string;
  /** `long` is an integer of 64 bits without a stated range. */
  type: "single" | "double" | "integer" | "scaled" | "long";
  min?: number;
  max?: number;
  scale?: number;
  offset?: number;
}

export interface WrittenScan {
  fields: readonly WrittenField[];
  /** The values of the fields, point by point. */
  rows: readonly (readonly number[])[];
  /** XML of the scan besides its points, such as a pose. */
  xml?: string;
  /** The number of points that the XML states. */
  recordCount?: number;
}

const PAGE_CONTENT_BYTES = 1020;
const HEADER_BYTES = 48;
/** So small that values begin in one packet and end in the next. */
const PACKET_STREAM_BYTES = 7;

/** Writes an E57 file. `changeXml` may break its XML. */
export function e57File(scans: readonly WrittenScan[], changeXml = (xml: string): string => xml): Uint8Array {
  const parts: Buffer[] = [Buffer.alloc(HEADER_BYTES)];
  const length = (): number => parts.reduce((sum, part) => sum + part.length, 0);
  const children = scans.map((scan) => {
    const fileOffset = toFileOffset(length());
    parts.push(compressedVector(scan, length()));
    return scanXml(scan, fileOffset);
  });
  const xmlOffset = toFileOffset(length());
  const xml = Buffer.from(
    changeXml(
      `<?xml version="1.0" encoding="UTF-8"?>\n<e57Root type="Structure" xmlns="http://www.astm.org/COMMIT/E57/2010-e57-v1.0"><!-- a test --><guid type="String"><![CDATA[{1}]]></guid><data3D type="Vector" allowHeterogeneousChildren="1">${children.join("")}</data3D></e57Root>`,
    ),
  );
  parts.push(xml);
  parts.push(Buffer.alloc((PAGE_CONTENT_BYTES - (length() % PAGE_CONTENT_BYTES)) % PAGE_CONTENT_BYTES));
  const content = Buffer.concat(parts);
  const pages = content.length / PAGE_CONTENT_BYTES;
  content.write("ASTM-E57");
  content.writeUInt32LE(1, 8);
  content.writeBigUInt64LE(BigInt(pages * 1024), 16);
  content.writeBigUInt64LE(BigInt(xmlOffset), 24);
  content.writeBigUInt64LE(BigInt(xml.length), 32);
  content.writeBigUInt64LE(1024n, 40);
  return addChecksums(content);
}

const toFileOffset = (offset: number): number =>
  Math.floor(offset / PAGE_CONTENT_BYTES) * 1024 + (offset % PAGE_CONTENT_BYTES);

function addChecksums(content: Buffer): Uint8Array {
  const pages = [];
  for (let offset = 0; offset < content.length; offset += PAGE_CONTENT_BYTES) {
    const page = content.subarray(offset, offset + PAGE_CONTENT_BYTES);
    const checksum = Buffer.alloc(4);
    checksum.writeUInt32BE(bitwiseCrc32c(page));
    pages.push(page, checksum);
  }
  return Buffer.concat(pages);
}

/** The definition of CRC-32C, bit by bit, independent of the table in the reader. */
export function bitwiseCrc32c(bytes: Uint8Array): number {
  let remainder = 0xffffffff;
  for (const byte of bytes) {
    remainder ^= byte;
    for (let bit = 0; bit < 8; bit += 1) remainder = (remainder >>> 1) ^ (remainder & 1 ? 0x82f63b78 : 0);
  }
  return ~remainder >>> 0;
}

/** The section with the points: its header, an empty and an index packet, and data packets. */
function compressedVector({ fields, rows }: WrittenScan, start: number): Buffer {
  const streams = fields.map((field, column) => fieldBytes(field, rows.map((row) => row[column] ?? 0))); // prettier-ignore
  const packets: Buffer[] = [Buffer.from([2, 0, 3, 0]), Buffer.from([0, 0, 15, 0, ...Array<number>(12).fill(0)])];
  for (let offset = 0; streams.some((stream) => offset < stream.length); offset += PACKET_STREAM_BYTES) {
    const chunks = streams.map((stream) => stream.subarray(offset, offset + PACKET_STREAM_BYTES));
    const body = Buffer.concat(chunks);
    const size = Math.ceil((6 + fields.length * 2 + body.length) / 4) * 4;
    const packet = Buffer.alloc(size);
    packet.writeUInt8(1);
    packet.writeUInt16LE(size - 1, 2);
    packet.writeUInt16LE(fields.length, 4);
    chunks.forEach((chunk, index) => packet.writeUInt16LE(chunk.length, 6 + index * 2));
    body.copy(packet, 6 + fields.length * 2);
    packets.push(packet);
  }
  const header = Buffer.alloc(32);
  const data = Buffer.concat(packets);
  header.writeUInt8(1);
  header.writeBigUInt64LE(BigInt(header.length + data.length), 8);
  header.writeBigUInt64LE(BigInt(toFileOffset(start + header.length)), 16);
  return Buffer.concat([header, data]);
}

function fieldBytes({ type, min = 0, max = 255, scale = 1, offset = 0 }: WrittenField, values: number[]): Buffer {
  if (type === "single") return Buffer.from(Float32Array.from(values).buffer);
  if (type === "double") return Buffer.from(Float64Array.from(values).buffer);
  if (type === "long") return Buffer.from(BigUint64Array.from(values.map((value) => BigInt(value) + 2n ** 63n)).buffer);
  const bits = max === min ? 0 : (max - min).toString(2).length;
  // The first value in the last digits: values are packed from the least significant bit on.
  const digits = values.map((value) => (Math.round((value - offset) / scale) - min).toString(2).padStart(bits, "0"));
  const text = bits === 0 ? "" : digits.reverse().join("");
  const bytes = [];
  for (let end = text.length; end > 0; end -= 8) bytes.push(parseInt(text.slice(Math.max(0, end - 8), end), 2));
  return Buffer.from(bytes);
}

function scanXml({ fields, rows, xml = "", recordCount = rows.length }: WrittenScan, fileOffset: number): string {
  return `<vectorChild type="Structure">${xml}<points type="CompressedVector" fileOffset="${fileOffset}" recordCount="${recordCount}"><prototype type="Structure">${fields.map(fieldXml).join("")}</prototype><codecs type="Vector"/></points></vectorChild>`;
}

function fieldXml({ name, type, min = 0, max = 255, scale, offset }: WrittenField): string {
  if (type === "single") return `<${name} type="Float" precision="single"/>`;
  if (type === "double") return `<${name} type='Float'/>`;
  if (type === "long") return `<${name} type="ScaledInteger" scale="${scale ?? 1}"/>`;
  const range = `minimum="${min}" maximum="${max}"`;
  return type === "integer"
    ? `<${name} type="Integer" ${range}/>`
    : `<${name} type="ScaledInteger" ${range} scale="${scale ?? 1}" offset="${offset ?? 0}">0</${name}>`;
}

/** Cartesian coordinates as doubles, and 8-bit colors. */
export const DOUBLE_FIELDS: readonly WrittenField[] = [
  ...["X", "Y", "Z"].map((axis): WrittenField => ({ name: `cartesian${axis}`, type: "double" })),
  ...["Red", "Green", "Blue"].map((color): WrittenField => ({ name: `color${color}`, type: "integer" })),
];
