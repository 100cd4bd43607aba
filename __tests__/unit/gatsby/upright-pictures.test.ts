import { mkdirSync, mkdtempSync, rmSync, writeFileSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import sharp, { type Sharp } from "sharp";
import { openPicture } from "@capture/content/model/open-picture";
import { pictureSizes } from "@capture/content/check/picture-sizes";
import { drawSheet } from "../../../gatsby/outputs/spec-sheets/draw-sheet";
import { drawSocialCard } from "../../../gatsby/outputs/social-cards";
import { onPreInit } from "../../../plugins/gatsby-plugin-sharp-patches/gatsby-node";
import { ORIENTATIONS, QUARTERS, quartersOf, turnedPicture } from "../../support/content/pictures/turned-picture";

describe("upright-pictures", () => {
  let folder: string;
  const fileOf = (orientation: number): string => join(folder, "images", `${orientation}.jpg`);
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "turned-"));
    mkdirSync(join(folder, "images"));
    onPreInit(undefined, { plugins: [], effort: 0 });
    for (const each of ORIENTATIONS) writeFileSync(fileOf(each), await turnedPicture(each, 1200, 1600));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  describe.each(ORIENTATIONS)("a portrait stored in orientation %d", (orientation) => {
    test("is opened upright", async () => {
      expect(await quartersOf(openPicture(fileOf(orientation)))).toEqual(QUARTERS);
    });

    test("has the size of the upright picture", () => {
      expect(pictureSizes(folder)(`images/${orientation}.jpg`)).toEqual({ width: 1200, height: 1600, orientation });
    });

    test("keeps its shape on pages", async () => {
      const { width, height, images } = await pageData(fileOf(orientation));
      expect(height / width).toBeCloseTo(4 / 3);
      const widths = [...(images.fallback?.srcSet ?? "").matchAll(/ (\d+)w/g)].map(([, each]) => each);
      expect(widths).toEqual(["440", "960", "1200"]);
    });

    test("is upright on cards for shared links", async () => {
      const card = { title: "A", label: "B", brand: "C", host: "d.example", picture: fileOf(orientation) };
      const photo = sharp(await drawSocialCard(card)).extract({ left: 660, top: 0, width: 540, height: 630 });
      expect(await quartersOf(photo)).toEqual(QUARTERS);
    });

    test("is upright on specification sheets", async () => {
      const pdf = await drawSheet({
        language: "en",
        brand: "A",
        kind: "Sheet",
        name: "B",
        title: "C",
        subtitle: "D",
        updated: "2025-06-10",
        keyFigures: [],
        tables: [],
        record: null,
        note: "E",
        url: "https://a.example",
        picture: { path: fileOf(orientation), alt: "Four colors" },
      });
      const start = pdf.indexOf(Buffer.from([0xff, 0xd8, 0xff]));
      const jpeg = pdf.subarray(start, pdf.indexOf("endstream", start));
      expect(await quartersOf(sharp(jpeg, { failOn: "error" }))).toEqual(QUARTERS);
    });
  });

  /** The data that gatsby-plugin-sharp generates for a picture. */
  async function pageData(absolutePath: string): Promise<IGatsbyImageData> {
    const file = { absolutePath, extension: "jpg", name: "portrait", internal: { contentDigest: absolutePath } };
    const plugin = jest.requireActual<{
      setActions: (actions: object) => void;
      generateImageData: (options: object) => Promise<IGatsbyImageData>;
    }>("gatsby-plugin-sharp");
    plugin.setActions({ createJobV2: () => Promise.resolve() });
    const args = { layout: "fullWidth", breakpoints: [440, 960, 1600], formats: ["auto"] };
    return plugin.generateImageData({ file, args, reporter: console });
  }
});

describe("camera-pictures", () => {
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
});
