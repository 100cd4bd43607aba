import type { Page } from "playwright-core";
import { viewerPages, type ViewerPage } from "../../support/browser/viewer-page";

const PATH = "/tours/oak-flat";
const FAILED = "This could not be loaded. Check your connection and try again.";
const DEPTH = "**/*.depth";
/** The small picture of the bedroom, which loads first; the large one is a folder higher. */
const SMALL_PICTURE = "**/static/*/*/bedroom.jpg";
const CLOUD = "**/*.cloud";

const open = viewerPages();
const without = (files: string) => (page: Page) => page.route(files, (route) => route.abort());

/** Presses a control while its files fail to load, and again when they load. */
async function pressTwice(tour: ViewerPage, files: string, control: string): Promise<void> {
  await without(files)(tour.page);
  await tour.button(control).click();
  await tour.page.getByText(FAILED).waitFor();
  await tour.page.unroute(files);
  await tour.button(control).click();
  await tour.page.getByText(FAILED).waitFor({ state: "hidden" });
}

test("a file of a tour that fails to load is reported, and the next press loads it", async () => {
  const tour = await open(`${PATH}?room=living`, {}, without(DEPTH));
  await tour.start();
  await tour.page.getByText(FAILED).waitFor();
  await tour.page.unroute(DEPTH);
  await tour.button("Living room").click();
  await tour.waitForRoom("Living room");
  await pressTwice(tour, DEPTH, "Kitchen");
  await tour.waitForRoom("Kitchen");
  await pressTwice(tour, SMALL_PICTURE, "Bedroom");
  await tour.waitForRoom("Bedroom");
  await pressTwice(tour, CLOUD, "Point cloud");
  await tour.pointCount().waitFor();
  expect(await tour.page.getByText(FAILED).filter({ visible: true }).count()).toBe(0);
});

test("a first piece of a scan that fails to load is reported, and “Point cloud” loads it", async () => {
  const scan = await open("/technology", {}, without(CLOUD));
  await scan.button("Open the scan").click();
  await scan.page.getByText(FAILED).waitFor();
  await scan.page.unroute(CLOUD);
  await scan.button("Point cloud").click();
  await scan.pointCount().waitFor();
  expect(await scan.page.getByText(FAILED).filter({ visible: true }).count()).toBe(0);
});

test("a lost WebGL context brings back the picture and the button, and Enter opens the tour again", async () => {
  const tour = await open(PATH);
  await tour.start();
  await tour.waitForRoom("Living room");
  await tour.loseContext();
  await tour.page.getByText("Your browser has stopped drawing the 3D view.").waitFor();
  expect(await tour.hasFocus(tour.button("Start the tour"))).toBe(true);
  await tour.page.keyboard.press("Enter");
  await tour.waitForRoom("Living room");
  expect(await tour.hasFocus(tour.view())).toBe(true);
});

test("measurements survive a lost WebGL context", async () => {
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

test("without WebGL the picture stays, and a sentence gives the reason", async () => {
  const { page } = await open(PATH, {}, (blank) =>
    blank.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    }),
  );
  await page.getByRole("button", { name: "Start the tour" }).click();
  await page.getByText("This browser cannot draw the 3D view").waitFor();
  expect(await page.getByRole("img", { name: /Open living room/ }).isVisible()).toBe(true);
});
