import { CHUNK_BYTES, type FileSource } from "../file-source";
import type { PointSampler } from "../point-sampler";
import type { ScanFault } from "../scan-fault";
import type { ScanReader } from "../scan-reader";
import type { PlyElement, PlyHeader } from "./header";
import { colorKindsOf, type VertexField, type VertexFields } from "./vertex";

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
  const preceding = elements.slice(0, elements.indexOf(vertex)).filter(({ properties }) => properties.length > 0);
  const firstLine = preceding.reduce((sum, { count }) => sum + count, 0);
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
          if (line - firstLine === sampler.nextIndex) addLine(lines.textOf(index), vertex, fields, sampler);
        }
        if (line === end) break;
        onProgress(fraction);
      }
      return line < end ? missing : undefined;
    },
  };
}

/** Adds the point of a line. A line with more or fewer values than properties has no valid position. */
function addLine(text: string, vertex: PlyElement, { position, color }: VertexFields, sampler: PointSampler): void {
  const values = text.trim().split(/\s+/);
  const starts = startsOf(values, vertex);
  const valueOf = ({ index }: VertexField): number => toNumber(starts && values[starts[index] ?? NaN]);
  const [x, y, z] = position.map(valueOf) as [number, number, number];
  const [red = 0, green = 0, blue = 0] = color?.map(valueOf) ?? [];
  sampler.add(x, y, z, red, green, blue);
}

/** The index of the first value of each property in a line; `undefined` if the line does not have these properties. */
function startsOf(values: readonly string[], { properties }: PlyElement): number[] | undefined {
  let next = 0;
  const starts = properties.map(({ type }) => {
    const start = next;
    // A list begins with its length.
    next += type ? 1 : 1 + toNumber(values[start]);
    return start;
  });
  return next === values.length ? starts : undefined;
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
