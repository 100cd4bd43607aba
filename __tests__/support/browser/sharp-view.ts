import type { Page } from "playwright-core";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "../../../src/content/model/folder";
import { readPixels, type Pixels } from "../content/panorama-reference";
import type { ViewerPage } from "./viewer-page";

export const TOUR_PATH = "/tours/oak-flat";
/** The requests for tiles. */
export const TILES = /\/static\/tours\/[0-9a-f]+\/\d\/\d+-\d+\.webp$/;

interface StationFile {
  id: string;
  name: string;
  room: string;
  position: number[];
  heading: number;
  picture: { src: string };
}

/** The stations of the tour, as its file states them. */
export const tourStations = (
  JSON.parse(readFileSync(join(contentFolder(), "tours/oak-flat.json"), "utf8")) as { stations: StationFile[] }
).stations;

/** Waits until every visible part of the panorama is drawn at the resolution of the screen. */
export const sharpView = (page: Page): Promise<void> => page.locator("canvas[data-sharp=true]").waitFor();

/** The pixels of the canvas, one for each CSS pixel, without the overlay. */
export async function viewPixels(tour: ViewerPage): Promise<Pixels> {
  await tour.view().scrollIntoViewIfNeeded();
  const { x, y, width, height } = await tour.viewBox();
  const clip = { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
  return readPixels(
    await tour.page.screenshot({
      style: "[data-viewer] * { visibility: hidden !important } canvas { visibility: visible !important }",
      clip,
    }),
  );
}
