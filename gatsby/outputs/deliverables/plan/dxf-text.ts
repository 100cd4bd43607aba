import { point3d, TextHorizontalAlignment, type EntitiesManager } from "@tarikjabiri/dxf";

/** Layers of the US National CAD Standard, which are the same in every language. */
export const LAYERS = { wall: "A-WALL", door: "A-DOOR", dimension: "A-ANNO-DIMS", room: "A-AREA-IDEN" } as const;

/** x and y in meters. */
export type Place = readonly [x: number, y: number];

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
