import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { contentFolder } from "@capture/content/model/folder";
import { largestLevelWidth, levelWidths } from "@capture/viewer/formats/pyramid";
import { type CameraPose, INITIAL_FOV_DEG } from "@capture/viewer/camera";
import { sharpLevel } from "@capture/viewer/tiles-in-view";
import { toVector } from "@capture/domain/lib/vector";
import { readPixels, referenceView } from "../content/pictures/panorama-reference";
import type { siteTour } from "../content/site-tour";
import { takeCanvasPicture, waitForStillView } from "./canvas-pictures";
import type { ViewerPage } from "./viewer-page";

type Station = (typeof siteTour.stations)[number];

/** The requests for tiles. */
export const TILES = /\/static\/tours\/[0-9a-f]+\/\d\/\d+-\d+\.webp$/;

/** Waits until every visible part of the panorama is drawn at the resolution of the screen. */
export async function waitForSharpView(page: Page): Promise<void> {
  // Until the next frame is drawn, the attribute describes the previous view.
  await waitForStillView(page, 0);
  await expect(page.locator("canvas")).toHaveAttribute("data-sharp", "true");
}

/** The widths of the levels of a station's panorama, in pixels. */
export async function levelWidthsOf({ picture }: Station): Promise<number[]> {
  const original = await sharp(join(contentFolder(), picture.src)).metadata();
  return levelWidths(largestLevelWidth(original.width));
}

/** Compares the view with the original panorama: the mean difference per color value, and that of each column and row. */
export async function compareWithOriginal(
  tour: ViewerPage,
  station: Station,
  orientation: Pick<CameraPose, "yaw" | "pitch">,
): Promise<{ mean: number; columns: number[]; rows: number[] }> {
  const size = await tour.viewBox();
  const camera = { target: toVector(station.position), distance: 0, ...orientation, fov: INITIAL_FOV_DEG };
  const widths = await levelWidthsOf(station);
  const levelWidth = widths[sharpLevel(widths, { camera, size }, 1)] ?? 0;
  const colorAt = await referenceView(station.picture.src, levelWidth, station.heading, camera, size);
  const { width, height, data } = await readPixels(await takeCanvasPicture(tour.view()));
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
