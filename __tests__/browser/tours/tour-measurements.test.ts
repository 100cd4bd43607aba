import { fillPlaceholders } from "@capture/domain/placeholders";
import { skipWithoutTour } from "../../support/browser/skips";
import { firstStation, siteTour, viewerLabels, viewQuery } from "../../support/content/site-tour";
import { boxOf } from "../../support/viewer/canvas-pictures";
import { expect, test } from "../../support/viewer/viewer-fixtures";
import { PHONE, type ViewerPage } from "../../support/viewer/viewer-page";

const PATH = siteTour.path + viewQuery(firstStation, firstStation.view);

skipWithoutTour();

/** Measures along two lines above each other; the second is above the panel that lists the first measurement. */
async function measureTwice(tour: ViewerPage, firstTop: number, secondTop: number): Promise<void> {
  await tour.startAt(firstStation);
  await tour.startMeasuring();
  await tour.pressTwoPoints([0.3, firstTop], [0.4, firstTop]);
  await tour.pressTwoPoints([0.3, secondTop], [0.4, secondTop]);
  await expect(tour.measurement()).toHaveCount(2);
}

test("on a phone, the list of measurements covers neither the crosshair nor the buttons", async ({ openViewer }) => {
  const tour = await openViewer(PATH, PHONE);
  await measureTwice(tour, 0.3, 0.35);
  const list = await boxOf(tour.measurements());
  const box = await tour.viewBox();
  const button = await boxOf(tour.button(viewerLabels.measure));
  // 16 px is half the height of the crosshair.
  expect(list.y).toBeGreaterThan(box.y + box.height / 2 + 16);
  expect(list.y + list.height).toBeLessThanOrEqual(button.y);
});

test("removing a measurement by keyboard moves the focus to the next one, and finally to the view", async ({
  openViewer,
}) => {
  const tour = await openViewer(PATH);
  await measureTwice(tour, 0.45, 0.35);
  const removeFirst = tour.button(fillPlaceholders(viewerLabels.remove, { count: 1 }));
  await removeFirst.press("Enter");
  await expect(tour.measurement()).toHaveCount(1);
  await expect(removeFirst).toBeFocused();
  await tour.page.keyboard.press("Enter");
  await expect(tour.measurements()).toHaveCount(0);
  await expect(tour.view()).toBeFocused();
});
