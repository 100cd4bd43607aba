import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";

const folder = mkdtempSync(join(tmpdir(), "camera-"));
afterAll(() => rmSync(folder, { recursive: true }));

const orange = (): Sharp =>
  sharp({ create: { width: 64, height: 40, channels: 3, background: { r: 200, g: 100, b: 40 } } });

const PICTURES: [string, string, () => Sharp][] = [
  ["a CMYK JPEG", "jpg", () => orange().toColourspace("cmyk").jpeg({ quality: 100 })],
  ["a CMYK JPEG with its color profile", "jpg", () => orange().withIccProfile("cmyk").jpeg({ quality: 100 })],
  ["a PNG of 16 bit", "png", () => orange().toColourspace("rgb16").png()],
  ["a gray JPEG", "jpg", () => orange().grayscale().jpeg()],
];

const FORMATS = ["jpg", "png", "avif"];

test.each(PICTURES)("%s becomes pictures of 8 bit that every browser shows", async (what, extension, create) => {
  const file = join(folder, `original.${extension}`);
  writeFileSync(file, await create().toBuffer());
  const { processFile } = jest.requireActual<{
    processFile: (file: string, transforms: object[], options: object) => Promise<unknown[]>;
  }>("gatsby-plugin-sharp/process-file");
  const transforms = FORMATS.map((toFormat) => ({
    outputPath: join(folder, `scaled.${toFormat}`),
    args: { toFormat, width: 32, height: 20, quality: 90 },
  }));
  await processFile(file, transforms, { stripMetadata: true });
  for (const { outputPath } of transforms) {
    const picture = sharp(readFileSync(outputPath));
    expect(await picture.metadata()).toMatchObject({
      space: what.includes("gray") ? expect.anything() : "srgb",
      depth: "uchar",
    });
    if (what.includes("gray")) continue;
    const { data } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const [red = 0, green = 0, blue = 0] = data;
    // CMYK has fewer colors, so the color is only close.
    expect([Math.abs(red - 200) < 40, Math.abs(green - 100) < 40, Math.abs(blue - 40) < 60]).toEqual([
      true,
      true,
      true,
    ]);
  }
});
