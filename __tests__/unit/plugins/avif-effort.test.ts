import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type AvifOptions, type Sharp } from "sharp";
import { onPreInit } from "../../../plugins/gatsby-plugin-avif-effort/gatsby-node";

const { prototype } = sharp as unknown as { prototype: Sharp };
const { avif } = prototype;
const receivedOptions: (AvifOptions | undefined)[] = [];
beforeEach(() => {
  receivedOptions.length = 0;
  prototype.avif = function (options) {
    receivedOptions.push(options);
    return avif.call(this, options);
  };
});
afterEach(() => {
  prototype.avif = avif;
});

const options = { plugins: [], effort: 3 };

test("gatsby-plugin-sharp encodes AVIF with the configured effort", async () => {
  onPreInit(undefined, options);
  const folder = mkdtempSync(join(tmpdir(), "avif-"));
  const file = join(folder, "picture.png");
  writeFileSync(
    file,
    await sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
      .png()
      .toBuffer(),
  );
  const { processFile } = jest.requireActual<{
    processFile: (file: string, transforms: object[], options: object) => Promise<unknown[]>;
  }>("gatsby-plugin-sharp/process-file");
  const args = { toFormat: "avif", quality: 44, width: 4, height: 4 };
  await processFile(file, [{ outputPath: join(folder, "picture.avif"), args }], { stripMetadata: true });
  expect(receivedOptions).toEqual([{ effort: 3, quality: 44, force: true }]);
  expect((await sharp(join(folder, "picture.avif")).metadata()).compression).toBe("av1");
  rmSync(folder, { recursive: true });
});

test("the build stops when sharp has no method for AVIF", () => {
  Object.assign(prototype, { avif: undefined });
  expect(() => onPreInit(undefined, options)).toThrow("gatsby-plugin-avif-effort: the effort cannot be set");
});
