import type { Page } from "@playwright/test";
import { LIMITS } from "../../../testing/budget/limits";
import { KINDS } from "../../../testing/page-kinds";

const SCRIPT = /\.js$/;
const FONT = /\.woff2$/;
const IMAGE = /\.(avif|jpe?g|png|webp)$/;

/** Lists the budgets that the first load of a page exceeds. Call it after the page has settled and before scrolling. */
export async function listExceededBudgets(page: Page, path: string): Promise<string[]> {
  const loaded = await page.evaluate(() => {
    return (
      (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        // Scripts that the page fetches without running them belong to the next page.
        .filter(({ name, initiatorType }) => !(initiatorType === "fetch" && name.endsWith(".js")))
        .map(({ name, encodedBodySize }) => ({ file: new URL(name).pathname, bytes: encodedBodySize }))
    );
  });
  const bytes = (kind: RegExp): number =>
    loaded.filter(({ file }) => kind.test(file)).reduce((sum, file) => sum + file.bytes, 0);
  const over = (name: string, weight: number, limit: number): string[] =>
    weight > limit ? [`${weight} bytes of ${name}, more than ${limit}`] : [];
  const isHome = path === KINDS.home;
  return [
    ...over("scripts", bytes(SCRIPT), LIMITS.script + (isHome ? LIMITS.dotField : 0)),
    ...over("fonts", bytes(FONT), LIMITS.fonts),
    ...over("pictures", bytes(IMAGE), picturesLimit(path)),
    ...(bytes(SCRIPT) > 0 && bytes(FONT) > 0 ? [] : ["no script or no font was counted"]),
    ...(bytes(IMAGE) > 0 || !(await hasPictureOnScreen(page)) ? [] : ["no picture was counted"]),
  ];
}

/** Whether a picture is on the first screen. Others load early or late, depending on the connection. */
const hasPictureOnScreen = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.images].some((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.naturalWidth > 0 && bottom > 0 && top < innerHeight;
    }),
  );

function picturesLimit(path: string): number {
  if (path === KINDS.home) return LIMITS.homePictures;
  return path === KINDS.tour ? LIMITS.tourPictures : LIMITS.pictures;
}
