import type { BrowserContextOptions, Page } from "playwright-core";
import { KINDS } from "../../testing/page-kinds";
import { displayedPictures, sharpnessOf, type DisplayedPicture } from "../support/browser/displayed-pictures";
import { siteVisit } from "../support/browser/site-visit";

interface Screen {
  readonly options: BrowserContextOptions;
  /** Pixels of a file that each CSS pixel needs. */
  readonly density: number;
  /** Whether a picture that is cropped by its box needs as many pixels as the whole would. */
  readonly countsCrop: boolean;
}

/** A laptop with two device pixels to a CSS pixel, such as a MacBook Pro of 14 inches. */
const LAPTOP: Screen = {
  options: { viewport: { width: 1512, height: 860 }, deviceScaleFactor: 2, reducedMotion: "reduce" },
  density: 2,
  countsCrop: true,
};
/** A phone’s pixels are so small that 60 % of those of the box are enough: `sizes` is 60vw there. */
const PHONE: Screen = {
  options: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, reducedMotion: "reduce" },
  density: 3 * 0.6,
  countsCrop: false,
};
const TABLET: Screen = { ...LAPTOP, options: { ...LAPTOP.options, viewport: { width: 768, height: 1024 } } };
/** A file must have this share of the pixels that it needs. */
const MIN_SHARE = 0.95;

/** Pictures that need more pixels than their original has. */
const smallOriginals = new Map<string, string>();

const visit = siteVisit();
afterAll(async () => {
  const lines = ["Originals that are smaller than they are shown:", ...[...smallOriginals.values()].sort()];
  process.stdout.write(`${lines.join("\n  ")}\n`);
});

/** Pictures whose file has too few pixels although their original has more. */
function blurredPictures(pictures: readonly DisplayedPicture[], { density, countsCrop }: Screen): string[] {
  return pictures.flatMap((picture) => {
    const { name, has, needs, original } = sharpnessOf({ ...picture, covers: picture.covers && countsCrop }, density);
    if (original < MIN_SHARE * needs) smallOriginals.set(name, `${name}: ${original} of ${needs} px`);
    return has < MIN_SHARE * Math.min(needs, original) ? [`${name}: ${has} of ${needs} px`] : [];
  });
}

async function open(path: string, { options }: Screen): Promise<Page> {
  const page = await visit.newPage(options);
  // Pictures are part of the served page: neither its script nor their bytes matter.
  await page.goto(visit.url + path, { waitUntil: "domcontentloaded" });
  return page;
}

/** Pages without a picture of the content. */
const PLAIN: readonly string[] = [KINDS.search, KINDS.term, KINDS.support, KINDS.assistant, KINDS.legal, KINDS.missing];
const paths = [...Object.values(KINDS), "/products/pro", "/products/minion"].filter((path) => !PLAIN.includes(path));

describe.each([
  { name: "a laptop", screen: LAPTOP },
  { name: "a phone", screen: PHONE },
])("on $name", ({ screen }) => {
  test.each(paths)("pictures of %s have enough pixels", async (path) => {
    const page = await open(path, screen);
    const pictures = await displayedPictures(page.locator("body"));
    expect(pictures.length).toBeGreaterThan(0);
    expect(blurredPictures(pictures, screen)).toEqual([]);
  });

  test.each([1, 2])("pictures of %d compared devices have enough pixels", async (count) => {
    const page = await open(`${KINDS.compare}?devices=${["pro", "meta"].slice(0, count).join("%2C")}`, screen);
    // The served page compares all devices.
    await page.locator(`thead th:nth-child(${count + 2})`).waitFor({ state: "detached" });
    const pictures = await displayedPictures(page.locator("thead"));
    expect(pictures).toHaveLength(count);
    expect(blurredPictures(pictures, screen)).toEqual([]);
  });

  test("the picture of an opened project has enough pixels", async () => {
    const page = await open(KINDS.showcase, screen);
    await page.locator("main article button").first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("img").waitFor();
    const pictures = await displayedPictures(dialog);
    expect(pictures.length).toBeGreaterThan(0);
    expect(blurredPictures(pictures, screen)).toEqual([]);
  });
});

test.each([KINDS.home, KINDS.technology, KINDS.developers])("the hero of %s is sharp on a tablet", async (path) => {
  const page = await open(path, TABLET);
  const pictures = await displayedPictures(page.locator("#first-screen"));
  expect(pictures.length).toBeGreaterThan(0);
  expect(blurredPictures(pictures, TABLET)).toEqual([]);
});

test("displayedPictures finds posters of videos and backgrounds", async () => {
  const page = await open(KINDS.product, LAPTOP);
  await page.evaluate(() => {
    const [image] = document.images;
    const file = image?.currentSrc ?? "";
    document.body.innerHTML = `<video poster="${file}" style="width:300px;height:200px"></video>
      <div style="width:400px;height:200px;background:url('${file}') center / cover"></div>`;
  });
  const found = await displayedPictures(page.locator("body"));
  expect(found.map(({ width, covers }) => [width, covers])).toEqual([
    [300, false],
    [400, true],
  ]);
});
