import sharp from "sharp";
import type { Page } from "@playwright/test";
import { routes } from "../../testing/routes";
import { waitForHydration } from "../../testing/site";
import { expect, test } from "../support/browser/fixtures";

/** The minimum contrast of text for level AA of WCAG 2.2. */
const MIN_CONTRAST = 4.5;

/** Makes pictures white and the text on them invisible, so that a screenshot shows only the background of the text. Tiles in a row that scrolls are below each other. */
const STYLE = `
  article > picture { background: #fff }
  .mosaic { grid-auto-flow: row !important; overflow: visible !important }
  article > picture > *, article > div svg { opacity: 0 }
  article > div * { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important }
`;

/** The relative luminance of a color, 0 to 1 (WCAG 2.2). */
function luminance(rgb: Iterable<number>): number {
  const [red = 0, green = 0, blue = 0] = Array.from(rgb, (value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** For each text on a picture, its contrast with the lightest pixel behind it, in a screenshot of the entire page. */
async function contrasts(page: Page): Promise<[string, number][]> {
  const texts = await page.locator("main article:has(> picture) > div > :is(p, h2, h3)").evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const box = { left: left + scrollX, top: top + scrollY, right: right + scrollX, bottom: bottom + scrollY };
      return { text: element.textContent, color: getComputedStyle(element).color, box };
    }),
  );
  const { data, info } = await sharp(await page.screenshot({ fullPage: true }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return texts.map(({ text, color, box }) => {
    if (box.left < 0 || box.top < 0 || box.right > info.width || box.bottom > info.height) {
      throw new Error(`“${text}” is not completely in the screenshot.`);
    }
    const textLuminance = luminance((color.match(/\d+/g) ?? []).map(Number));
    const colors = new Set<number>();
    // Pixels at the edge of the box are omitted, because they may belong partly to the surroundings.
    for (let y = Math.ceil(box.top); y < Math.floor(box.bottom); y += 1) {
      for (let x = Math.ceil(box.left); x < Math.floor(box.right); x += 1) {
        const offset = (y * info.width + x) * 3;
        colors.add(data.readUIntBE(offset, 3));
      }
    }
    const lightest = Math.max(
      0,
      ...[...colors].map((color) => luminance([color >> 16, (color >> 8) & 255, color & 255])),
    );
    // A box without pixels.
    if (lightest === 0) throw new Error(`“${text}” is not visible.`);
    return [text, (textLuminance + 0.05) / (lightest + 0.05)];
  });
}

test.use({ bypassCSP: true });

for (const path of ["/showcase", "/"].filter((each) => routes.includes(each))) {
  for (const width of [390, 1280]) {
    test(`text on the pictures of ${path} has enough contrast at ${width} px, even on a white picture`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await waitForHydration(page);
      await page.addStyleTag({ content: STYLE });
      const found = await contrasts(page);
      expect(found.length).toBeGreaterThan(0);
      expect(found.filter(([, contrast]) => contrast < MIN_CONTRAST)).toEqual([]);
    });
  }
}
