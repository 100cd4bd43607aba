import {
  AttachmentPoint,
  point3d,
  TextHorizontalAlignment,
  type DxfWriter,
  type EntitiesManager,
} from "@tarikjabiri/dxf";
import { toM } from "../measured-tour";
import { dimensionLength, formatLength, type Dimension } from "./drawing";

/** Layers of the US National CAD Standard, which are the same in every language. */
export const LAYERS = { wall: "A-WALL", door: "A-DOOR", dimension: "A-ANNO-DIMS", room: "A-AREA-IDEN" } as const;

/** x and y in meters. */
export type Place = readonly [x: number, y: number];

const TEXT_HEIGHT_M = 0.12;
/** Between the dimension line and the text above it. */
const TEXT_GAP_M = 0.04;
/** Half of the slash at the ends of a dimension line, along each axis. */
const TICK_M = 0.06;
const EXTENSION_M = 0.05;
const DECIMAL_UNITS = 2;
const DECIMALS = 2;

/** The style of dimensions, from which some programs draw a dimension again instead of drawing its block. */
export function setDimensionStyle({ document }: DxfWriter): void {
  Object.assign(document.dimStyleStandard, {
    ...{ DIMSCALE: 1, DIMLFAC: 1, DIMTXT: TEXT_HEIGHT_M, DIMGAP: TEXT_GAP_M, DIMTSZ: TICK_M, DIMASZ: TICK_M },
    ...{ DIMEXO: EXTENSION_M, DIMEXE: EXTENSION_M, DIMLUNIT: DECIMAL_UNITS, DIMDEC: DECIMALS },
    // The text is above the line and turned with it.
    ...{ DIMTAD: 1, DIMTIH: 0, DIMTOH: 0 },
  });
}

/** Adds a linear dimension: the entity, which programs measure, and the block with its lines, which they draw. */
export function addDimension(writer: DxfWriter, shown: Dimension, locale: string): void {
  const { axis, from, to, line: position } = shown;
  const at = (along: number): Place => (axis === 0 ? [toM(along), toM(position)] : [toM(position), toM(along)]);
  const [start, end] = [at(from[axis]), at(to[axis])];
  const middle = at((from[axis] + to[axis]) / 2);
  const angle = axis === 0 ? 0 : 90;
  const above = (distanceM: number): Place =>
    axis === 0 ? [middle[0], middle[1] + distanceM] : [middle[0] - distanceM, middle[1]];

  const { blocks, objects } = writer.document;
  // The star says that the block belongs to this dimension alone.
  const block = blocks.addBlock(`*D${blocks.blocks.length}`, objects, false);
  const layerName = LAYERS.dimension;
  block.addLine(point3d(...start), point3d(...end), { layerName });
  for (const [x, y] of [start, end])
    block.addLine(point3d(x - TICK_M, y - TICK_M), point3d(x + TICK_M, y + TICK_M), { layerName });
  addText(block, layerName, formatLength(shown, locale), above(TEXT_GAP_M), TEXT_HEIGHT_M, angle);
  writer.addLinearDim(point3d(toM(from[0]), toM(from[1])), point3d(toM(to[0]), toM(to[1])), {
    layerName,
    angle,
    blockName: block.name,
    definitionPoint: point3d(...end),
    middlePoint: point3d(...above(TEXT_GAP_M + TEXT_HEIGHT_M / 2)),
    attachmentPoint: AttachmentPoint.MiddleCenter,
    ActualMeasurement: toM(dimensionLength(shown)),
    styleName: writer.document.dimStyleStandard.name,
  });
}

/** Adds a text whose baseline is centered at a point. */
export function addText(
  target: EntitiesManager,
  layerName: string,
  text: string,
  [x, y]: Place,
  heightM: number,
  rotation = 0,
): void {
  target.addText(point3d(x, y), heightM, text, {
    layerName,
    rotation,
    horizontalAlignment: TextHorizontalAlignment.Center,
    secondAlignmentPoint: point3d(x, y),
  });
}
