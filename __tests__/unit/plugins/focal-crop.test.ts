import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { focalRegion } from "../../../gatsby/lib/focal-points";
import { onPreInit } from "../../../plugins/gatsby-plugin-focal-crop/gatsby-node";
import { quartersOf, turnedPicture } from "../../support/content/turned-picture";

const { prototype } = sharp as unknown as { prototype: Sharp };
const { resize } = prototype;
const folder = mkdtempSync(join(tmpdir(), "focal-"));
beforeAll(() => onPreInit());
afterAll(() => {
  prototype.resize = resize;
  rmSync(folder, { recursive: true });
});

/** Crops a picture of four colors as gatsby-plugin-sharp does. */
async function crop(cropFocus: unknown, orientation = 1): Promise<Sharp> {
  const file = join(folder, "picture.jpg");
  writeFileSync(file, await turnedPicture(orientation, 400, 200));
  const { processFile } = jest.requireActual<{
    processFile: (file: string, transforms: object[], options: object) => Promise<unknown[]>;
  }>("gatsby-plugin-sharp/process-file");
  const outputPath = join(folder, "cropped.png");
  const args = { toFormat: "png", width: 50, height: 50, fit: "cover", cropFocus };
  await processFile(file, [{ outputPath, args }], { stripMetadata: true });
  const picture = sharp(readFileSync(outputPath));
  expect(await picture.metadata()).toMatchObject({ width: 50, height: 50 });
  return picture;
}

const [RED, GREEN, BLUE, WHITE] = ["#ff0000", "#00ff00", "#0000ff", "#ffffff"];

test.each([
  ["0% 50%", [RED, RED, BLUE, BLUE]],
  ["50% 50%", [RED, GREEN, BLUE, WHITE]],
  ["100% 0%", [GREEN, GREEN, WHITE, WHITE]],
])("gatsby-plugin-sharp crops to the region around %s", async (position, colors) => {
  const region = focalRegion({ width: 400, height: 200 }, 1, position);
  expect(await quartersOf(await crop(region))).toEqual(colors);
});

test.each([3, 6])(
  "the region of a picture with EXIF orientation %d is that of the upright picture",
  async (orientation) => {
    const region = focalRegion({ width: 400, height: 200 }, 1, "100% 50%");
    expect(await quartersOf(await crop(region, orientation))).toEqual([GREEN, GREEN, WHITE, WHITE]);
  },
);

test("sharp's own positions still work", async () => {
  expect(await quartersOf(await crop("west"))).toEqual([RED, RED, BLUE, BLUE]);
});
