import { changePixelRatio, expectCanvasRatio } from "../../support/browser/pixel-ratio";
import { skipWithoutTour } from "../../support/browser/skips";
import { firstStation, siteTour, viewQuery } from "../../support/content/site-tour";
import { expect, test } from "../../support/viewer/viewer-fixtures";

skipWithoutTour();

test("the canvas of a tour follows the pixel ratio of the screen, up to 2", async ({ openViewer }) => {
  const tour = await openViewer(siteTour.path + viewQuery(firstStation, firstStation.view));
  await tour.startAt(firstStation);
  await expectCanvasRatio(tour.page, 1);
  for (const [ratio, drawn] of [
    [1.5, 1.5],
    [3, 2],
    [1, 1],
  ] as const) {
    await changePixelRatio(tour.page, ratio);
    await expectCanvasRatio(tour.page, drawn);
  }
  expect(await tour.listFaults()).toEqual([]);
});
