import { viewOf, type FileSource } from "../file-source";
import { isFault, type ScanFault } from "../scan-fault";
import { contentOffset, PAGE_BYTES, type PagedSource } from "./pages";
import { parseXml, type XmlElement } from "./xml";

const HEADER_BYTES = 48;
/** Offsets of the fields in bytes. */
const FIELD = { major: 8, minor: 12, fileBytes: 16, xmlOffset: 24, xmlBytes: 32, pageBytes: 40 } as const;
/** The description of a thousand scans is smaller. */
const MAX_XML_BYTES = 32 * 1024 * 1024;

/**
 * Reads the header of an E57 file, and the XML that describes its scans.
 * @see https://store.astm.org/e2807-11r19e01.html
 */
export async function readE57Header(source: FileSource, pages: PagedSource): Promise<XmlElement | ScanFault> {
  const view = viewOf(await source.read(0, HEADER_BYTES));
  if (view.byteLength < HEADER_BYTES) return { fault: "brokenHeader" };
  const readUint64 = (offset: number): number => Number(view.getBigUint64(offset, true));
  const version = [FIELD.major, FIELD.minor].map((offset) => view.getUint32(offset, true));
  if (version[0] !== 1) return { fault: "unknownVersion", version: version.join(".") };
  const bytes = readUint64(FIELD.fileBytes);
  if (bytes !== source.size) return { fault: "wrongSize", bytes };
  const xmlStart = contentOffset(readUint64(FIELD.xmlOffset));
  const xmlBytes = readUint64(FIELD.xmlBytes);
  const isInside = xmlBytes > 0 && xmlBytes <= MAX_XML_BYTES && xmlStart + xmlBytes <= pages.size;
  if (readUint64(FIELD.pageBytes) !== PAGE_BYTES || !isInside) return { fault: "brokenHeader" };
  const xml = await pages.read(xmlStart, xmlBytes);
  if (isFault(xml)) return xml;
  return parseXml(new TextDecoder().decode(xml)) ?? { fault: "brokenHeader" };
}
