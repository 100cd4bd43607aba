import type { Group } from "./dxf-groups";

/** x and y in meters. */
export type Place = readonly [x: number, y: number];

/** Layers of the US National CAD Standard, which are the same in every language. */
export const LAYERS = { wall: "A-WALL", door: "A-DOOR", dimension: "A-ANNO-DIMS", room: "A-AREA-IDEN" } as const;
export type Layer = (typeof LAYERS)[keyof typeof LAYERS];

/** Creates the first groups of an entity: its type, its handle, its owner and its layer. */
export type EntityHead = (type: string, layer: string) => Group[];

export interface DimensionGeometry {
  /** Name of the block with its lines. */
  readonly block: string;
  /** The measured points. */
  readonly from: Place;
  readonly to: Place;
  /** A point of the dimension line. */
  readonly line: Place;
  /** Center of the text. */
  readonly text: Place;
  /** Of the measured direction, in degrees: 0 is x, 90 is y. */
  readonly rotation: number;
  readonly length: number;
}

/** Centered, on the baseline. */
const CENTERED = 1;
/** A rotated dimension whose block belongs to it alone. */
const OWN_ROTATED_DIMENSION = 32;
/** How the text of a dimension is attached to its point. */
const MIDDLE_CENTER = 5;
const CLOSED = 1;

/** The coordinates of a point whose x has this code. */
export const at = (code: number, [x, y]: Place): Group[] => [
  [code, x],
  [code + 10, y],
  [code + 20, 0],
];

export const line = (head: EntityHead, layer: Layer, from: Place, to: Place): Group[] => [
  ...head("LINE", layer),
  [100, "AcDbLine"],
  ...at(10, from),
  ...at(11, to),
];

/** A closed polyline. */
export const polyline = (head: EntityHead, layer: Layer, points: readonly Place[]): Group[] => [
  ...head("LWPOLYLINE", layer),
  [100, "AcDbPolyline"],
  [90, points.length],
  [70, CLOSED],
  ...points.flatMap(([x, y]): Group[] => [
    [10, x],
    [20, y],
  ]),
];

/** A text whose baseline is centered at a point. */
export const text = (
  head: EntityHead,
  layer: Layer,
  content: string,
  place: Place,
  height: number,
  rotation = 0,
): Group[] => [
  ...head("TEXT", layer),
  [100, "AcDbText"],
  ...at(10, place),
  [40, height],
  [1, content],
  [50, rotation],
  [72, CENTERED],
  ...at(11, place),
  [100, "AcDbText"],
];

export const dimension = (head: EntityHead, layer: Layer, geometry: DimensionGeometry): Group[] => [
  ...head("DIMENSION", layer),
  [100, "AcDbDimension"],
  [2, geometry.block],
  ...at(10, geometry.line),
  ...at(11, geometry.text),
  [70, OWN_ROTATED_DIMENSION],
  [71, MIDDLE_CENTER],
  [42, geometry.length],
  [3, "Standard"],
  [100, "AcDbAlignedDimension"],
  ...at(13, geometry.from),
  ...at(14, geometry.to),
  [50, geometry.rotation],
  [100, "AcDbRotatedDimension"],
];
