import type { ColorKinds } from "../color-range";
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
  const points = scans.reduce((sum, scan) => sum + scan.points, 0);
  if (!scans.every((scan) => isInside(scan, source.size))) return { fault: "brokenHeader" };
  // Together: otherwise a small file could describe the same points many thousand times.
  const bytes = scans.reduce((sum, scan) => sum + bytesOf(scan), 0);
  if (bytes > source.size) return { fault: "missingPoints", points };
  const kinds = scans.flatMap(({ color }) => (color ? [color.map(({ scale }) => scale.kind)] : []));
  // The colors of a file have one range: scans that state theirs in different ways cannot be compared.
  if (new Set(kinds.map(String)).size > 1) return { fault: "unknownColors" };
  return {
    format: "E57",
    points,
    colorKinds: kinds[0] as ColorKinds | undefined,
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

/** Whether the points begin in the file, and their number and the pose are numbers. */
function isInside({ points, fileOffset, pose }: Data3d, fileBytes: number): boolean {
  if (![...pose.rotation, ...pose.translation].every(Number.isFinite)) return false;
  const isNumber = Number.isSafeInteger(points) && points >= 0 && Number.isSafeInteger(fileOffset);
  return isNumber && fileOffset >= 0 && fileOffset < fileBytes;
}

/** The number of bytes that the points need in the file. */
function bytesOf({ points, position, color = [] }: Data3d): number {
  const bits = [...position, ...color].reduce((sum, { field }) => sum + field.bits, 0);
  return (points * bits) / BYTE_BITS;
}
