import type { ColorKind } from "../color-range";

/** How numbers of each type are stored: their bytes, the kind of colors of this type, and the method that reads one. */
const SCALARS = {
  int8: { bytes: 1, colorKind: "integer", method: "getInt8" },
  uint8: { bytes: 1, colorKind: "byte", method: "getUint8" },
  int16: { bytes: 2, colorKind: "integer", method: "getInt16" },
  uint16: { bytes: 2, colorKind: "integer", method: "getUint16" },
  int32: { bytes: 4, colorKind: "integer", method: "getInt32" },
  uint32: { bytes: 4, colorKind: "integer", method: "getUint32" },
  float32: { bytes: 4, colorKind: "fraction", method: "getFloat32" },
  float64: { bytes: 8, colorKind: "fraction", method: "getFloat64" },
} as const satisfies Record<string, { bytes: number; colorKind: ColorKind; method: keyof DataView }>;

export type ScalarType = keyof typeof SCALARS;

/** The older names of the types, in the order of SCALARS. */
const OLDER_NAMES = ["char", "uchar", "short", "ushort", "int", "uint", "float", "double"];
const TYPES = Object.keys(SCALARS) as ScalarType[];

/** The type with this name, in either spelling; `undefined` if there is none. */
export const toScalarType = (name: string): ScalarType | undefined =>
  TYPES.find((type, index) => type === name || OLDER_NAMES[index] === name);

export const scalarBytes = (type: ScalarType): number => SCALARS[type].bytes;
export const colorKindOf = (type: ScalarType): ColorKind => SCALARS[type].colorKind;

/** Returns a function that reads a number of a type. */
export function scalarReader(type: ScalarType, littleEndian: boolean): (view: DataView, offset: number) => number {
  const { method } = SCALARS[type];
  return (view, offset) => view[method](offset, littleEndian);
}
