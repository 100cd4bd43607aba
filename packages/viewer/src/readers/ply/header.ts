import type { FileSource } from "../file-source";
import type { ScanFault } from "../scan-fault";
import { toScalarType, type ScalarType } from "./scalar";

export type PlyEncoding = "ascii" | "binary_little_endian" | "binary_big_endian";

export interface PlyProperty {
  /** In lower case: some programs write capitals. */
  name: string;
  /** `undefined` for a list, whose length varies. */
  type: ScalarType | undefined;
}

/** A table of a PLY file: vertices, faces, … */
export interface PlyElement {
  /** In lower case. */
  name: string;
  count: number;
  properties: PlyProperty[];
}

export interface PlyHeader {
  encoding: PlyEncoding;
  /** In the order of the file. */
  elements: PlyElement[];
  /** Offset of the first element in bytes. */
  dataOffset: number;
}

const MAX_HEADER_BYTES = 64 * 1024;
/** Programs differ in blanks at the ends of lines, and the first byte after the line feed is data. */
const END_OF_HEADER = /(?:^|\n)end_header[ \t]*\r?\n/;
const FORMAT = /^format (ascii|binary_little_endian|binary_big_endian) 1\.0$/;
const COMMENT = /^(comment|obj_info)\b/;

/** Reads the header of a PLY file. @see https://paulbourke.net/dataformats/ply/ */
export async function readPlyHeader(source: FileSource): Promise<PlyHeader | ScanFault> {
  const text = new TextDecoder("latin1").decode(await source.read(0, MAX_HEADER_BYTES));
  const end = END_OF_HEADER.exec(text);
  if (!end) return { fault: "brokenHeader" };
  const lines = text
    .slice(0, end.index)
    .split("\n")
    .map((line) => line.trim().replace(/\s+/g, " "))
    .filter((line) => line !== "" && !COMMENT.test(line));
  const [, encoding] = FORMAT.exec(lines[1] ?? "") ?? [];
  const elements = encoding === undefined ? undefined : parseElements(lines.slice(2));
  if (!elements) return { fault: "brokenHeader" };
  return { encoding: encoding as PlyEncoding, elements, dataOffset: end.index + end[0].length };
}

/** @returns `undefined` if a line has no meaning */
function parseElements(lines: readonly string[]): PlyElement[] | undefined {
  const elements: PlyElement[] = [];
  for (const line of lines) {
    const [keyword, ...words] = line.split(" ");
    const [first = "", second = ""] = words;
    const element = elements.at(-1);
    if (keyword === "element" && words.length === 2 && /^\d+$/.test(second)) {
      elements.push({ name: first.toLowerCase(), count: Number(second), properties: [] });
    } else if (keyword === "property" && element && first === "list" && words.length === 4) {
      const [, lengthType = "", itemType = "", name = ""] = words;
      if (!toScalarType(lengthType) || !toScalarType(itemType)) return undefined;
      element.properties.push({ name: name.toLowerCase(), type: undefined });
    } else if (keyword === "property" && element && words.length === 2) {
      const type = toScalarType(first);
      if (!type) return undefined;
      element.properties.push({ name: second.toLowerCase(), type });
    } else return undefined;
  }
  const isClear = new Set(elements.map(({ name }) => name)).size === elements.length;
  return isClear && elements.every(({ count }) => Number.isSafeInteger(count)) ? elements : undefined;
}
