import sharp from "sharp";
import type { Locator, Page } from "playwright-core";
import { rendered, visitSite, type Visit } from "../support/site";

/** What the design asks of words (WCAG 2.2, AA), also where a picture behind them is white. */
const LEAST = 4.5;

let visit: Visit;
beforeAll(async () => {
  visit = await visitSite();
});
afterAll(() => visit.close());

/** Pictures are white, and what stands on them is not drawn, so that a screenshot shows what lies behind it. */
const STYLE = `
  article > picture { background: #fff }
  article > picture > *, article > div svg { opacity: 0 }
  article > div * { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important }
`;

/** The relative luminance of a colour, 0 to 1 (WCAG 2.2). */
function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

async function lightestBehind(words: Locator): Promise<number> {
  const { data, info } = await sharp(await words.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: info.width * info.height }, (_none, at) => [
    ...data.subarray(at * 3, at * 3 + 3),
  ]);
  return Math.max(...pixels.map(luminance));
}

async function contrasts(page: Page): Promise<[string, number][]> {
  const found: [string, number][] = [];
  for (const words of await page.locator("main article:has(> picture) > div > :is(p, h2, h3)").all()) {
    const text = (await words.textContent()) ?? "";
    // A line at the edge of the screen has a row of what lies beyond it in its screenshot.
    await words.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    const color = await words.evaluate((element) => getComputedStyle(element).getPropertyValue("color"));
    const ink = luminance((color.match(/\d+/g) ?? []).map(Number));
    found.push([text, (ink + 0.05) / ((await lightestBehind(words)) + 0.05)]);
  }
  return found;
}

test.each([
  ["/showcase", 390],
  ["/showcase", 1280],
  ["/", 390],
  ["/", 1280],
])("words on the pictures of %s can be read at %i px, were they white", async (path, width) => {
  const page = await visit.newPage({ viewport: { width, height: 800 }, bypassCSP: true });
  await page.goto(visit.address + path);
  await rendered(page);
  await page.addStyleTag({ content: STYLE });
  const found = await contrasts(page);
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(([, contrast]) => contrast < LEAST)).toEqual([]);
  await page.context().close();
});
