import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { readCollection } from "../../src/check/collection";
import { provideContentFolder } from "../../../../__tests__/support/content/content-folder";
import { turnedPicture } from "../../../../__tests__/support/content/pictures/turned-picture";
import { COMPANY, readPart } from "../../../../__tests__/support/company/company";

const content = provideContentFolder();
const ARTICLE = "articles/7.json";
const PLACE = "data/articles/7.json:11:21 image.src:";

/** A picture of noise. Every row has its own pixels, so a truncated file cannot pass as a complete one. */
const noise = (format: "jpeg" | "png" | "webp" | "avif"): Promise<Buffer> =>
  sharp({
    create: { width: 1200, height: 64, channels: 3, background: "#888", noise: { type: "gaussian", sigma: 40 } },
  })
    .toFormat(format)
    .toBuffer();

const FORMATS = ["jpeg", "png", "webp", "avif"] as const;

test("accepts complete pictures and reports a truncated one, in each format", async () => {
  for (const format of FORMATS) {
    const complete = await noise(format);
    content.write(`images/complete-${format}.png`, complete);
    content.write(`images/truncated-${format}.png`, complete.subarray(0, Math.floor(complete.length * 0.7)));
  }
  // The sizes of all pictures are read in one other process, and kept for the checks below.
  const { sizeOf } = readCollection(content.path);
  for (const format of FORMATS) {
    expect([format, sizeOf(`images/complete-${format}.png`)?.width]).toEqual([format, 1200]);
    expect([format, sizeOf(`images/truncated-${format}.png`)]).toEqual([format, undefined]);
  }
  content.change(ARTICLE, "images/wide.png", "images/truncated-jpeg.png");
  expect(content.problems().filter((line) => !line.includes("no JSON file uses this picture"))).toEqual([
    `${PLACE} data/images/truncated-jpeg.png cannot be decoded as a picture; save it again as JPEG or PNG.`,
  ]);
});

test("reports an SVG, which gatsby-plugin-sharp does not scale", () => {
  content.write("images/wide.png", '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"/>');
  expect(content.problems()).toEqual([
    `${PLACE} data/images/wide.png cannot be decoded as a picture; save it again as JPEG or PNG.`,
  ]);
});

test.each([
  [1, 1199, 1600],
  [6, 1199, 1600],
])("measures the displayed width of a picture with EXIF orientation %d", async (orientation, width, height) => {
  content.write("images/wide.png", await turnedPicture(orientation, width, height));
  expect(content.problems()).toEqual([`${PLACE} data/images/wide.png is 1199 px wide; the minimum is 1200 px.`]);
  content.write("images/wide.png", await turnedPicture(orientation, 1200, height));
  expect(content.problems()).toEqual([]);
});

