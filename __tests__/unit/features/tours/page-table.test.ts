import type { Tile } from "../../../../src/features/tours/formats/pyramid";
import { createPageTable, PAGE_VALUES } from "../../../../src/features/tours/geometry/page-table";

const WIDTHS = [2048, 4096, 8192];
const COLUMNS = 16;

/** The slot and the level that are drawn at a tile position of the largest level. */
function drawnAt(available: readonly (Tile & { slot: number })[], sharpLevel: number, column: number, row: number) {
  const pages = createPageTable(
    WIDTHS,
    sharpLevel,
    (tile) =>
      available.find((each) => each.level === tile.level && each.column === tile.column && each.row === tile.row)?.slot,
  );
  const [slot = 0, depth = 0] = pages.subarray((row * COLUMNS + column) * PAGE_VALUES);
  return depth === 0 ? undefined : { slot, level: WIDTHS.length - depth };
}

test("draws the preview where no tile is available", () => {
  expect(drawnAt([], 2, 3, 3)).toBeUndefined();
});

test("draws a tile of a smaller level at all positions that it covers", () => {
  const available = [{ level: 0, column: 1, row: 0, slot: 7 }];
  for (const column of [4, 7]) expect(drawnAt(available, 2, column, 3)).toEqual({ slot: 7, level: 0 });
  for (const column of [3, 8]) expect(drawnAt(available, 2, column, 3)).toBeUndefined();
});

test("prefers the sharp level, then smaller levels, then larger ones", () => {
  const small = { level: 0, column: 0, row: 0, slot: 1 };
  const middle = { level: 1, column: 0, row: 0, slot: 2 };
  const large = { level: 2, column: 0, row: 0, slot: 3 };
  expect(drawnAt([small, middle, large], 1, 0, 0)).toEqual({ slot: 2, level: 1 });
  expect(drawnAt([small, large], 1, 0, 0)).toEqual({ slot: 1, level: 0 });
  expect(drawnAt([large], 1, 0, 0)).toEqual({ slot: 3, level: 2 });
});
