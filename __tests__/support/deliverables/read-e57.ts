import { JSDOM } from "jsdom";

/** A scan of an E57 file. */
export interface E57Scan {
  readonly name: string;
  readonly count: number;
  readonly translation: readonly number[];
  /** w, x, y, z. */
  readonly rotation: readonly number[];
  readonly bounds: Readonly<Record<string, number>>;
  /** The values of each field of the points, in meters or from 0 to 255. */
  readonly fields: ReadonlyMap<string, Float64Array>;
}

export interface E57 {
  readonly guid: string;
  readonly scans: readonly E57Scan[];
}

const PAGE_BYTES = 1024;
const CONTENT_BYTES = 1020;
const DATA_PACKET = 1;

/**
 * Reads an E57 file as ASTM E2807 describes it, for tests.
 * @throws Error when a checksum, a length or an offset is wrong
 */
export function readE57(file: Buffer): E57 {
  const content = withoutChecksums(file);
  if (content.toString("latin1", 0, 8) !== "ASTM-E57") throw new Error("The file does not begin with ASTM-E57.");
  if (content.readBigUInt64LE(16) !== BigInt(file.length)) throw new Error("The header states another length.");
  const xmlStart = toContentOffset(Number(content.readBigUInt64LE(24)));
  const xml = content.toString("utf8", xmlStart, xmlStart + Number(content.readBigUInt64LE(32)));
  const root = new JSDOM(xml, { contentType: "text/xml" }).window.document.documentElement;
  return {
    guid: textIn(root, "guid"),
    scans: [...root.querySelectorAll("data3D > vectorChild")].map((scan) => readScan(scan, content)),
  };
}

/** Checks and removes the checksum of each page. */
function withoutChecksums(file: Buffer): Buffer {
  if (file.length % PAGE_BYTES !== 0) throw new Error("The file is not a whole number of pages.");
  const pages: Buffer[] = [];
  for (let start = 0; start < file.length; start += PAGE_BYTES) {
    const page = file.subarray(start, start + CONTENT_BYTES);
    if (file.readUInt32BE(start + CONTENT_BYTES) !== crc32c(page)) throw new Error(`Page ${start} is damaged.`);
    pages.push(page);
  }
  return Buffer.concat(pages);
}

/** CRC-32C bit by bit, unlike the writer's table. */
function crc32c(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0x82f63b78 : crc >>> 1;
  }
  return ~crc >>> 0;
}

function toContentOffset(offset: number): number {
  if (offset % PAGE_BYTES >= CONTENT_BYTES) throw new Error(`The offset ${offset} is in a checksum.`);
  return Math.floor(offset / PAGE_BYTES) * CONTENT_BYTES + (offset % PAGE_BYTES);
}

const textIn = (parent: Element, selector: string): string => parent.querySelector(selector)?.textContent ?? "";
const numbersIn = (parent: Element, selectors: readonly string[]): number[] =>
  selectors.map((selector) => Number(textIn(parent, selector)));

function readScan(scan: Element, content: Buffer): E57Scan {
  const points = scan.querySelector("points");
  const count = Number(points?.getAttribute("recordCount"));
  const bounds = [...(scan.querySelector("cartesianBounds")?.children ?? [])];
  const columns = [...(points?.querySelector("prototype")?.children ?? [])];
  return {
    name: textIn(scan, "name"),
    count,
    translation: numbersIn(scan, ["translation > x", "translation > y", "translation > z"]),
    rotation: numbersIn(scan, ["rotation > w", "rotation > x", "rotation > y", "rotation > z"]),
    bounds: Object.fromEntries(bounds.map((bound) => [bound.tagName, Number(bound.textContent)])),
    fields: readPoints(content, toContentOffset(Number(points?.getAttribute("fileOffset"))), count, columns),
  };
}

function readPoints(content: Buffer, section: number, count: number, columns: readonly Element[]): E57Scan["fields"] {
  const fields = columns.map((column) => {
    const [min = 0, max = 0, scale = 1] = ["minimum", "maximum", "scale"].map((name) =>
      Number(column.getAttribute(name) ?? 1),
    );
    const bits = Math.ceil(Math.log2(max - min + 1));
    if (bits % 8 !== 0) throw new Error(`${column.tagName} has ${bits} bits; this reader knows only whole bytes.`);
    return { min, scale, bytes: bits / 8, values: new Float64Array(count), read: 0 };
  });
  if (content.readUInt8(section) !== 1) throw new Error("This is not the section of a compressed vector.");
  let packet = toContentOffset(Number(content.readBigUInt64LE(section + 16)));
  while (fields.some(({ read }) => read < count)) {
    if (content.readUInt8(packet) !== DATA_PACKET) throw new Error("The points end before their stated number.");
    let offset = packet + 6 + 2 * fields.length;
    for (const [index, field] of fields.entries()) {
      const end = offset + content.readUInt16LE(packet + 6 + 2 * index);
      for (; offset < end; offset += field.bytes) {
        field.values[field.read] = (content.readUIntLE(offset, field.bytes) + field.min) * field.scale;
        field.read += 1;
      }
    }
    packet += content.readUInt16LE(packet + 2) + 1;
  }
  if (toContentOffset(Number(content.readBigUInt64LE(section + 24))) !== packet)
    throw new Error("The index does not follow the points.");
  return new Map(columns.map(({ tagName }, index) => [tagName, fields[index]?.values ?? new Float64Array()]));
}
