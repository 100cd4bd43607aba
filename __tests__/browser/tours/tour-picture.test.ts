import { meanDifference, viewerPages, type ViewerPage } from "../../support/viewer/viewer-page";
import {
  firstStation,
  neighborStation,
  neighborYaw,
  siteTour,
  testTour,
  viewQuery,
} from "../../support/content/site-tour";

/** Screenshots of different views differ by more. */
const MIN_VIEW_DIFFERENCE = 4;
/** Screenshots of the same view differ by less. */
const MAX_SAME_VIEW_DIFFERENCE = 1;

const open = viewerPages();

const openView = (search: string, reducedMotion: "reduce" | "no-preference" = "reduce"): Promise<ViewerPage> =>
  open(siteTour.path + search, { reducedMotion });

testTour.each(["reduce", "no-preference"] as const)(
  "shows the panorama, rotates, zooms and goes to another station (prefers-reduced-motion: %s)",
  async (motion) => {
    const tour = await openView(viewQuery(firstStation, firstStation.view), motion);
    await tour.start();
    await tour.waitForStation(firstStation.name);
    const first = await tour.idleScreenshot();
    await tour.view().focus();
    for (let press = 0; press < 5; press += 1) await tour.page.keyboard.press("ArrowRight");
    const rotated = await tour.idleScreenshot();
    expect(meanDifference(first, rotated)).toBeGreaterThan(MIN_VIEW_DIFFERENCE);
    await tour.page.keyboard.press("+");
    await tour.page.keyboard.press("+");
    const zoomed = await tour.idleScreenshot();
    expect(meanDifference(rotated, zoomed)).toBeGreaterThan(MIN_VIEW_DIFFERENCE);
    await tour.button(neighborStation.name).click();
    await tour.waitForStation(neighborStation.name);
    const neighbor = await tour.idleScreenshot();
    expect(meanDifference(neighbor, zoomed)).toBeGreaterThan(MIN_VIEW_DIFFERENCE);
    if (motion === "reduce") return;
    // The URL of the neighbor shows the same view.
    const linked = await openView(viewQuery(neighborStation, neighborStation.view));
    await linked.start();
    await linked.waitForStation(neighborStation.name);
    expect(meanDifference(neighbor, await linked.idleScreenshot())).toBeLessThan(MAX_SAME_VIEW_DIFFERENCE);
  },
);

testTour("a drag that starts on an arrow rotates the view, and the view clips the arrow at its edge", async () => {
  const tour = await openView(viewQuery(firstStation, neighborYaw));
  await tour.start();
  await tour.waitForStation(firstStation.name);
  const { x, y, width, height } = await tour.viewBox();
  const arrowBox = async (): Promise<{ x: number; y: number; width: number; height: number }> => {
    const box = await tour.arrow(neighborStation.name).boundingBox();
    if (!box) throw new Error("The arrow is not visible.");
    return box;
  };
  const before = await arrowBox();
  const [startX, startY] = [before.x + before.width / 2, before.y + 20];
  await tour.page.mouse.move(startX, startY);
  await tour.page.mouse.down();
  // Drags until the arrow overlaps the list of rooms next to the view.
  let after = before;
  for (let to = startX; after.x + after.width < x + width + 8; to += 10) {
    await tour.page.mouse.move(to, startY);
    after = await arrowBox();
  }
  await tour.page.mouse.up();
  await tour.waitForStation(firstStation.name);
  const pointNextToView = { x: x + width + 6, y: Math.min(after.y + 20, y + height) };
  const labelAtPoint = await tour.page.evaluate(
    (point) => document.elementFromPoint(point.x, point.y)?.closest("button")?.getAttribute("aria-label") ?? "",
    pointNextToView,
  );
  expect(labelAtPoint).not.toBe(await tour.arrow(neighborStation.name).getAttribute("aria-label"));
  expect(await tour.hasFocus(tour.view())).toBe(true);
});
