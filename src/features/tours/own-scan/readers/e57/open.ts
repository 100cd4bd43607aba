import type { FileSource } from "../file-source";
import { isFault, type ScanFault } from "../scan-fault";
import type { ScanReader } from "../scan-reader";
import { parseData3d, type Data3d } from "./data3d";
import { readE57Header } from "./header";
import { createPagedSource } from "./pages";
import { readData3d } from "./read-data3d";
import { findElement } from "./xml";

const BYTE_BITS = 8;

/** Reads the description of an E57 file and prepares reading the points of all its scans. */
export async function openE57(source: FileSource): Promise<ScanReader | ScanFault> {
  const pages = createPagedSource(source);
  const root = await readE57Header(source, pages);
  if (isFault(root)) return root;
  const elements = findElement(root, "data3D")?.children ?? [];
  const scans = elements.flatMap((element) => parseData3d(element) ?? []);
  if (scans.length < elements.length) return { fault: "unknownPoints" };
  const fault = scans.map((scan) => checkScan(scan, source.size)).find((each) => each !== undefined);
  if (fault) return fault;
  const points = scans.reduce((sum, scan) => sum + scan.points, 0);
  return {
    format: "E57",
    points,
    async readPoints(sampler, onProgress) {
      let firstIndex = 0;
      for (const scan of scans) {
        const progress = (read: number): void => onProgress((firstIndex + read) / points);
        const found = await readData3d(pages, scan, { sampler, firstIndex, onProgress: progress });
        if (found) return found;
        firstIndex += scan.points;
      }
      return undefined;
    },
  };
}

/** Compares the number of points with the size of the file. */
function checkScan({ points, fileOffset, position, color = [] }: Data3d, fileBytes: number): ScanFault | undefined {
  const isNumber = Number.isSafeInteger(points) && points >= 0 && Number.isSafeInteger(fileOffset);
  if (!isNumber || fileOffset < 0 || fileOffset >= fileBytes) return { fault: "brokenHeader" };
  const bits = [...position, ...color].reduce((sum, { field }) => sum + field.bits, 0);
  return (points * bits) / BYTE_BITS > fileBytes ? { fault: "missingPoints", points } : undefined;
}
