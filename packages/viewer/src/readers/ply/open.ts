import type { FileSource } from "../file-source";
import { isFault, type ScanFault } from "../scan-fault";
import type { ScanReader } from "../scan-reader";
import { openAsciiPly } from "./ascii";
import { openBinaryPly } from "./binary";
import { readPlyHeader } from "./header";
import { findVertexFields } from "./vertex";

/** Reads the header of a PLY file and prepares reading its vertices. Faces and other elements are ignored. */
export async function openPly(source: FileSource): Promise<ScanReader | ScanFault> {
  const header = await readPlyHeader(source);
  if (isFault(header)) return header;
  const vertex = header.elements.find(({ name }) => name === "vertex");
  if (!vertex) return { fault: "noPoints" };
  const fields = findVertexFields(vertex);
  if (!fields) return { fault: "unknownPoints" };
  const open = header.encoding === "ascii" ? openAsciiPly : openBinaryPly;
  return open(source, header, vertex, fields);
}
