import { fillPlaceholders } from "../../../src/domain/placeholders";
import { PHONE, viewerPages } from "../../support/viewer/viewer-page";
import { firstStation, siteTour, testTour, viewerLabels, viewQuery } from "../../support/content/site-tour";

const open = viewerPages();

testTour("on a phone, the list of measurements covers neither the crosshair nor the buttons", async () => {
  const tour = await open(siteTour.path + viewQuery(firstStation, firstStation.view), PHONE);
  await tour.start();
  await tour.waitForStation(firstStation.name);
  await tour.startMeasuring();
  await tour.pressTwoPoints([0.3, 0.3], [0.4, 0.3]);
  await tour.pressTwoPoints([0.3, 0.35], [0.4, 0.35]);
  await tour.measurements().getByRole("listitem").nth(1).waitFor();
  const list = await tour.measurements().boundingBox();
  const box = await tour.viewBox();
  const button = await tour.button(viewerLabels.measure).boundingBox();
  if (!list || !button) throw new Error("The list or the button is not visible.");
  // 16 px is half the height of the crosshair.
  expect(list.y).toBeGreaterThan(box.y + box.height / 2 + 16);
  expect(list.y + list.height).toBeLessThanOrEqual(button.y);
});

testTour("removing a measurement by keyboard moves the focus to the next one, and finally to the view", async () => {
  const tour = await open(siteTour.path + viewQuery(firstStation, firstStation.view));
  await tour.start();
  await tour.waitForStation(firstStation.name);
  await tour.startMeasuring();
  await tour.pressTwoPoints([0.3, 0.45], [0.4, 0.45]);
  // Above the panel that lists the first measurement.
  await tour.pressTwoPoints([0.3, 0.35], [0.4, 0.35]);
  const rows = tour.measurements().getByRole("listitem");
  const removeFirst = fillPlaceholders(viewerLabels.remove, { count: 1 });
  await rows.nth(1).waitFor();
  await tour.button(removeFirst).focus();
  await tour.page.keyboard.press("Enter");
  await rows.nth(1).waitFor({ state: "detached" });
  expect(await tour.hasFocus(tour.button(removeFirst))).toBe(true);
  await tour.page.keyboard.press("Enter");
  await tour.measurements().waitFor({ state: "detached" });
  expect(await tour.hasFocus(tour.view())).toBe(true);
});
