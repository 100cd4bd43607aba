import { formatDecimals } from "../../../../src/lib/locale";
import { toM, type MeasuredTour } from "../measured-tour";
import { drawDimension } from "./dxf-dimension";
import { DxfDocument } from "./dxf-document";
import { LAYERS, line, polyline, text, type Place } from "./dxf-entities";
import { planDrawing } from "./drawing";
import type { Opening, Point } from "./floor-plan";

const NAME_HEIGHT_M = 0.18;
const AREA_HEIGHT_M = 0.12;

/** A floor plan as a DXF drawing in meters, with the layers of the US National CAD Standard. */
export function dxfPlan(tour: MeasuredTour, locale: string): string {
  const drawing = planDrawing(tour);
  const document = new DxfDocument(placeOf(drawing.min), placeOf(drawing.max));
  for (const outline of drawing.walls) document.add((head) => polyline(head, LAYERS.wall, outline.map(placeOf)));
  for (const opening of drawing.openings) addOpening(document, opening);
  for (const dimension of drawing.dimensions) drawDimension(document, dimension, locale);
  for (const { at, name, areaM2 } of drawing.labels) {
    const [x, y] = placeOf(at);
    const area = `${formatDecimals(areaM2, 2, locale)} m²`;
    document.add((head) => text(head, LAYERS.room, name, [x, y], NAME_HEIGHT_M));
    document.add((head) => text(head, LAYERS.room, area, [x, y - NAME_HEIGHT_M], AREA_HEIGHT_M));
  }
  return document.toString();
}

export const placeOf = ([x, y]: Point): Place => [toM(x), toM(y)];

/** The outline of an opening, and the line of a closed door. */
function addOpening(document: DxfDocument, { min, max, across, isClosed }: Opening): void {
  const corners: readonly Point[] = [min, [max[0], min[1]], max, [min[0], max[1]]];
  document.add((head) => polyline(head, LAYERS.door, corners.map(placeOf)));
  if (!isClosed) return;
  const center = (min[across] + max[across]) / 2;
  const ends: readonly [Point, Point] =
    across === 0 ? [[center, min[1]], [center, max[1]]] : [[min[0], center], [max[0], center]]; // prettier-ignore
  document.add((head) => line(head, LAYERS.door, placeOf(ends[0]), placeOf(ends[1])));
}
