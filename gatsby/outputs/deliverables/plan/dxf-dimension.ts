import { dimensionLength, type Dimension } from "./drawing";
import { TEXT_GAP_M, TEXT_HEIGHT_M, TICK_M } from "./dxf-dimension-style";
import { LAYERS, type DxfDocument, type Place } from "./dxf-document";
import { formatMeters } from "./format-meters";
import { toM } from "../measured-tour";

/** Adds a linear dimension: the entity, which programs measure, and the block with its lines, which they draw. */
export function drawDimension(document: DxfDocument, dimension: Dimension, locale: string): void {
  const { axis, from, to, line } = dimension;
  const at = (along: number): Place => (axis === 0 ? [toM(along), toM(line)] : [toM(line), toM(along)]);
  const [start, end] = [at(from[axis]), at(to[axis])];
  const middle = at((from[axis] + to[axis]) / 2);
  const rotation = axis === 0 ? 0 : 90;
  const text: Place = axis === 0 ? [middle[0], middle[1] + TEXT_GAP_M] : [middle[0] - TEXT_GAP_M, middle[1]];
  const block = document.addBlock((add) => {
    add.line(LAYERS.dimension, start, end);
    for (const [x, y] of [start, end]) add.line(LAYERS.dimension, [x - TICK_M, y - TICK_M], [x + TICK_M, y + TICK_M]);
    add.text(LAYERS.dimension, formatMeters(dimensionLength(dimension), locale), text, TEXT_HEIGHT_M, rotation);
  });
  document.addDimension(LAYERS.dimension, {
    ...{ block, line: end, rotation },
    text: axis === 0 ? [text[0], text[1] + TEXT_HEIGHT_M / 2] : [text[0] - TEXT_HEIGHT_M / 2, text[1]],
    from: [toM(from[0]), toM(from[1])],
    to: [toM(to[0]), toM(to[1])],
    length: toM(dimensionLength(dimension)),
  });
}
