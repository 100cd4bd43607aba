import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { contentFolder } from "../../../src/content/model/folder";
import { largestLevelWidth, levelWidths } from "../../../src/features/tours/formats/pyramid";
import { INITIAL_FOV_DEG, type CameraPose } from "../../../src/features/tours/geometry/camera";
import { sharpLevel } from "../../../src/features/tours/geometry/tiles-in-view";
import { toVector } from "../../../src/features/tours/geometry/vector";
import { referenceView } from "../../support/content/panorama-reference";
import { testTour, TILES, tourPath, tourStations, viewPixels, waitForSharpView } from "../../support/viewer/sharp-view";
import { eventually } from "../../../testing/server/host";
import { viewerPages, type ViewerPage } from "../../support/viewer/viewer-page";

/** The mean difference per color value to the original panorama, which the tiles compress. */
const MAX_MEAN_DIFFERENCE = 3;
/** A row or column along the edge of a tile may differ by this much more than the mean. */
const MAX_SEAM_EXCESS = 1.5;
const MAX_FIRST_VIEW_BYTES = 900_000;
/** The field of view is divided by it when the plus key is pressed. */
const KEY_ZOOM_FACTOR = 1.2;
const ZOOM_PRESSES = 3;
const LARGE_VIEW = { viewport: { width: 1900, height: 1000 } };

const open = viewerPages();
const openView = async (
  query: string,
  prepare?: (page: Page) => Promise<unknown>,
  options: Parameters<typeof open>[1] = {},
): Promise<ViewerPage> => {
  const tour = await open(`${tourPath}?${query}`, options, prepare);
  await tour.start();
  return tour;
};
/** The number of tiles of a level that were fetched. */
const countTiles = (page: Page, level: number): Promise<number> =>
  page.evaluate(
    (part) => performance.getEntriesByType("resource").filter(({ name }) => name.includes(part)).length,
    `/${level}/`,
  );

/** Compares the view with the original panorama: the mean difference, and that of each column and row. */
async function compareWithOriginal(tour: ViewerPage, id: string, orientation: { yaw: number; pitch: number }) {
  const station = tourStations.find((each) => each.id === id);
  if (!station) throw new Error(`The tour does not have a station “${id}”.`);
  const size = await tour.viewBox();
  const camera: CameraPose = {
    target: toVector(station.position),
    distance: 0,
    ...orientation,
    fov: INITIAL_FOV_DEG,
  };
  const original = await sharp(join(contentFolder(), station.picture.src)).metadata();
  const widths = levelWidths(largestLevelWidth(original.width));
  const levelWidth = widths[sharpLevel(widths, { camera, size }, 1)] ?? 0;
  const colorAt = await referenceView(station.picture.src, levelWidth, station.heading, camera, size);
  const { width, height, data } = await viewPixels(tour);
  const columns = new Array<number>(width).fill(0);
  const rows = new Array<number>(height).fill(0);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const start = (y * width + x) * 3;
      const color = colorAt(x + 0.5, y + 0.5);
      const difference =
        color.reduce((sum, value, channel) => sum + Math.abs(value - (data[start + channel] ?? 0)), 0) / 3;
      columns[x] = (columns[x] ?? 0) + difference / height;
      rows[y] = (rows[y] ?? 0) + difference / width;
    }
  }
  return { mean: columns.reduce((sum, value) => sum + value, 0) / width, columns, rows };
}

testTour.each(tourStations.map(({ id }) => id))("shows %s like the original panorama, pixel by pixel", async (id) => {
  const tour = await openView(`room=${id}&yaw=10&pitch=-8`);
  await waitForSharpView(tour.page);
  const { mean } = await compareWithOriginal(tour, id, { yaw: 10, pitch: -8 });
  expect(mean).toBeLessThan(MAX_MEAN_DIFFERENCE);
  expect([await tour.policyViolations(), tour.messages]).toEqual([[], []]);
});

testTour.each([
  ["where four tiles meet", 0],
  ["where the left and the right end of the panorama meet", 180],
])("shows no seam %s", async (_place, fromCenter) => {
  const [station] = tourStations;
  const yaw = station.heading + fromCenter;
  const tour = await openView(`room=${station.id}&yaw=${yaw}&pitch=0`);
  await waitForSharpView(tour.page);
  const { mean, columns, rows } = await compareWithOriginal(tour, station.id, { yaw, pitch: 0 });
  const center = (differences: readonly number[]): number[] => {
    const middle = Math.round(differences.length / 2);
    return differences.slice(middle - 3, middle + 3);
  };
  expect(Math.max(...center(columns), ...center(rows))).toBeLessThan(mean + MAX_SEAM_EXCESS);
});

testTour("fetches the preview first, then few tiles, then the depth", async () => {
  const tour = await openView(`room=${tourStations[0].id}`);
  await waitForSharpView(tour.page);
  await tour.page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.endsWith(".depth")),
  );
  const files = await tour.page.evaluate(() =>
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
});

testTour("fetches the tiles that come into view, and finer ones when zoomed in", async () => {
  // In a smaller view, all tiles of the coarsest level are in view.
  const tour = await openView(`room=${tourStations[0].id}&yaw=0&pitch=0`, undefined, LARGE_VIEW);
  await waitForSharpView(tour.page);
  const original = await sharp(join(contentFolder(), tourStations[0].picture.src)).metadata();
  const widths = levelWidths(largestLevelWidth(original.width));
  const size = await tour.viewBox();
  const levelAt = (fov: number): number => sharpLevel(widths, { camera: { fov } as CameraPose, size }, 1);
  const level = levelAt(INITIAL_FOV_DEG);
  const before = await countTiles(tour.page, level);
  await tour.view().focus();
  for (let press = 0; press < 15; press += 1) await tour.page.keyboard.press("ArrowRight");
  await eventually(async () => (await countTiles(tour.page, level)) > before);
  for (let press = 0; press < ZOOM_PRESSES; press += 1) await tour.page.keyboard.press("+");
  const finer = levelAt(INITIAL_FOV_DEG / KEY_ZOOM_FACTOR ** ZOOM_PRESSES);
  expect(finer).toBeGreaterThan(level);
  await eventually(async () => (await countTiles(tour.page, finer)) > 0);
  await waitForSharpView(tour.page);
});

testTour("shows the preview while tiles cannot be fetched, and retries them", async () => {
  const [station] = tourStations;
  const orientation = { yaw: 10, pitch: -8 };
  const tour = await openView(`room=${station.id}&yaw=10&pitch=-8`, (page) =>
    page.route(TILES, (route) => route.abort()),
  );
  await tour.waitForStation(station.name);
  await tour.page.locator("canvas[data-sharp=false]").waitFor();
  const { mean } = await compareWithOriginal(tour, station.id, orientation);
  // The preview shows the same room with fewer pixels.
  expect(mean).toBeLessThan(3 * MAX_MEAN_DIFFERENCE);
  await tour.page.unroute(TILES);
  await waitForSharpView(tour.page);
  expect((await compareWithOriginal(tour, station.id, orientation)).mean).toBeLessThan(mean);
});
