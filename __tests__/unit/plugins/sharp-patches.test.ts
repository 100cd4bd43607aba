import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type AvifOptions, type Sharp } from "sharp";
import { focalRegion } from "../../../gatsby/lib/focal-points";
import { onPreInit } from "../../../plugins/gatsby-plugin-sharp-patches/gatsby-node";
import { quartersOf, turnedPicture } from "../../support/content/pictures/turned-picture";

const { prototype } = sharp as unknown as { prototype: Sharp };
const { avif, resize } = prototype;
const options = { plugins: [], effort: 3 };
const folder = mkdtempSync(join(tmpdir(), "sharp-"));
const received: (AvifOptions | undefined)[] = [];
beforeAll(() => {
  prototype.avif = function (avifOptions) {
    received.push(avifOptions);
    return avif.call(this, avifOptions);
  };
  onPreInit(undefined, options);
});
afterAll(() => {
  Object.assign(prototype, { avif, resize });
  rmSync(folder, { recursive: true });
});

/** Scales a picture of four colors to 50 × 50 pixels, as gatsby-plugin-sharp does. */
async function scale(args: { toFormat: string; quality?: number; cropFocus?: unknown }, orientation = 1) {
  const file = join(folder, "picture.jpg");
  writeFileSync(file, await turnedPicture(orientation, 400, 200));
  const { processFile } = jest.requireActual<{
    processFile: (file: string, transforms: object[], options: object) => Promise<unknown[]>;
  }>("gatsby-plugin-sharp/process-file");
  const outputPath = join(folder, `scaled.${args.toFormat}`);
  const transform = { outputPath, args: { ...args, width: 50, height: 50, fit: "cover" } };
  await processFile(file, [transform], { stripMetadata: true });
  const picture = sharp(outputPath);
  expect(await picture.metadata()).toMatchObject({ width: 50, height: 50 });
  return picture;
}

const crop = (cropFocus: unknown, orientation?: number): Promise<Sharp> =>
  scale({ toFormat: "png", cropFocus }, orientation);

const [RED, GREEN, BLUE, WHITE] = ["#ff0000", "#00ff00", "#0000ff", "#ffffff"];

test("gatsby-plugin-sharp encodes AVIF with the configured effort", async () => {
  const picture = await scale({ toFormat: "avif", quality: 44 });
  expect(received).toEqual([{ effort: 3, quality: 44, force: true }]);
  expect((await picture.metadata()).compression).toBe("av1");
});

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

test("the build stops when sharp has no method for AVIF", () => {
  const patched = prototype.avif;
  Object.assign(prototype, { avif: undefined });
  expect(() => onPreInit(undefined, options)).toThrow("gatsby-plugin-sharp-patches: sharp cannot be changed");
  prototype.avif = patched;
});
