import { readFileSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { tmpdir } from "node:os";
import { Las } from "copc";
import sharp from "sharp";
import { lasFile } from "@capture/deliverables/cloud/las";
import { packPiece, readPiece, scaleOf } from "@capture/viewer/formats/cloud";
import { readPly, type Points } from "@capture/domain/ply";
import { TILE_PX } from "@capture/viewer/formats/pyramid";
import { pointsOf } from "../../support/content/point-cloud";
import { evenOrder } from "../../../gatsby/outputs/tours/even-order";
import { PARTS } from "../../support/company/company";
import { encodePreview, writeTiles } from "../../../gatsby/outputs/tours/pyramid";

describe("las", () => {
  const ROWS = [
    [-0.0561, -0.0228, 0, 255, 128, 0],
    [9.54, 7.2844, 2.72, 1, 2, 3],
    [3.6, 3.5, 1.5, 200, 100, 50],
  ];
  const file = lasFile(pointsOf(ROWS), "A test", new Date("2025-06-12"));
  const header = Las.Header.parse(file);

  test("writes a LAS 1.4 header that the package copc reads", () => {
    expect(header).toMatchObject({
      majorVersion: 1,
      minorVersion: 4,
      generatingSoftware: "A test",
      fileCreationDayOfYear: 163,
      fileCreationYear: 2025,
      headerLength: 375,
      pointDataOffset: 375,
      pointDataRecordFormat: 2,
      pointDataRecordLength: 26,
      pointCount: 3,
      scale: [0.001, 0.001, 0.001],
      offset: [0, 0, 0],
    });
    expect(header.pointCountByReturn.slice(0, 2)).toEqual([3, 0]);
    [-0.056, -0.023, 0].forEach((value, axis) => expect(header.min[axis]).toBeCloseTo(value, 9));
    [9.54, 7.284, 2.72].forEach((value, axis) => expect(header.max[axis]).toBeCloseTo(value, 9));
  });

  test("writes the color of each point, and its position to the millimeter", () => {
    const view = Las.View.create(file.subarray(header.pointDataOffset), header);
    expect(view.pointCount).toBe(3);
    const value = (name: string, point: number): number => view.getter(name)(point);
    ROWS.forEach(([x = 0, y = 0, z = 0, red = 0, green = 0, blue = 0], point) => {
      expect(Math.abs(value("X", point) - x)).toBeLessThan(0.00051);
      expect(Math.abs(value("Y", point) - y)).toBeLessThan(0.00051);
      expect(Math.abs(value("Z", point) - z)).toBeLessThan(0.00051);
      // Colors have 8 bits in 16-bit fields.
      expect(["Red", "Green", "Blue"].map((name) => value(name, point) >> 8)).toEqual([red, green, blue]);
      expect(["ReturnNumber", "NumberOfReturns", "Classification"].map((name) => value(name, point))).toEqual([
        1, 1, 1,
      ]);
    });
  });
});

describe("scan", () => {
  let flat: Points;
  beforeAll(() => {
    const path = join(PARTS, "tours/oak-flat/cloud.ply");
    flat = readPly(readFileSync(path), path);
  });

  const positionOf = ({ positions }: Points, point: number): number[] => [
    ...positions.subarray(point * 3, point * 3 + 3),
  ];

  test("reads all points of the example cloud, within the bounds of its rooms", () => {
    expect(flat.count).toBe(60_000);
    expect(flat.min[2]).toBe(0);
    expect(flat.max[2]).toBeCloseTo(2.72);
    expect(flat.max[0]).toBeCloseTo(9.54);
  });

  test("packs points with an error below one step, and their colors", () => {
    const points = pointsOf([
      [-1, 0, 0, 10, 20, 30],
      [9, 7, 2.72, 40, 50, 60],
      [3.3333, 1.23456, 0.5, 70, 80, 90],
    ]);
    const scale = scaleOf(points);
    // 16 bits divide 10 m into steps of 0.15 mm.
    expect(scale.step).toBeLessThan(0.00016);
    const { positions, colors } = readPiece(packPiece(points, Uint32Array.of(2, 0, 1), scale).buffer as ArrayBuffer);
    const unpacked = [0, 1, 2].map((axis) => (scale.origin[axis] ?? 0) + (positions[axis] ?? 0) * scale.step);
    unpacked.forEach((value, axis) =>
      expect(Math.abs(value - (positionOf(points, 2)[axis] ?? 0))).toBeLessThan(scale.step),
    );
    expect([...colors]).toEqual([70, 80, 90, 10, 20, 30, 40, 50, 60]);
  });

  test("orders all points so that the first ones cover the entire cloud", () => {
    const order = evenOrder(flat);
    const seen = new Uint8Array(flat.count);
    for (const point of order) seen[point] = 1;
    expect(order).toHaveLength(flat.count);
    expect(seen.every((value) => value === 1)).toBe(true);
    // Nearly every cell of 20 cm that contains points contains one of the first 60,000. There are fewer than 100 cells per axis.
    const cellsOf = (points: Uint32Array): Set<number> =>
      new Set(
        Array.from(points, (point) =>
          positionOf(flat, point).reduce((cell, value) => cell * 100 + Math.floor(value / 0.2), 0),
        ),
      );
    const sample = cellsOf(order.subarray(0, 60_000));
    const missing = [...cellsOf(order)].filter((cell) => !sample.has(cell));
    expect(missing.length / sample.size).toBeLessThan(0.03);
  });
});

describe("pyramid", () => {
  const WIDTH = 4096;
  /** What lossy compression changes at an edge between black and white. */
  const MAX_DIFFERENCE = 60;

  let folder: string;
  let panorama: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "pyramid-"));
    panorama = join(folder, "panorama.png");
    // The left half is black, the right half white, and the upper half of both is gray.
    const band = { create: { width: WIDTH, height: WIDTH / 4, channels: 3, background: "#808080" } } as const;
    const half = { create: { width: WIDTH / 2, height: WIDTH / 2, channels: 3, background: "white" } } as const;
    await sharp({ create: { width: WIDTH, height: WIDTH / 2, channels: 3, background: "black" } })
      .composite([
        { input: half, left: WIDTH / 2, top: 0 },
        { input: band, left: 0, top: 0 },
      ])
      .png()
      .toFile(panorama);
    await writeTiles(panorama, WIDTH, join(folder, "tiles"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** The gray value of a pixel of a tile. */
  async function grayAt(tile: string, x: number, y: number): Promise<number> {
    const { data, info } = await sharp(join(folder, "tiles", tile))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([TILE_PX, TILE_PX]);
    return data[(y * info.width + x) * info.channels] ?? 0;
  }

  test("writes the tiles of two levels", () => {
    const files = readdirSync(join(folder, "tiles"), { recursive: true, withFileTypes: true });
    expect(files.filter((file) => file.isFile())).toHaveLength(4 * 2 + 8 * 4);
  });

  test("the preview of a picture that compresses badly has at most 60 KB", async () => {
    const noise = join(folder, "noise.png");
    await sharp({ create: { width: 2048, height: 1024, channels: 3, background: "black", noise: { type: "gaussian", mean: 128, sigma: 60 } } }).png().toFile(noise); // prettier-ignore
    expect((await encodePreview(noise)).length).toBeLessThanOrEqual(60_000);
    const { width, height } = await sharp(await encodePreview(panorama)).metadata();
    expect([width, height]).toEqual([1280, 640]);
  });

  test.each([
    ["the first tile repeats the right end of the panorama", "1/3-0.webp", 0, 255],
    ["the first tile contains the left end", "1/3-0.webp", 100, 0],
    ["the last tile repeats the left end of the panorama", "1/3-7.webp", TILE_PX - 1, 0],
    ["the last tile contains the right end", "1/3-7.webp", TILE_PX - 100, 255],
    ["a tile in the middle repeats a pixel of its right neighbor", "1/3-3.webp", TILE_PX - 1, 255],
  ])("%s", async (_name, tile, x, expected) => {
    expect(Math.abs((await grayAt(tile, x, 200)) - expected)).toBeLessThan(MAX_DIFFERENCE);
  });

  test("a tile repeats a pixel of its upper and of its lower neighbor", async () => {
    expect(Math.abs((await grayAt("1/2-0.webp", 200, 0)) - 128)).toBeLessThan(MAX_DIFFERENCE);
    expect(Math.abs((await grayAt("1/1-0.webp", 200, TILE_PX - 1)) - 0)).toBeLessThan(MAX_DIFFERENCE);
  });
});
