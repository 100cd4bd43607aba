import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { contentFolder } from "../../../src/content/model/folder";
import { routes } from "../../../testing/routes";
import { readPixels, type Pixels } from "../content/panorama-reference";
import type { ViewerPage } from "./viewer-page";

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

interface TourFile {
  slug: string;
  stations: [StationFile, ...StationFile[]];
}

const NO_STATION: StationFile = { id: "", name: "", room: "", position: [], heading: 0, picture: { src: "" } };

/** The first tour of the content, as its file states it; without stations if there is none. */
function readTour(): TourFile {
  const folder = join(contentFolder(), "tours");
  const [name] = existsSync(folder) ? readdirSync(folder).filter((each) => each.endsWith(".json")) : [];
  if (name === undefined) return { slug: "", stations: [NO_STATION] };
  return JSON.parse(readFileSync(join(folder, name), "utf8")) as TourFile;
}

export const { slug, stations: tourStations } = readTour();
export const tourPath = `/tours/${slug}`;

/** `test` if the site has a tour. */
export const testTour = routes.includes(tourPath) ? test : test.skip;

/** Waits until every visible part of the panorama is drawn at the resolution of the screen. */
export const waitForSharpView = (page: Page): Promise<void> => page.locator("canvas[data-sharp=true]").waitFor();

/** The pixels of the canvas, one for each CSS pixel, without the overlay. */
export const viewPixels = async (tour: ViewerPage): Promise<Pixels> => readPixels(await tour.canvasScreenshot());
