import type { Page } from "@playwright/test";
import { type CameraPose, INITIAL_FOV_DEG } from "@capture/viewer/camera";
import { sharpLevel } from "@capture/viewer/tiles-in-view";
import { INITIAL_PITCH_DEG } from "@capture/viewer/view-query";
import { skipWithoutTour } from "../../support/browser/skips";
import { firstStation, siteTour } from "../../support/content/site-tour";
import { compareWithOriginal, levelWidthsOf, TILES, waitForSharpView } from "../../support/viewer/sharp-view";
import { expect, test } from "../../support/viewer/viewer-fixtures";

/** The mean difference per color value to the original panorama, which the tiles compress. */
const MAX_MEAN_DIFFERENCE = 3;
/** A row or column along the edge of a tile may differ by this much more than the mean. */
const MAX_SEAM_EXCESS = 1.5;
const MAX_FIRST_VIEW_BYTES = 900_000;
/** The field of view is divided by it when the plus key is pressed. */
const KEY_ZOOM_FACTOR = 1.2;
const ZOOM_PRESSES = 3;
/** The rotation of an arrow key. */
const KEY_ROTATION_DEG = 6;

const viewPath = (yaw: number, pitch: number): string =>
  `${siteTour.path}?room=${firstStation.id}&yaw=${yaw}&pitch=${pitch}`;

/** The number of tiles of a level that were fetched. */
const countTiles = (page: Page, level: number): Promise<number> =>
  page.evaluate(
    (part) => performance.getEntriesByType("resource").filter(({ name }) => name.includes(part)).length,
    `/${level}/`,
  );

/** The differences of the columns or rows in the middle of the view. */
function centerOf(differences: readonly number[]): number[] {
  const middle = Math.round(differences.length / 2);
  return differences.slice(middle - 3, middle + 3);
}

skipWithoutTour();

test("shows stations like their original panoramas, pixel by pixel and without seams", async ({ openViewer }) => {
  const { heading } = firstStation;
  const tour = await openViewer(viewPath(heading, 0));
  await tour.start();
  // Where four tiles meet, then where the left and the right end of the panorama meet.
  for (const rotations of [0, 180 / KEY_ROTATION_DEG]) {
    await tour.pressKey("ArrowRight", rotations);
    await waitForSharpView(tour.page);
    const orientation = { yaw: heading + rotations * KEY_ROTATION_DEG, pitch: 0 };
    const { mean, columns, rows } = await compareWithOriginal(tour, firstStation, orientation);
    expect(Math.max(...centerOf(columns), ...centerOf(rows))).toBeLessThan(mean + MAX_SEAM_EXCESS);
  }
  for (const station of siteTour.stations) {
    await tour.goTo(station);
    await waitForSharpView(tour.page);
    const { mean } = await compareWithOriginal(tour, station, { yaw: station.view, pitch: INITIAL_PITCH_DEG });
    expect(mean, station.name).toBeLessThan(MAX_MEAN_DIFFERENCE);
  }
  expect(await tour.listFaults()).toEqual([]);
});

test("fetches the preview first, then few tiles, then the depth, and later the tiles that come into view", async ({
  openViewer,
}) => {
  const tour = await openViewer(viewPath(0, 0));
  const { page } = tour;
  await tour.start();
  await waitForSharpView(page);
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.endsWith(".depth")),
  );
  const files = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => name.includes("/static/tours/"))
      .map(({ name, startTime, responseEnd, transferSize }) => ({ name, startTime, responseEnd, transferSize })),
  );
  const tiles = files.filter(({ name }) => TILES.test(name));
  const previews = files.filter(({ name }) => name.endsWith(".webp") && !TILES.test(name));
  const [depth] = files.filter(({ name }) => name.endsWith(".depth"));
  expect(previews).toHaveLength(1);
  expect(previews[0]?.responseEnd).toBeLessThan(Math.min(...tiles.map(({ startTime }) => startTime)));
  expect(depth?.startTime).toBeGreaterThan(Math.max(...tiles.map(({ responseEnd }) => responseEnd)));
  expect(files.reduce((sum, { transferSize }) => sum + transferSize, 0)).toBeLessThan(MAX_FIRST_VIEW_BYTES);

  const widths = await levelWidthsOf(firstStation);
  const size = await tour.viewBox();
  const levelAt = (fov: number): number => sharpLevel(widths, { camera: { fov } as CameraPose, size }, 1);
  const finer = levelAt(INITIAL_FOV_DEG / KEY_ZOOM_FACTOR ** ZOOM_PRESSES);
  expect(finer).toBeGreaterThan(levelAt(INITIAL_FOV_DEG));
  expect(await countTiles(page, finer)).toBe(0);
  await tour.pressKey("+", ZOOM_PRESSES);
  await expect.poll(() => countTiles(page, finer)).toBeGreaterThan(0);
  await waitForSharpView(page);
  const tilesBefore = await countTiles(page, finer);
  await tour.pressKey("ArrowRight", 15);
  await expect.poll(() => countTiles(page, finer)).toBeGreaterThan(tilesBefore);
  await waitForSharpView(page);
});

test("shows the preview while tiles cannot be fetched, and retries them", async ({ openViewer }) => {
  const orientation = { yaw: 10, pitch: -8 };
  const tour = await openViewer(viewPath(orientation.yaw, orientation.pitch), {}, (page) =>
    page.route(TILES, (route) => route.abort()),
  );
  await tour.startAt(firstStation);
  await expect(tour.page.locator("canvas")).toHaveAttribute("data-sharp", "false");
  const { mean } = await compareWithOriginal(tour, firstStation, orientation);
  // The preview shows the same room with fewer pixels.
  expect(mean).toBeLessThan(3 * MAX_MEAN_DIFFERENCE);
  await tour.page.unroute(TILES);
  await waitForSharpView(tour.page);
  expect((await compareWithOriginal(tour, firstStation, orientation)).mean).toBeLessThan(mean);
});
