import { dimensionLength, type Dimension } from "./drawing";
import { TEXT_GAP_M, TEXT_HEIGHT_M, TICK_M } from "./dxf-dimension-style";
import type { DxfDocument } from "./dxf-document";
import { dimension, LAYERS, line, text, type Place } from "./dxf-entities";
import { formatMeters } from "./format-meters";
import { toM } from "../measured-tour";

/** Adds a linear dimension: the entity, which programs measure, and the block with its lines, which they draw. */
export function drawDimension(document: DxfDocument, shown: Dimension, locale: string): void {
  const { axis, from, to, line: position } = shown;
  const at = (along: number): Place => (axis === 0 ? [toM(along), toM(position)] : [toM(position), toM(along)]);
  const [start, end] = [at(from[axis]), at(to[axis])];
  const middle = at((from[axis] + to[axis]) / 2);
  const rotation = axis === 0 ? 0 : 90;
  const textAt: Place = axis === 0 ? [middle[0], middle[1] + TEXT_GAP_M] : [middle[0] - TEXT_GAP_M, middle[1]];
  const label = formatMeters(dimensionLength(shown), locale);
  const block = document.addBlock((head) => [
    ...line(head, LAYERS.dimension, start, end),
    ...[start, end].flatMap(([x, y]) =>
      line(head, LAYERS.dimension, [x - TICK_M, y - TICK_M], [x + TICK_M, y + TICK_M]),
    ),
    ...text(head, LAYERS.dimension, label, textAt, TEXT_HEIGHT_M, rotation),
  ]);
  const geometry = {
    ...{ block, line: end, rotation },
    text:
      axis === 0
        ? ([textAt[0], textAt[1] + TEXT_HEIGHT_M / 2] as const)
        : ([textAt[0] - TEXT_HEIGHT_M / 2, textAt[1]] as const),
    from: [toM(from[0]), toM(from[1])] as const,
    to: [toM(to[0]), toM(to[1])] as const,
    length: toM(dimensionLength(shown)),
  };
  document.add((head) => dimension(head, LAYERS.dimension, geometry));
}
