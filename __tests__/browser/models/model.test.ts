import { violations } from "../../support/browser/accessibility";
import {
  expectChanges,
  meanDifference,
  takeSmallPicture,
  waitForStillView,
} from "../../support/viewer/canvas-pictures";
import { labelOf, labels, modelPath, openStage, section } from "../../support/viewer/model-page";
import { expect, test } from "../../support/viewer/viewer-fixtures";
import type { ViewerPage } from "../../support/viewer/viewer-page";

const MAX_SCRIPT_BYTES = 180_000;
const MAX_MODEL_BYTES = 450_000;
/** Another pose changes more than this; the same pose is drawn identically. */
const MIN_DIFFERENCE = 0.1;

/** The bytes that the page has fetched, by the ending of the file. */
const fetchedBytes = ({ page }: ViewerPage, ending: string): Promise<number> =>
  page.evaluate(
    (end) =>
      (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith(end))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    ending,
  );

test("opens within the budgets of its files, is turned and zoomed with the keyboard and the mouse, and returns the focus", async ({
  openViewer,
}) => {
  const model = await openViewer(modelPath);
  const { page } = model;
  const view = model.view(labelOf("view"));
  expect(await fetchedBytes(model, ".glb")).toBe(0);
  const scriptBefore = await fetchedBytes(model, ".js");
  await model.button(labelOf("turnIt")).press("Enter");
  await expect(model.button(labels.reset)).toBeVisible();
  expect((await fetchedBytes(model, ".js")) - scriptBefore).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
  const modelBytes = await fetchedBytes(model, ".glb");
  expect(modelBytes).toBeGreaterThan(0);
  expect(modelBytes).toBeLessThanOrEqual(MAX_MODEL_BYTES);
  await expect(view).toBeFocused();
  expect(await violations(page, "#parts")).toEqual([]);
  await expectChanges(view, MIN_DIFFERENCE, [
    () => page.keyboard.press("ArrowLeft"),
    () => page.keyboard.press("+"),
    () => model.button(labels.reset).press("Enter"),
    async () => {
      const { x, y, width, height } = await model.viewBox();
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      await page.mouse.move(x + width / 2 + 120, y + height / 2 + 10, { steps: 4 });
      await page.mouse.up();
    },
    () => page.mouse.wheel(0, 240),
  ]);
  // Without the focus, the wheel scrolls the page.
  await model.button(labels.close).focus();
  const scrollBefore = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(scrollBefore);

  await model.button(labels.fullScreen).click();
  await page.waitForFunction(() => document.fullscreenElement?.matches("[data-viewer]"));
  await expect(section(model).getByRole("list")).toBeVisible();
  expect(await violations(page, "#parts")).toEqual([]);
  await model.button(labels.fullScreen).click();
  await page.waitForFunction(() => document.fullscreenElement === null);

  await model.button(labels.close).press("Enter");
  await expect(model.view()).toHaveCount(0);
  await expect(model.button(labelOf("turnIt"))).toBeFocused();
  expect(await violations(page, "#parts")).toEqual([]);
  expect(await model.listFaults()).toEqual([]);
});

test("turns slowly on request, until it is turned by hand", async ({ openViewer }) => {
  const model = await openViewer(modelPath, { reducedMotion: "no-preference" });
  await openStage(model);
  await waitForStillView(model.page);
  const button = model.button(labels.startTurning);
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await button.click();
  const before = await takeSmallPicture(model.view());
  await expect
    .poll(async () => meanDifference(before, await takeSmallPicture(model.view())))
    .toBeGreaterThan(MIN_DIFFERENCE);
  await model.view().press("ArrowLeft");
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await waitForStillView(model.page);
});
