import type { Page, PlaywrightTestOptions } from "@playwright/test";
import { KINDS, kindPaths } from "../../testing/page-kinds";
import { routes } from "../../testing/routes";
import { waitForHydration } from "../../testing/site";
import { findDisplayedPictures, sharpnessOf, type DisplayedPicture } from "../support/browser/displayed-pictures";
import { expect, test } from "../support/browser/fixtures";
import { skipWithoutProject } from "../support/browser/skips";
import { products } from "../support/browser/tested-entries";

interface Screen {
  readonly options: Partial<PlaywrightTestOptions>;
  /** Pixels of a file that each CSS pixel needs for a sharp picture. */
  readonly density: number;
  /** Whether the required width includes the part that `object-fit: cover` crops away. */
  readonly countsCrop: boolean;
}

/** A laptop with two device pixels per CSS pixel, such as a 14-inch MacBook Pro. */
const LAPTOP: Screen = {
  options: { viewport: { width: 1512, height: 860 }, deviceScaleFactor: 2 },
  density: 2,
  countsCrop: true,
};
/** On a phone, a picture with 60 % of the device pixels is sharp enough, so `sizes` is 60vw. */
const PHONE: Screen = {
  options: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  density: 3 * 0.6,
  countsCrop: false,
};
const TABLET: Screen = { ...LAPTOP, options: { ...LAPTOP.options, viewport: { width: 768, height: 1024 } } };
/** A picture passes with this share of the required pixels. */
const MIN_SHARE = 0.95;

/** A line for each original that has fewer pixels than its picture needs, by the name of the original. */
const smallOriginals = new Map<string, string>();

test.use({ reducedMotion: "reduce" });

test.afterAll(() => {
  if (smallOriginals.size === 0) return;
  const lines = ["Originals with too few pixels for their display size:", ...[...smallOriginals.values()].sort()];
  process.stdout.write(`${lines.join("\n  ")}\n`);
});

/** Describes the pictures whose files have too few pixels although their originals have more. */
function blurredPictures(pictures: readonly DisplayedPicture[], { density, countsCrop }: Screen): string[] {
  return pictures.flatMap((picture) => {
    const { name, copyWidth, requiredWidth, originalWidth } = sharpnessOf(
      { ...picture, covers: picture.covers && countsCrop },
      density,
    );
    if (originalWidth < MIN_SHARE * requiredWidth)
      smallOriginals.set(name, `${name}: ${originalWidth} of ${requiredWidth} px`);
    return copyWidth < MIN_SHARE * Math.min(requiredWidth, originalWidth)
      ? [`${name}: ${copyWidth} of ${requiredWidth} px`]
      : [];
  });
}

// The pictures are in the served HTML, so waiting for scripts and picture files is not needed.
const open = (page: Page, path: string): Promise<unknown> => page.goto(path, { waitUntil: "domcontentloaded" });

/** Paths of pages without a picture from data/. */
const PATHS_WITHOUT_PICTURE: readonly string[] = [
  KINDS.accessibility,
  KINDS.record,
  KINDS.search,
  KINDS.term,
  KINDS.support,
  KINDS.assistant,
  KINDS.legal,
  KINDS.missing,
];
const paths = [...new Set([...kindPaths, ...products.map(({ path }) => path)])].filter(
  (path) => !PATHS_WITHOUT_PICTURE.includes(path),
);

for (const { name, screen } of [
  { name: "a laptop", screen: LAPTOP },
  { name: "a phone", screen: PHONE },
]) {
  test.describe(`on ${name}`, () => {
    test.use(screen.options);

    // One test for all pages, because a new tab with an empty cache takes longer than a page.
    test("pictures of all pages have enough pixels", async ({ page }) => {
      const blurred: string[] = [];
      for (const path of paths) {
        await open(page, path);
        const pictures = await findDisplayedPictures(page.locator("body"));
        expect(pictures, path).not.toHaveLength(0);
        blurred.push(...blurredPictures(pictures, screen).map((text) => `${path}: ${text}`));
      }
      expect(blurred).toEqual([]);
    });

    test("the picture in a project's dialog has enough pixels", async ({ page }) => {
      skipWithoutProject();
      await open(page, KINDS.showcase);
      await page.locator("main article button").first().click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByRole("img")).toBeVisible();
      const pictures = await findDisplayedPictures(dialog);
      expect(pictures.length).toBeGreaterThan(0);
      expect(blurredPictures(pictures, screen)).toEqual([]);
    });
  });
}

test.describe("on a tablet", () => {
  test.use(TABLET.options);

  test("the heroes of home, technology and developers are sharp", async ({ page }) => {
    for (const path of [KINDS.home, KINDS.technology, KINDS.developers].filter((each) => routes.includes(each))) {
      await open(page, path);
      const pictures = await findDisplayedPictures(page.locator("#first-screen"));
      expect(pictures, path).not.toHaveLength(0);
      expect(blurredPictures(pictures, TABLET), path).toEqual([]);
    }
  });
});

test("findDisplayedPictures finds background images and the posters of videos", async ({ page }) => {
  test.skip(KINDS.product === "", "The site has no product.");
  await open(page, KINDS.product);
  await waitForHydration(page);
  await page.waitForFunction(() => Boolean(document.images[0]?.currentSrc));
  await page.evaluate(() => {
    const [image] = document.images;
    const file = image?.currentSrc ?? "";
    document.body.innerHTML = `<video poster="${file}" style="width:300px;height:200px"></video>
      <div style="width:400px;height:200px;background:url('${file}') center / cover"></div>`;
  });
  const found = await findDisplayedPictures(page.locator("body"));
  expect(found.map(({ width, covers }) => [width, covers])).toEqual([
    [300, false],
    [400, true],
  ]);
});
