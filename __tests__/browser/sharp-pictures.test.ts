import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";
import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { KINDS } from "../../bench/pages/kinds";
import { visitSite, type Visit } from "../support/site";

/** Device pixels to a CSS pixel. */
const DENSITY = 2;
/** A laptop with two device pixels to a CSS pixel, such as a MacBook Pro of 14 inches. */
const LAPTOP: BrowserContextOptions = {
  viewport: { width: 1512, height: 860 },
  deviceScaleFactor: DENSITY,
  reducedMotion: "reduce",
};
const TABLET: BrowserContextOptions = { ...LAPTOP, viewport: { width: 768, height: 1024 } };
/** The least share of the displayed pixels that a file must have, where its original has them. */
const LEAST = 0.95;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** An image as it is displayed, in CSS pixels. */
interface Displayed extends Size {
  /** The address of the file that the browser chose. */
  readonly file: string;
  readonly covers: boolean;
}

let visit: Visit;
let page: Page;
beforeAll(async () => {
  visit = await visitSite();
  page = await visit.newPage(LAPTOP);
});
afterAll(() => visit.close());

/** Sizes of all pictures of the content by the hash of the file, which Gatsby writes into the address of every copy. */
const originals: ReadonlyMap<string, Size> = new Map(
  ["images", "videos"].flatMap((folder) =>
    readdirSync(join("data", folder), { recursive: true, withFileTypes: true })
      .filter((file) => /\.(jpe?g|png|webp|avif)$/i.test(file.name))
      .map((file): [string, Size] => {
        const bytes = readFileSync(join(file.parentPath, file.name));
        return [createHash("md5").update(bytes).digest("hex"), imageSize(bytes)];
      }),
  ),
);

/** All visible images; the browser chooses the file of a lazy one only when it loads it. */
const displayedImages = (place: Locator): Promise<Displayed[]> =>
  place.locator("img:visible").evaluateAll(async (elements) => {
    const images = elements as HTMLImageElement[];
    for (const image of images) image.loading = "eager";
    while (images.some(({ currentSrc }) => currentSrc === "")) await new Promise(requestAnimationFrame);
    return images.map((image) => ({
      file: new URL(image.currentSrc).pathname,
      width: image.clientWidth,
      height: image.clientHeight,
      covers: getComputedStyle(image).objectFit === "cover",
    }));
  });

/** Says of an image whose file has too few pixels how many it has and how many it should have. */
function blur({ file, width, height, covers }: Displayed): string[] {
  const original = originals.get(file.split("/")[2] ?? "");
  if (!original) throw new Error(`${file} is not a copy of a picture in data/.`);
  // `naturalWidth` is what `sizes` makes of it; the file on disk has its real size.
  const copy = imageSize(readFileSync(join("public", file)));
  const shown = covers ? Math.max(width, (height * copy.width) / copy.height) : width;
  // The original may have been cropped to the shape of the copy.
  const most = Math.min(original.width, (original.height * copy.width) / copy.height);
  const wanted = Math.min(shown * DENSITY, most);
  return copy.width < LEAST * wanted ? [`${file}: ${copy.width} of ${Math.round(wanted)} px`] : [];
}

/** Pages without a picture of the content. */
const PLAIN: readonly string[] = [KINDS.search, KINDS.term, KINDS.support, KINDS.assistant, KINDS.legal, KINDS.missing];
const paths = Object.values(KINDS).filter((path) => !PLAIN.includes(path));

test.each(paths)("pictures of %s have the pixels of a sharp screen", async (path) => {
  // Pictures are part of the served page: neither its script nor their bytes matter.
  await page.goto(visit.address + path, { waitUntil: "domcontentloaded" });
  const images = await displayedImages(page.locator("body"));
  expect(images.length).toBeGreaterThan(0);
  expect(images.flatMap(blur)).toEqual([]);
});

test.each([1, 2])("pictures of %d compared devices have the pixels of a sharp screen", async (count) => {
  await page.goto(`${visit.address}${KINDS.compare}?devices=${["pro", "meta"].slice(0, count).join("%2C")}`);
  // The served page compares all devices.
  await page.locator(`thead th:nth-child(${count + 2})`).waitFor({ state: "detached" });
  const images = await displayedImages(page.locator("thead"));
  expect(images).toHaveLength(count);
  expect(images.flatMap(blur)).toEqual([]);
});

test.each([KINDS.home, KINDS.technology, KINDS.developers])("the hero of %s is sharp on a tablet", async (path) => {
  const tablet = await visit.newPage(TABLET);
  await tablet.goto(visit.address + path, { waitUntil: "domcontentloaded" });
  const images = await displayedImages(tablet.locator("#first-screen"));
  expect(images.length).toBeGreaterThan(0);
  expect(images.flatMap(blur)).toEqual([]);
});

test("the picture of an opened project has the pixels of a sharp screen", async () => {
  await page.goto(visit.address + KINDS.showcase);
  await page.locator("main article button").first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("img").waitFor();
  const images = await displayedImages(dialog);
  expect(images.length).toBeGreaterThan(0);
  expect(images.flatMap(blur)).toEqual([]);
});
