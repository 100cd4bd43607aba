import type { ColorKind } from "../color-range";

export type ScalarType = "int8" | "uint8" | "int16" | "uint16" | "int32" | "uint32" | "float32" | "float64";

/** Both spellings of each type. */
const TYPES: Readonly<Record<string, ScalarType>> = {
  char: "int8",
  uchar: "uint8",
  short: "int16",
  ushort: "uint16",
  int: "int32",
  uint: "uint32",
  float: "float32",
  double: "float64",
  int8: "int8",
  uint8: "uint8",
  int16: "int16",
  uint16: "uint16",
  int32: "int32",
  uint32: "uint32",
  float32: "float32",
  float64: "float64",
};

export const toScalarType = (name: string): ScalarType | undefined => TYPES[name];

export const SCALAR_BYTES: Readonly<Record<ScalarType, number>> = {
  int8: 1,
  uint8: 1,
  int16: 2,
  uint16: 2,
  int32: 4,
  uint32: 4,
  float32: 4,
  float64: 8,
};

/** How colors of a type are stored. */
export const COLOR_KINDS: Readonly<Record<ScalarType, ColorKind>> = {
  int8: "integer",
  uint8: "byte",
  int16: "integer",
  uint16: "integer",
  int32: "integer",
  uint32: "integer",
  float32: "fraction",
  float64: "fraction",
};

type ReadScalar = (view: DataView, offset: number) => number;

/** Returns a function that reads a number of a type. */
export function scalarReader(type: ScalarType, littleEndian: boolean): ReadScalar {
  const readers: Readonly<Record<ScalarType, ReadScalar>> = {
    int8: (view, offset) => view.getInt8(offset),
    uint8: (view, offset) => view.getUint8(offset),
    int16: (view, offset) => view.getInt16(offset, littleEndian),
    uint16: (view, offset) => view.getUint16(offset, littleEndian),
    int32: (view, offset) => view.getInt32(offset, littleEndian),
    uint32: (view, offset) => view.getUint32(offset, littleEndian),
    float32: (view, offset) => view.getFloat32(offset, littleEndian),
    float64: (view, offset) => view.getFloat64(offset, littleEndian),
  };
  return readers[type];
}
