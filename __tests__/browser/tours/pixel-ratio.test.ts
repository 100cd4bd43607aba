import { fillPlaceholders } from "../../../src/domain/placeholders";
import { waitForHydration } from "../../../testing/site";
import { expect, test } from "../../support/browser/fixtures";
import { changePixelRatio, expectCanvasRatio } from "../../support/browser/pixel-ratio";
import { skipWithoutTour } from "../../support/browser/skips";
import { firstStation, siteTour, viewerLabels, viewQuery } from "../../support/content/site-tour";

// The smallest viewport with the rooms next to the view, because software rendering is slow.
test.use({ hasWebGl: true, viewport: { width: 1000, height: 640 }, reducedMotion: "reduce" });

test("the canvas of a tour follows the pixel ratio of the screen, up to 2", async ({ page, listFaults }) => {
  skipWithoutTour();
  await page.goto(siteTour.path + viewQuery(firstStation, firstStation.view));
  await waitForHydration(page);
  await page.getByRole("main").getByRole("button", { name: viewerLabels.start, exact: true }).click();
  const name = fillPlaceholders(viewerLabels.planAtStation, { name: firstStation.name });
  await expect(page.getByRole("img", { name })).toBeVisible();
  await expectCanvasRatio(page, 1);
  for (const [ratio, drawn] of [
    [1.5, 1.5],
    [3, 2],
    [1, 1],
  ] as const) {
    await changePixelRatio(page, ratio);
    await expectCanvasRatio(page, drawn);
  }
  expect(await listFaults()).toEqual([]);
});
