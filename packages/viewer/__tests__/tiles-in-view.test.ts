import { largestLevelWidth, levelWidths, tileGrid, tileName, type Tile } from "../src/formats/pyramid";
import { rayDirection, type CameraPose } from "../src/geometry/camera";
import { directionToUv } from "../src/geometry/depth-map";
import { sharpLevel, tilesInView, type TileView } from "../src/geometry/tiles-in-view";
import { createPageTable, PAGE_VALUES } from "../src/geometry/page-table";

const LAPTOP = { width: 1280, height: 800 };
const view = (camera: Partial<CameraPose> = {}, size = LAPTOP): TileView => ({
  camera: { target: [0, 0, 0], distance: 0, yaw: 0, pitch: 0, fov: 90, ...camera },
  size,
});

describe("levels", () => {
  it.each([
    [16384, [2048, 4096, 8192, 16384]],
    [8192, [2048, 4096, 8192]],
    [4096, [2048, 4096]],
    [2048, [2048]],
    [1200, [1200]],
    [6000, [3000, 6000]],
  ])("of a panorama with %i pixels have the widths %j", (width, widths) => {
    expect(levelWidths(largestLevelWidth(width))).toEqual(widths);
  });

  it("are at most 16384 pixels wide, and consist of whole pixels", () => {
    expect(largestLevelWidth(30_000)).toBe(16384);
    expect(levelWidths(largestLevelWidth(10_007)).every((width) => Number.isInteger(width / 2))).toBe(true);
  });

  it("have tiles of 512 pixels", () => {
    expect(tileGrid(8192)).toEqual({ columns: 16, rows: 8 });
    expect(tileGrid(3000)).toEqual({ columns: 6, rows: 3 });
  });
});

describe("the sharp level", () => {
  const widths = levelWidths(16384);
  const widthOf = (tileView: TileView, pixelRatio: number): number =>
    widths[sharpLevel(widths, tileView, pixelRatio)] ?? 0;

  it("has a pixel for each pixel of the screen", () => {
    // A view of 90° on 1280 pixels has 2π × 640 pixels per turn in its center.
    expect(widthOf(view(), 1)).toBe(4096);
    expect(widthOf(view(), 2)).toBe(8192);
  });
  it("is larger when zoomed in", () => {
    expect(widthOf(view({ fov: 40 }), 1)).toBe(16384);
  });
  it("is the largest one when the panorama has fewer pixels than the screen", () => {
    expect(sharpLevel([2048, 4096], view({ fov: 30 }), 2)).toBe(1);
  });
});

describe("the tiles in view", () => {
  const width = 8192;
  const uniqueNames = (tiles: readonly Tile[]): Set<string> => new Set(tiles.map(tileName));

  it.each([
    ["ahead", { yaw: 0, pitch: 0 }],
    ["behind, where the panorama’s ends meet", { yaw: 180, pitch: -8 }],
    ["up", { yaw: 30, pitch: 85 }],
    ["down", { yaw: -77, pitch: -85 }],
    ["at an angle", { yaw: 123, pitch: 40 }],
  ])("contain every pixel of a view %s", (_direction, orientation) => {
    const tileView = view(orientation);
    const heading = 25;
    const names = uniqueNames(tilesInView(width, 2, heading, tileView));
    for (let x = 0; x <= LAPTOP.width; x += 10) {
      for (let y = 0; y <= LAPTOP.height; y += 10) {
        const { u, v } = directionToUv(rayDirection(tileView.camera, LAPTOP, { x, y }), heading);
        const name = tileName({ level: 2, column: Math.floor(u * 16), row: Math.min(7, Math.floor(v * 8)) });
        if (!names.has(name)) throw new Error(`The tile ${name} at ${x}, ${y} is missing.`);
      }
    }
  });

  it("are few, and those in the center come first", () => {
    const tiles = tilesInView(width, 2, 0, view());
    expect(tiles.length).toBeLessThanOrEqual(30);
    // The center of the panorama is the corner of four tiles.
    expect(uniqueNames(tiles.slice(0, 4))).toEqual(new Set(["2/3-7.webp", "2/3-8.webp", "2/4-7.webp", "2/4-8.webp"]));
  });

  it("follow the heading of the panorama", () => {
    const ahead = uniqueNames(tilesInView(width, 2, 0, view()));
    expect(uniqueNames(tilesInView(width, 2, 90, view({ yaw: 90 })))).toEqual(ahead);
  });
});

describe("page-table", () => {
  const WIDTHS = [2048, 4096, 8192];
  const COLUMNS = 16;

  /** The slot and the level that are drawn at a tile position of the largest level. */
  function drawnAt(available: readonly (Tile & { slot: number })[], sharpLevel: number, column: number, row: number) {
    const pages = createPageTable(
      WIDTHS,
      sharpLevel,
      (tile) =>
        available.find((each) => each.level === tile.level && each.column === tile.column && each.row === tile.row)
          ?.slot,
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
});
