import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { encodePreview, writeTiles } from "../../../../gatsby/outputs/tours/pyramid";
import { TILE_PX } from "../../../../src/features/tours/formats/pyramid";

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
