import type { Page } from "playwright-core";
import { viewerPages, type ViewerPage } from "../../support/browser/viewer-page";

const ADDRESS = "/tours/oak-flat";
const FAILED = "This could not be loaded. Check your connection and try again.";
const DEPTH = "**/*.depth";
/** Of the bedroom, the one that comes first; the large one lies a folder higher. */
const SMALL_PICTURE = "**/static/*/*/bedroom.jpg";
const CLOUD = "**/*.cloud";

const open = viewerPages();
const without = (files: string) => (page: Page) => page.route(files, (route) => route.abort());

/** Presses in vain while files do not come, and again when they do. */
async function pressTwice(tour: ViewerPage, files: string, control: string): Promise<void> {
  await without(files)(tour.page);
  await tour.button(control).click();
  await tour.page.getByText(FAILED).waitFor();
  await tour.page.unroute(files);
  await tour.button(control).click();
  await tour.page.getByText(FAILED).waitFor({ state: "hidden" });
}

test("when a file of the tour does not come a sentence says so, and the next press fetches it", async () => {
  const tour = await open(`${ADDRESS}?room=living`, {}, without(DEPTH));
  await tour.start();
  await tour.page.getByText(FAILED).waitFor();
  await tour.page.unroute(DEPTH);
  await tour.button("Living room").click();
  await tour.standsIn("Living room");
  await pressTwice(tour, DEPTH, "Kitchen");
  await tour.standsIn("Kitchen");
  await pressTwice(tour, SMALL_PICTURE, "Bedroom");
  await tour.standsIn("Bedroom");
  await pressTwice(tour, CLOUD, "Point cloud");
  await tour.drawn().waitFor();
});

test("when the first piece of a scan does not come a sentence says so, and “Point cloud” fetches it", async () => {
  const scan = await open("/technology", {}, without(CLOUD));
  await scan.button("Open the scan").click();
  await scan.page.getByText(FAILED).waitFor();
  await scan.page.unroute(CLOUD);
  await scan.button("Point cloud").click();
  await scan.drawn().waitFor();
});

test("when the device stops drawing, the picture, a sentence and the button are back, and keys open it again", async () => {
  const tour = await open(ADDRESS);
  await tour.start();
  await tour.standsIn("Living room");
  await tour.loseContext();
  await tour.page.getByText("Your browser has stopped drawing the 3D view.").waitFor();
  expect(await tour.hasFocus(tour.button("Start the tour"))).toBe(true);
  await tour.page.keyboard.press("Enter");
  await tour.standsIn("Living room");
  expect(await tour.hasFocus(tour.view())).toBe(true);
});

test("when the device stops drawing the scan, what was measured is there when it is opened again", async () => {
  const scan = await open("/technology");
  await scan.openScan();
  await scan.button("Measure").click();
  await scan.measure([0.45, 0.5], [0.55, 0.5]);
  const row = scan.measurements().getByRole("listitem");
  const measured = await row.textContent();
  await scan.loseContext();
  await scan.page.getByText("Your browser has stopped drawing the 3D view.").waitFor();
  expect(await scan.page.locator("[data-viewer]").getByRole("img").isVisible()).toBe(true);
  expect(await scan.hasFocus(scan.button("Open the scan"))).toBe(true);
  await scan.openScan();
  expect(await row.textContent()).toBe(measured);
});

test("without WebGL the picture stays, with a sentence", async () => {
  const { page } = await open(ADDRESS, {}, (blank) =>
    blank.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    }),
  );
  await page.getByRole("button", { name: "Start the tour" }).click();
  await page.getByText("This browser cannot draw the 3D view").waitFor();
  expect(await page.getByRole("img", { name: /Open living room/ }).isVisible()).toBe(true);
});
