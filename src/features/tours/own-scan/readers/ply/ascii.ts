import { CHUNK_BYTES, type FileSource } from "../file-source";
import type { PointSampler } from "../point-sampler";
import type { ScanFault } from "../scan-fault";
import type { ScanReader } from "../scan-reader";
import type { PlyElement, PlyHeader } from "./header";
import { colorKindsOf, type VertexFields } from "./vertex";

const LINE_FEED = 10;
/** Characters up to this one separate values. */
const SPACE = 32;
/** A digit and a separator. */
const MIN_VALUE_BYTES = 2;
const MAX_LINE_BYTES = 64 * 1024;

/** Prepares reading the vertices of an ASCII PLY file. Each record is one line. */
export function openAsciiPly(
  source: FileSource,
  { elements, dataOffset }: PlyHeader,
  vertex: PlyElement,
  fields: VertexFields,
): ScanReader | ScanFault {
  const firstLine = elements.slice(0, elements.indexOf(vertex)).reduce((sum, { count }) => sum + count, 0);
  const missing: ScanFault = { fault: "missingPoints", points: vertex.count };
  // The last line may end without a separator.
  const minBytes = vertex.count * vertex.properties.length * MIN_VALUE_BYTES - 1;
  if (dataOffset + minBytes > source.size) return missing;
  return {
    format: "PLY",
    points: vertex.count,
    colorKinds: colorKindsOf(fields),
    async readPoints(sampler, onProgress) {
      let line = 0;
      const end = firstLine + vertex.count;
      for await (const { lines, fraction } of readLines(source, dataOffset)) {
        if (lines === undefined) return { fault: "brokenData" };
        for (let index = 0; index < lines.count && line < end; index += 1, line += 1) {
          if (line - firstLine === sampler.nextIndex) addLine(lines.textOf(index), fields, sampler);
        }
        if (line === end) break;
        onProgress(fraction);
      }
      return line < end ? missing : undefined;
    },
  };
}

function addLine(text: string, { position: [x, y, z], color }: VertexFields, sampler: PointSampler): void {
  const values = text.trim().split(/\s+/);
  const colors = color?.map(({ index }) => Number(values[index])) ?? [];
  const [red = 0, green = 0, blue = 0] = colors;
  sampler.add(toNumber(values[x.index]), toNumber(values[y.index]), toNumber(values[z.index]), red, green, blue);
}

/** `Number("")` and `Number(undefined)` differ; both are not a coordinate. */
const toNumber = (text: string | undefined): number => (text === undefined || text === "" ? NaN : Number(text));

/** Lines of a part of a file, which are decoded only if they are needed. */
interface Lines {
  count: number;
  textOf(index: number): string;
}

/** Reads the lines of a file that are not empty, in parts. `lines` is `undefined` if a line is too long to be a record. */
async function* readLines(
  source: FileSource,
  start: number,
): AsyncGenerator<{ lines: Lines | undefined; fraction: number }> {
  const decoder = new TextDecoder("latin1");
  let rest = new Uint8Array();
  for (let offset = start; offset < source.size; offset += CHUNK_BYTES) {
    const chunk = await source.read(offset, CHUNK_BYTES);
    const isLast = offset + CHUNK_BYTES >= source.size;
    const bytes = new Uint8Array(rest.length + chunk.length);
    bytes.set(rest);
    bytes.set(chunk, rest.length);
    const { starts, end } = findLines(bytes, isLast);
    rest = bytes.slice(end);
    if (rest.length > MAX_LINE_BYTES) {
      yield { lines: undefined, fraction: 1 };
      return;
    }
    yield {
      lines: {
        count: starts.length,
        textOf: (index) => decoder.decode(bytes.subarray(starts[index], starts[index + 1] ?? end)),
      },
      fraction: Math.min(1, (offset + CHUNK_BYTES - start) / (source.size - start)),
    };
  }
}

/**
 * Finds the lines that are not empty.
 * @param isLast whether text after the last line feed is a line
 * @returns the offsets of their first bytes, and the offset after the last complete line
 */
function findLines(bytes: Uint8Array, isLast: boolean): { starts: number[]; end: number } {
  const starts: number[] = [];
  let start = 0;
  for (let end = bytes.indexOf(LINE_FEED); end !== -1; end = bytes.indexOf(LINE_FEED, start)) {
    if (hasText(bytes, start, end)) starts.push(start);
    start = end + 1;
  }
  if (!isLast) return { starts, end: start };
  if (hasText(bytes, start, bytes.length)) starts.push(start);
  return { starts, end: bytes.length };
}

function hasText(bytes: Uint8Array, start: number, end: number): boolean {
  for (let index = start; index < end; index += 1) if ((bytes[index] ?? 0) > SPACE) return true;
  return false;
}
