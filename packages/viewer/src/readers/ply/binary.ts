import type { FileSource } from "../file-source";
import { readRecords } from "../record-points";
import type { ScanFault } from "../scan-fault";
import type { ScanReader } from "../scan-reader";
import type { PlyElement, PlyHeader } from "./header";
import { scalarBytes, scalarReader } from "./scalar";
import { colorKindsOf, type VertexField, type VertexFields } from "./vertex";

/** Prepares reading the vertices of a binary PLY file. */
export function openBinaryPly(
  source: FileSource,
  { encoding, elements, dataOffset }: PlyHeader,
  vertex: PlyElement,
  fields: VertexFields,
): ScanReader | ScanFault {
  const recordBytes = elementBytes(vertex);
  const precedingBytes = elements
    .slice(0, elements.indexOf(vertex))
    .reduce((sum, element) => sum + element.count * elementBytes(element), 0);
  // Of lists, only a reader of the entire file knows the length.
  if (Number.isNaN(recordBytes + precedingBytes)) return { fault: "unknownPoints" };
  const offset = dataOffset + precedingBytes;
  if (offset + vertex.count * recordBytes > source.size) return { fault: "missingPoints", points: vertex.count };
  const readField = fieldReader(vertex, encoding === "binary_little_endian");
  const [x, y, z] = fields.position.map(readField) as Triple;
  const [red, green, blue] = (fields.color ?? []).map(readField) as Triple | [];
  return {
    format: "PLY",
    points: vertex.count,
    colorKinds: colorKindsOf(fields),
    async readPoints(sampler, onProgress) {
      await readRecords(
        source,
        { offset, recordBytes, records: vertex.count },
        sampler,
        (view, at) =>
          sampler.add(
            x(view, at),
            y(view, at),
            z(view, at),
            red?.(view, at) ?? 0,
            green?.(view, at) ?? 0,
            blue?.(view, at) ?? 0,
          ),
        onProgress,
      );
      return undefined;
    },
  };
}

type ReadField = (view: DataView, recordOffset: number) => number;
type Triple = [ReadField, ReadField, ReadField];

/** Bytes of one record; NaN if it contains a list. */
const elementBytes = ({ properties }: PlyElement): number =>
  properties.reduce((sum, { type }) => sum + (type ? scalarBytes(type) : NaN), 0);

/** Returns a function that creates readers of fields in records. */
const fieldReader =
  ({ properties, ...element }: PlyElement, littleEndian: boolean) =>
  ({ index, type }: VertexField): ReadField => {
    const offset = elementBytes({ ...element, properties: properties.slice(0, index) });
    const read = scalarReader(type, littleEndian);
    return (view, recordOffset) => read(view, recordOffset + offset);
  };
