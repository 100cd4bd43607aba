import { DxfWriter, LWPolylineFlags, point2d, point3d, Units } from "@tarikjabiri/dxf";
import { formatDecimals } from "@capture/domain/lib/locale";
import { toM, type MeasuredTour } from "../measured-tour";
import { addDimension, addText, LAYERS, setDimensionStyle, type Place } from "./dxf-dimension";
import { planDrawing, type DrawnOpening } from "./drawing";
import type { Point } from "./floor-plan";

const NAME_HEIGHT_M = 0.18;
const AREA_HEIGHT_M = 0.12;
const WHITE = 7;
const METRIC = 1;
/** The view is larger than the drawing by this factor. */
const VIEW_MARGIN = 1.1;

/** A floor plan as a DXF drawing in meters, with the layers of the US National CAD Standard. */
export function dxfPlan(tour: MeasuredTour, locale: string): string {
  const drawing = planDrawing(tour);
  const writer = new DxfWriter();
  writer.setUnits(Units.Meters);
  writer.setVariable("$MEASUREMENT", { 70: METRIC });
  setView(writer, placeOf(drawing.min), placeOf(drawing.max));
  setDimensionStyle(writer);
  Object.values(LAYERS).forEach((layer) => writer.addLayer(layer, WHITE, "Continuous"));
  for (const outline of drawing.walls) addPolyline(writer, LAYERS.wall, outline.map(placeOf));
  for (const opening of drawing.openings) addOpening(writer, opening);
  for (const dimension of drawing.dimensions) addDimension(writer, dimension, locale);
  for (const { at, name, areaM2 } of drawing.labels) {
    const [x, y] = placeOf(at);
    addText(writer.modelSpace, LAYERS.room, name, [x, y], NAME_HEIGHT_M);
    const area = `${formatDecimals(areaM2, 2, locale)} m²`;
    addText(writer.modelSpace, LAYERS.room, area, [x, y - NAME_HEIGHT_M], AREA_HEIGHT_M);
  }
  return writer.stringify();
}

/** Sets what programs show when they open the drawing: all of it. The library's own view is 200 m high around any text. */
function setView(writer: DxfWriter, [minX, minY]: Place, [maxX, maxY]: Place): void {
  writer.setVariable("$EXTMIN", { 10: minX, 20: minY });
  writer.setVariable("$EXTMAX", { 10: maxX, 20: maxY });
  writer.modelSpace.centerView = () => point3d((minX + maxX) / 2, (minY + maxY) / 2);
  writer.modelSpace.viewHeight = () => Math.max(maxX - minX, maxY - minY) * VIEW_MARGIN;
}

const placeOf = ([x, y]: Point): Place => [toM(x), toM(y)];

function addPolyline({ modelSpace }: DxfWriter, layerName: string, places: readonly Place[]): void {
  const vertices = places.map(([x, y]) => ({ point: point2d(x, y) }));
  modelSpace.addLWPolyline(vertices, { layerName, flags: LWPolylineFlags.Closed });
}

/** Adds the outline of an opening, and the line of a closed door. */
function addOpening(writer: DxfWriter, { outline, leaf }: DrawnOpening): void {
  addPolyline(writer, LAYERS.door, outline.map(placeOf));
  if (!leaf) return;
  const [from, to] = leaf;
  writer.modelSpace.addLine(point3d(...placeOf(from)), point3d(...placeOf(to)), { layerName: LAYERS.door });
}
