import { addScaled, dot, normalize, type Vector } from "@capture/domain/lib/vector";
import { TILE_CONTENT_PX, tileGrid, type Tile } from "../formats/pyramid";
import { focalLength, viewAxes, type CameraPose, type ViewportSize } from "./camera";
import { uvToDirection } from "./depth-map";

/** The camera’s orientation relative to the center of a panorama, and the viewport. */
export interface TileView {
  camera: CameraPose;
  size: ViewportSize;
}

/** A level that is this much narrower than the view needs is still sharp. */
const WIDTH_TOLERANCE = 0.95;

/**
 * Chooses the smallest level with a pixel for each pixel of the screen in the center of the view, or the largest level.
 * @param widths widths of the levels in pixels, ascending
 * @param pixelRatio pixels of the screen per CSS pixel
 */
export function sharpLevel(widths: readonly number[], { camera, size }: TileView, pixelRatio: number): number {
  const screenPixelsPerTurn = 2 * Math.PI * focalLength(camera, size) * pixelRatio;
  const level = widths.findIndex((width) => width >= screenPixelsPerTurn * WIDTH_TOLERANCE);
  return level === -1 ? widths.length - 1 : level;
}

/** A tile is tested at this many points along each side. */
const SAMPLES_PER_SIDE = 5;
/** The edge between two of these points bends by less, in radians. */
const SAMPLE_MARGIN_RAD = 0.01;

/**
 * Lists the tiles of a level that the view contains, from its center outward.
 * @param width width of the level in pixels
 * @param heading direction of the center of the panorama, in degrees
 */
export function tilesInView(width: number, level: number, heading: number, { camera, size }: TileView): Tile[] {
  const { right, up, forward } = viewAxes({ ...camera, yaw: camera.yaw - heading });
  const focal = focalLength(camera, size);
  const edges = ([[right, size.width], [up, size.height]] as const).flatMap(([axis, pixels]) =>
    [1, -1].map((side) => normalize(addScaled(scaled(axis, side), forward, pixels / 2 / focal))),
  ); // prettier-ignore
  return sampledTiles(width)
    .filter(({ samples }) =>
      edges.every((edge) => samples.some((direction) => dot(edge, direction) > -SAMPLE_MARGIN_RAD)),
    )
    .map(({ column, row, center }) => ({ tile: { level, column, row }, cosine: dot(center, forward) }))
    .sort((a, b) => b.cosine - a.cosine)
    .map(({ tile }) => tile);
}

const scaled = (vector: Vector, factor: number): Vector => addScaled([0, 0, 0], vector, factor);

interface SampledTile {
  column: number;
  row: number;
  center: Vector;
  samples: readonly Vector[];
}

const sampledTilesByWidth = new Map<number, readonly SampledTile[]>();

/** The tiles of a level with directions to points on each, for a panorama with the heading 0. */
function sampledTiles(width: number): readonly SampledTile[] {
  const known = sampledTilesByWidth.get(width);
  if (known) return known;
  const { columns, rows } = tileGrid(width);
  const directionAt = (column: number, row: number): Vector =>
    uvToDirection(
      {
        u: Math.min(1, (column * TILE_CONTENT_PX) / width),
        v: Math.min(1, (row * TILE_CONTENT_PX) / (width / 2)),
      },
      0,
    );
  const steps = [...Array(SAMPLES_PER_SIDE).keys()].map((step) => step / (SAMPLES_PER_SIDE - 1));
  const tiles = [...Array(columns * rows).keys()].map((index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return {
      column,
      row,
      center: directionAt(column + 0.5, row + 0.5),
      samples: steps.flatMap((down) => steps.map((across) => directionAt(column + across, row + down))),
    };
  });
  sampledTilesByWidth.set(width, tiles);
  return tiles;
}
