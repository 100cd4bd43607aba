/*
 * An equirectangular panorama in several resolutions, the levels, each cut into square tiles. The build writes it, and the
 * viewer fetches only the tiles that it shows. Each level has half the width of the next one.
 */

/** The side of the part of a tile that only this tile contains. */
export const TILE_CONTENT_PX = 512;
/** Each tile repeats this many pixels of its neighbors, so that interpolating at its edge leaves no seam. */
export const TILE_BORDER_PX = 1;
export const TILE_PX = TILE_CONTENT_PX + 2 * TILE_BORDER_PX;

/** A wider panorama is reduced: the devices give at most this width. */
const MAX_LEVEL_WIDTH_PX = 16384;
/** Below this width, the preview is sharp enough. */
const MIN_LEVEL_WIDTH_PX = 2048;
/** Widths are multiples of it, so that all levels have whole pixels. */
const WIDTH_STEP_PX = 16;

/** A panorama as the page contains it. */
export interface Pyramid {
  /** URL path of the entire panorama in a low resolution. */
  readonly preview: string;
  /** URL path of the folder of tiles. */
  readonly tiles: string;
  /** The width of the largest level, in pixels. */
  readonly width: number;
}

/** A tile of a panorama. Columns count from the left, rows from the top. */
export interface Tile {
  /** Index in `levelWidths`. */
  level: number;
  column: number;
  row: number;
}

/** The width of the largest level of a panorama, in pixels. */
export const largestLevelWidth = (panoramaWidth: number): number =>
  Math.min(MAX_LEVEL_WIDTH_PX, Math.max(1, Math.round(panoramaWidth / WIDTH_STEP_PX)) * WIDTH_STEP_PX);

/** The widths of all levels in pixels, from the smallest to the largest. */
export function levelWidths(largestWidth: number): number[] {
  const widths = [largestWidth];
  for (let next = largestWidth / 2; next >= MIN_LEVEL_WIDTH_PX; next /= 2) widths.unshift(next);
  return widths;
}

/** The number of columns and rows of a level; tiles at the right and at the bottom may be partly empty. */
export const tileGrid = (levelWidth: number): { columns: number; rows: number } => ({
  columns: Math.ceil(levelWidth / TILE_CONTENT_PX),
  rows: Math.ceil(levelWidth / 2 / TILE_CONTENT_PX),
});

/** The path of a tile below the folder of its panorama. */
export const tileName = ({ level, column, row }: Tile): string => `${level}/${row}-${column}.webp`;