test.each(["heic", "tif", "dng"])(
  "reports a picture of a camera with the extension .%s, which browsers cannot show",
  (type) => {
    content.write(`images/IMG_1.${type}`, "II*");
    const text = readFileSync(`${content.path}/${ARTICLE}`, "utf8");
    content.write(ARTICLE, text.replace(/images\/[^"]+/, `images/IMG_1.${type}`));
    expect(content.problems()).toEqual([
      `${PLACE} “images/IMG_1.${type}” has the wrong format. A JPEG, PNG, WebP or AVIF file, at least 1200 pixels wide. Larger is better: the site creates the smaller sizes.`,
      "data/images/wide.png:1:1 notice: no JSON file uses this picture; use it in one or delete it.",
    ]);
  },
);

describe("a file name with a letter that Unicode encodes in two ways", () => {
  const NAME = "images/Zürich.png";

  test.each(["NFC", "NFD"] as const)(
    "is found when the disk has it in %s and the JSON file in either form",
    async (form) => {
      content.write(NAME.normalize(form), await sharp(await noise("png")).toBuffer());
      for (const formInJson of ["NFC", "NFD"]) {
        const text = readFileSync(`${content.path}/${ARTICLE}`, "utf8");
        content.write(ARTICLE, text.replace(/images\/[^"]+/, NAME.normalize(formInJson)));
        expect(content.problems()).toEqual([
          "data/images/wide.png:1:1 notice: no JSON file uses this picture; use it in one or delete it.",
        ]);
      }
    },
  );
});

describe("videos", () => {
  const PRODUCT = "products/pro.json";
  const videoProblems = (): string[] => content.problems().filter((line) => line.includes("data/videos/"));

  test.each(["mp4", "webm"])("accepts a complete %s and reports a truncated or invalid one", (type) => {
    const complete = readFileSync(join(COMPANY, `videos/stamm.${type}`));
    const { video } = JSON.parse(readPart(PRODUCT)) as { video: { poster: object } };
    const product = JSON.parse(readFileSync(`${content.path}/${PRODUCT}`, "utf8")) as object;
    const poster = { src: "images/device.png", alt: "A device" };
    content.write(PRODUCT, JSON.stringify({ ...product, video: { ...video, poster } }));
    for (const each of ["mp4", "webm"])
      content.write(`videos/hero-pro.${each}`, readFileSync(join(COMPANY, `videos/stamm.${each}`)));
    expect(videoProblems()).toEqual([]);
    for (const part of [
      complete.subarray(0, complete.length - 1),
      complete.subarray(0, 100),
      Buffer.from("not a video"),
      // Boxes in the length of the file, but with HTML in place of the first one.
      Buffer.concat([
        Buffer.from("\0\0\0\x1cfree<script></script>..."),
        ...["moov", "mdat"].map((box) => Buffer.from(`\0\0\0\x08${box}`)),
      ]),
    ]) {
      content.write(`videos/hero-pro.${type}`, part);
      expect(videoProblems()).toEqual([
        expect.stringContaining(
          `data/videos/hero-pro.${type} ends too early, or is not a video; export it again as MP4 or WebM.`,
        ),
      ]);
    }
  });
});

describe("focal points", () => {
  const FILE = "focal-points.json";
  const PICTURE = "images/wide.png";
  const write = (...items: object[]): void =>
    content.write(FILE, JSON.stringify({ $schema: "./schemas/focal-points.schema.json", items }, null, 2));

  test.each(["0% 0%", "7% 50%", "100% 100%"])("accepts %s", (position) => {
    write({ picture: PICTURE, position });
    expect(content.problems()).toEqual([]);
  });

  test.each(["50%", "101% 50%", "-1% 50%", "left top", "07% 50%"])("reports %s", (position) => {
    write({ picture: PICTURE, position });
    expect(content.problems()).toEqual([
      `data/focal-points.json:6:19 items[0].position: “${position}” has the wrong format. The distance from the left edge and from the top edge, for example 80% 50%: between 0% 0%, the top left corner, and 100% 100%, the bottom right corner.`,
    ]);
  });

  test("reports a picture that does not exist, and a second point of the same picture", () => {
    write({ picture: "images/wyde.png", position: "50% 50%" });
    expect(content.problems()).toEqual([
      "data/focal-points.json:5:18 items[0].picture: there is no picture data/images/wyde.png (did you mean “images/wide.png”?).",
    ]);
    write({ picture: PICTURE, position: "50% 50%" }, { picture: PICTURE, position: "10% 50%" });
    expect(content.problems()).toEqual([
      "data/focal-points.json:9:18 items[1].picture: data/images/wide.png already has a focal point in this list; delete one of them.",
    ]);
  });

  test("a focal point is not a use of the picture", async () => {
    content.write("images/old.png", await noise("png"));
    write({ picture: "images/old.png", position: "50% 50%" });
    expect(content.problems()).toEqual([
      "data/images/old.png:1:1 notice: no JSON file uses this picture; use it in one or delete it.",
    ]);
  });
});
