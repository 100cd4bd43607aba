import type { Page } from "@playwright/test";
import { skipWithoutScan, skipWithoutTour } from "../../support/browser/skips";
import {
  firstStation,
  neighborStation,
  otherRoomStation,
  scanPath,
  siteTour,
  viewerLabels,
} from "../../support/content/site-tour";
import { expect, test } from "../../support/viewer/viewer-fixtures";
import type { ViewerPage } from "../../support/viewer/viewer-page";

const DEPTH_FILES = "**/*.depth";
/** The previews of panoramas; their tiles are in folders. */
const PREVIEWS = "**/static/tours/*.webp";
const CLOUD_FILES = "**/*.cloud";

const blockRequests = (files: string) => (page: Page) => page.route(files, (route) => route.abort());

/** Presses a button while requests for files fail, and again when they succeed. */
async function failAndRetry(tour: ViewerPage, files: string, control: string): Promise<void> {
  const failure = tour.page.getByText(viewerLabels.failed);
  await blockRequests(files)(tour.page);
  await tour.button(control).click();
  await expect(failure).toBeVisible();
  await tour.page.unroute(files);
  await tour.button(control).click();
  await expect(failure).toBeHidden();
}

test("reports files of the tour that cannot be fetched and a lost WebGL context, and continues on the next press", async ({
  openViewer,
}) => {
  skipWithoutTour();
  const tour = await openViewer(`${siteTour.path}?room=${firstStation.id}`, {}, blockRequests(DEPTH_FILES));
  const { page } = tour;
  await tour.start();
  await expect(page.getByText(viewerLabels.failed)).toBeVisible();
  await page.unroute(DEPTH_FILES);
  await tour.goTo(firstStation);
  await failAndRetry(tour, DEPTH_FILES, neighborStation.name);
  await tour.waitForStation(neighborStation.name);
  await failAndRetry(tour, PREVIEWS, otherRoomStation.name);
  await tour.waitForStation(otherRoomStation.name);
  await failAndRetry(tour, CLOUD_FILES, viewerLabels.cloud);
  await expect(tour.drawnPoints()).toBeVisible();
  await tour.goTo(neighborStation);
  await tour.waitForView(neighborStation, neighborStation.view);

  await tour.view().focus();
  await tour.loseContext();
  await expect(page.getByText(viewerLabels.lost)).toBeVisible();
  await expect(page.getByRole("img", { name: siteTour.image.alt })).toBeVisible();
  await expect(tour.button(viewerLabels.start)).toBeFocused();
  await page.keyboard.press("Enter");
  await tour.waitForStation(neighborStation.name);
  await expect(tour.view()).toBeFocused();
});

test("reports a piece of a scan that cannot be fetched, and keeps its measurements after a lost WebGL context", async ({
  openViewer,
}) => {
  skipWithoutScan();
  const scan = await openViewer(scanPath, {}, blockRequests(CLOUD_FILES));
  const { page } = scan;
  const failure = page.getByText(viewerLabels.failed);
  await scan.button(viewerLabels.openScan).click();
  await expect(failure).toBeVisible();
  await page.unroute(CLOUD_FILES);
  await scan.button(viewerLabels.cloud).click();
  await expect(scan.drawnPoints()).toBeVisible();
  await expect(failure).toBeHidden();

  await scan.button(viewerLabels.measure).click();
  await scan.pressTwoPoints([0.45, 0.5], [0.55, 0.5]);
  const measured = await scan.measurement().textContent();
  await scan.loseContext();
  await expect(page.getByText(viewerLabels.lost)).toBeVisible();
  await expect(page.locator("[data-viewer]").getByRole("img")).toBeVisible();
  await expect(scan.button(viewerLabels.openScan)).toBeFocused();
  await scan.openScan();
  await expect(scan.measurement()).toHaveText(measured ?? "");
});

test("without WebGL, shows a message and the picture", async ({ openViewer }) => {
  skipWithoutTour();
  const { page } = await openViewer(siteTour.path, {}, (blank) =>
    blank.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    }),
  );
  await page.getByRole("button", { name: viewerLabels.start }).click();
  await expect(page.getByText(viewerLabels.noWebgl)).toBeVisible();
  await expect(page.getByRole("img", { name: siteTour.image.alt })).toBeVisible();
});
