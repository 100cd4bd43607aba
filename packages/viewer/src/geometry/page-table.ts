import { tileGrid, type Tile } from "../formats/pyramid";

/** Values per cell: the slot of a tile, and 1 plus the number of levels between it and the largest; 0 without a tile. */
export const PAGE_VALUES = 4;

/**
 * For each tile position of the largest level, which of the available tiles to draw there. Tiles of the sharp level come
 * first, then smaller levels, then larger ones.
 * @param widths widths of the levels in pixels, ascending
 * @param sharpLevel the level that matches the screen
 * @param slotOf the slot of a tile in the texture; `undefined` if it is not available
 */
export function createPageTable(
  widths: readonly number[],
  sharpLevel: number,
  slotOf: (tile: Tile) => number | undefined,
): Uint8Array {
  const last = widths.length - 1;
  const { columns, rows } = tileGrid(widths[last] ?? 0);
  const levels = [...widths.keys()].sort((a, b) => rankOf(a, sharpLevel) - rankOf(b, sharpLevel));
  const pages = new Uint8Array(columns * rows * PAGE_VALUES);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      for (const level of levels) {
        const shift = last - level;
        const slot = slotOf({ level, column: column >> shift, row: row >> shift });
        if (slot === undefined) continue;
        pages.set([slot, shift + 1], (row * columns + column) * PAGE_VALUES);
        break;
      }
    }
  }
  return pages;
}

const rankOf = (level: number, sharpLevel: number): number =>
  level <= sharpLevel ? sharpLevel - level : level + sharpLevel;
