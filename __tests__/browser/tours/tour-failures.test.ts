import type { Page } from "@playwright/test";
import { viewerPages, type ViewerPage } from "../../support/viewer/viewer-page";
import {
  firstStation,
  neighborStation,
  otherRoomStation,
  scanPath,
  siteTour,
  testScan,
  testTour,
  viewerLabels,
} from "../../support/content/site-tour";

const DEPTH_FILES = "**/*.depth";
/** The previews of panoramas; their tiles are in folders. */
const PREVIEWS = "**/static/tours/*.webp";
const CLOUD_FILES = "**/*.cloud";

const open = viewerPages();
const blockRequests = (files: string) => (page: Page) => page.route(files, (route) => route.abort());

/** Presses a button while requests for files fail, and again when they succeed. */
async function failAndRetry(tour: ViewerPage, files: string, control: string): Promise<void> {
  await blockRequests(files)(tour.page);
  await tour.button(control).click();
  await tour.page.getByText(viewerLabels.failed).waitFor();
  await tour.page.unroute(files);
  await tour.button(control).click();
  await tour.page.getByText(viewerLabels.failed).waitFor({ state: "hidden" });
}

testTour("reports a file of the tour that cannot be fetched, and retries on the next press", async () => {
  const tour = await open(`${siteTour.path}?room=${firstStation.id}`, {}, blockRequests(DEPTH_FILES));
  await tour.start();
  await tour.page.getByText(viewerLabels.failed).waitFor();
  await tour.page.unroute(DEPTH_FILES);
  await tour.button(firstStation.name).click();
  await tour.waitForStation(firstStation.name);
  await failAndRetry(tour, DEPTH_FILES, neighborStation.name);
  await tour.waitForStation(neighborStation.name);
  await failAndRetry(tour, PREVIEWS, otherRoomStation.name);
  await tour.waitForStation(otherRoomStation.name);
  await failAndRetry(tour, CLOUD_FILES, viewerLabels.cloud);
  await tour.drawnPoints().waitFor();
  expect(await tour.page.getByText(viewerLabels.failed).filter({ visible: true }).count()).toBe(0);
});

testScan("reports a piece of the cloud that cannot be fetched, and retries on the next press", async () => {
  const scan = await open(scanPath, {}, blockRequests(CLOUD_FILES));
  await scan.button(viewerLabels.openScan).click();
  await scan.page.getByText(viewerLabels.failed).waitFor();
  await scan.page.unroute(CLOUD_FILES);
  await scan.button(viewerLabels.cloud).click();
  await scan.drawnPoints().waitFor();
  expect(await scan.page.getByText(viewerLabels.failed).filter({ visible: true }).count()).toBe(0);
});

testTour("after a lost WebGL context, shows picture, message and focused button, and opens again", async () => {
  const tour = await open(siteTour.path);
  await tour.start();
  await tour.waitForStation(firstStation.name);
  await tour.loseContext();
  await tour.page.getByText(viewerLabels.lost).waitFor();
  expect(await tour.hasFocus(tour.button(viewerLabels.start))).toBe(true);
  await tour.page.keyboard.press("Enter");
  await tour.waitForStation(firstStation.name);
  expect(await tour.hasFocus(tour.view())).toBe(true);
});

testScan("keeps the measurements of a scan after a lost WebGL context", async () => {
  const scan = await open(scanPath);
  await scan.openScan();
  await scan.button(viewerLabels.measure).click();
  await scan.pressTwoPoints([0.45, 0.5], [0.55, 0.5]);
  const row = scan.measurements().getByRole("listitem");
  const measured = await row.textContent();
  await scan.loseContext();
  await scan.page.getByText(viewerLabels.lost).waitFor();
  expect(await scan.page.locator("[data-viewer]").getByRole("img").isVisible()).toBe(true);
  expect(await scan.hasFocus(scan.button(viewerLabels.openScan))).toBe(true);
  await scan.openScan();
  expect(await row.textContent()).toBe(measured);
});

testTour("without WebGL, shows a message and the picture", async () => {
  const { page } = await open(siteTour.path, {}, (blank) =>
    blank.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    }),
  );
  await page.getByRole("button", { name: viewerLabels.start }).click();
  await page.getByText(viewerLabels.noWebgl).waitFor();
  expect(await page.getByRole("img", { name: siteTour.image.alt }).isVisible()).toBe(true);
});
