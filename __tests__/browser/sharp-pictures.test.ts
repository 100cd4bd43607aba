import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";
import type { BrowserContextOptions, Locator } from "playwright-core";
import { KINDS } from "../../bench/pages/kinds";
import { rendered, visitSite, type Visit } from "../support/site";

/** A laptop with two device pixels to a CSS pixel, such as a MacBook Pro of 14 inches. */
const LAPTOP: BrowserContextOptions = { viewport: { width: 1512, height: 860 }, deviceScaleFactor: 2 };
/** The least share of the pixels shown that a picture must have, where its original has them. */
const LEAST = 0.95;

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Drawn {
  /** The address of the copy that the browser chose. */
  readonly file: string;
  /** Device pixels on the screen, with what `object-fit: cover` crops. */
  readonly needed: number;
  /** The copy's own pixels. */
  readonly copy: Size;
}

let visit: Visit;
beforeAll(async () => {
  visit = await visitSite();
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

/** Scrolls to every picture that can be seen, and measures how it is drawn. */
async function drawnPictures(place: Locator): Promise<Drawn[]> {
  const drawn: Drawn[] = [];
  for (const image of await place.locator("img:visible").all()) {
    await image.scrollIntoViewIfNeeded();
    drawn.push(
      await image.evaluate(async (element: HTMLImageElement) => {
        await element.decode();
        // `naturalWidth` is what `sizes` makes of it; the file knows its pixels.
        const copy = await createImageBitmap(await (await fetch(element.currentSrc)).blob());
        const { clientWidth, clientHeight } = element;
        const covers = getComputedStyle(element).objectFit === "cover";
        const width = covers ? Math.max(clientWidth, (clientHeight * copy.width) / copy.height) : clientWidth;
        return {
          file: new URL(element.currentSrc).pathname,
          needed: width * devicePixelRatio,
          copy: { width: copy.width, height: copy.height },
        };
      }),
    );
  }
  return drawn;
}

/** The pixels that a copy of this shape can have at most: its original may be cropped. */
function pixelsOf({ file, copy }: Drawn): number {
  const original = originals.get(file.split("/")[2] ?? "");
  if (!original) throw new Error(`${file} is no copy of a picture in data/.`);
  return Math.min(original.width, (original.height * copy.width) / copy.height);
}

const blurred = (drawn: readonly Drawn[]): string[] =>
  drawn
    .map((picture) => ({ ...picture, wanted: Math.min(picture.needed, pixelsOf(picture)) }))
    .filter(({ copy, wanted }) => copy.width < LEAST * wanted)
    .map(({ file, copy, wanted }) => `${file}: ${copy.width} of ${Math.round(wanted)} px`);

/** Pages without a picture of the content. */
const PLAIN: readonly string[] = [KINDS.support, KINDS.assistant, KINDS.legal, KINDS.missing];
const paths = Object.values(KINDS).filter((path) => !PLAIN.includes(path));

test.each(paths)("pictures of %s have the pixels of a sharp screen", async (path) => {
  const page = await visit.newPage(LAPTOP);
  await page.goto(visit.address + path);
  await rendered(page);
  const drawn = await drawnPictures(page.locator("body"));
  expect(drawn.length).toBeGreaterThan(0);
  expect(blurred(drawn)).toEqual([]);
  await page.context().close();
});

test("so has the picture of a project that is opened", async () => {
  const page = await visit.newPage(LAPTOP);
  await page.goto(visit.address + KINDS.showcase);
  await rendered(page);
  await page.locator("main article button").first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("img").waitFor();
  expect(blurred(await drawnPictures(dialog))).toEqual([]);
  await page.context().close();
});
