import type { BrowserContextOptions, Page } from "@playwright/test";
import { KINDS, kindPaths } from "../../testing/page-kinds";
import { routes } from "../../testing/routes";
import { findDisplayedPictures, sharpnessOf, type DisplayedPicture } from "../support/browser/displayed-pictures";
import { siteVisit } from "../support/browser/site-visit";
import { products, testProject } from "../support/content/tested-entries";
import { testIf } from "../support/content/test-if";
import { comparedDevices } from "../support/words/words-of-devices";

interface Screen {
  readonly options: BrowserContextOptions;
  /** Pixels of a file that each CSS pixel needs for a sharp picture. */
  readonly density: number;
  /** Whether the required width includes the part that `object-fit: cover` crops away. */
  readonly countsCrop: boolean;
}

/** A laptop with two device pixels per CSS pixel, such as a 14-inch MacBook Pro. */
const LAPTOP: Screen = {
  options: { viewport: { width: 1512, height: 860 }, deviceScaleFactor: 2, reducedMotion: "reduce" },
  density: 2,
  countsCrop: true,
};
/** On a phone, a picture with 60 % of the device pixels is sharp enough, so `sizes` is 60vw. */
const PHONE: Screen = {
  options: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, reducedMotion: "reduce" },
  density: 3 * 0.6,
  countsCrop: false,
};
const TABLET: Screen = { ...LAPTOP, options: { ...LAPTOP.options, viewport: { width: 768, height: 1024 } } };
/** A picture passes with this share of the required pixels. */
const MIN_SHARE = 0.95;

/** A line for each original that has fewer pixels than its picture needs, by the name of the original. */
const smallOriginals = new Map<string, string>();

const visit = siteVisit();
afterAll(async () => {
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

async function open(path: string, { options }: Screen): Promise<Page> {
  const page = await visit.newPage(options);
  // The pictures are in the served HTML, so waiting for scripts and picture files is not needed.
  await page.goto(visit.url + path, { waitUntil: "domcontentloaded" });
  return page;
}

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
const testCompare = testIf(
  routes.includes(KINDS.compare) && comparedDevices.length > 2,
  "The site has no comparison of more than two devices.",
);

describe.each([
  { name: "a laptop", screen: LAPTOP },
  { name: "a phone", screen: PHONE },
])("on $name", ({ screen }) => {
  test.each(paths)("pictures of %s have enough pixels", async (path) => {
    const page = await open(path, screen);
    const pictures = await findDisplayedPictures(page.locator("body"));
    expect(pictures.length).toBeGreaterThan(0);
    expect(blurredPictures(pictures, screen)).toEqual([]);
  });

  testCompare.each([1, 2])("pictures of %d compared devices have enough pixels", async (count) => {
    const page = await open(
      `${KINDS.compare}?devices=${comparedDevices
        .slice(0, count)
        .map(({ slug }) => slug)
        .join("%2C")}`,
      screen,
    );
    // The served page compares all devices.
    await page.locator(`thead th:nth-child(${count + 2})`).waitFor({ state: "detached" });
    const pictures = await findDisplayedPictures(page.locator("thead"));
    expect(pictures).toHaveLength(count);
    expect(blurredPictures(pictures, screen)).toEqual([]);
  });

  testProject()("the picture in a project's dialog has enough pixels", async () => {
    const page = await open(KINDS.showcase, screen);
    await page.locator("main article button").first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("img").waitFor();
    const pictures = await findDisplayedPictures(dialog);
    expect(pictures.length).toBeGreaterThan(0);
    expect(blurredPictures(pictures, screen)).toEqual([]);
  });
});

test.each([KINDS.home, KINDS.technology, KINDS.developers].filter((path) => routes.includes(path)))(
  "the hero of %s is sharp on a tablet",
  async (path) => {
    const page = await open(path, TABLET);
    const pictures = await findDisplayedPictures(page.locator("#first-screen"));
    expect(pictures.length).toBeGreaterThan(0);
    expect(blurredPictures(pictures, TABLET)).toEqual([]);
  },
);

testIf(KINDS.product !== "", "The site has no product.")(
  "findDisplayedPictures finds background images and the posters of videos",
  async () => {
    const page = await open(KINDS.product, LAPTOP);
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
  },
);
