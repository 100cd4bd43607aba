import type { Page } from "playwright-core";
import { viewerPages, type ViewerPage } from "../../support/browser/viewer-page";

const TOUR_PATH = "/tours/oak-flat";
const FAILURE_TEXT = "This could not be loaded. Check your connection and try again.";
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
  await tour.page.getByText(FAILURE_TEXT).waitFor();
  await tour.page.unroute(files);
  await tour.button(control).click();
  await tour.page.getByText(FAILURE_TEXT).waitFor({ state: "hidden" });
}

test("reports a file of the tour that cannot be fetched, and retries on the next press", async () => {
  const tour = await open(`${TOUR_PATH}?room=living`, {}, blockRequests(DEPTH_FILES));
  await tour.start();
  await tour.page.getByText(FAILURE_TEXT).waitFor();
  await tour.page.unroute(DEPTH_FILES);
  await tour.button("Living room").click();
  await tour.waitForStation("Living room");
  await failAndRetry(tour, DEPTH_FILES, "Kitchen");
  await tour.waitForStation("Kitchen");
  await failAndRetry(tour, PREVIEWS, "Bedroom");
  await tour.waitForStation("Bedroom");
  await failAndRetry(tour, CLOUD_FILES, "Point cloud");
  await tour.drawnPoints().waitFor();
  expect(await tour.page.getByText(FAILURE_TEXT).filter({ visible: true }).count()).toBe(0);
});

test("reports a piece of the cloud that cannot be fetched, and retries on “Point cloud”", async () => {
  const scan = await open("/technology", {}, blockRequests(CLOUD_FILES));
  await scan.button("Open the scan").click();
  await scan.page.getByText(FAILURE_TEXT).waitFor();
  await scan.page.unroute(CLOUD_FILES);
  await scan.button("Point cloud").click();
  await scan.drawnPoints().waitFor();
  expect(await scan.page.getByText(FAILURE_TEXT).filter({ visible: true }).count()).toBe(0);
});

test("after a lost WebGL context, shows the picture, a message and the focused button, and opens again", async () => {
  const tour = await open(TOUR_PATH);
  await tour.start();
  await tour.waitForStation("Living room");
  await tour.loseContext();
  await tour.page.getByText("Your browser has stopped drawing the 3D view.").waitFor();
  expect(await tour.hasFocus(tour.button("Start the tour"))).toBe(true);
  await tour.page.keyboard.press("Enter");
  await tour.waitForStation("Living room");
  expect(await tour.hasFocus(tour.view())).toBe(true);
});

test("keeps the measurements of a scan after a lost WebGL context", async () => {
  const scan = await open("/technology");
  await scan.openScan();
  await scan.button("Measure").click();
  await scan.pressTwoPoints([0.45, 0.5], [0.55, 0.5]);
  const row = scan.measurements().getByRole("listitem");
  const measured = await row.textContent();
  await scan.loseContext();
  await scan.page.getByText("Your browser has stopped drawing the 3D view.").waitFor();
  expect(await scan.page.locator("[data-viewer]").getByRole("img").isVisible()).toBe(true);
  expect(await scan.hasFocus(scan.button("Open the scan"))).toBe(true);
  await scan.openScan();
  expect(await row.textContent()).toBe(measured);
});

test("without WebGL, shows a message and the picture", async () => {
  const { page } = await open(TOUR_PATH, {}, (blank) =>
    blank.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    }),
  );
  await page.getByRole("button", { name: "Start the tour" }).click();
  await page.getByText("This browser cannot draw the 3D view").waitFor();
  expect(await page.getByRole("img", { name: /Open living room/ }).isVisible()).toBe(true);
});
