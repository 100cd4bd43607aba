import { fillPlaceholders } from "@capture/domain/placeholders";
import { assertPresent } from "../../../src/lib/assert-present";
import { violations } from "../../support/browser/accessibility";
import { moveFingers } from "../../support/browser/input/fingers";
import { patternOf } from "../../support/browser/page-text";
import { skipWithoutScan } from "../../support/browser/skips";
import { neighborStation, scanPath, scanPaths, siteTour, viewerLabels } from "../../support/content/site-tour";
import { expectChanges, waitForStillView } from "../../support/viewer/canvas-pictures";
import { expect, test } from "../../support/viewer/viewer-fixtures";
import { PHONE, type ViewerPage } from "../../support/viewer/viewer-page";

/**
 * Screenshots of different views differ by more. Frames of one view differ by up to 5, because an idle frame has more
 * points.
 */
const MIN_VIEW_DIFFERENCE = 8;

skipWithoutScan();

/** Opens the scan, and expects that its cloud is fetched only then. */
async function openFetchedScan(scan: ViewerPage): Promise<void> {
  const countClouds = (): Promise<number> =>
    scan.page.evaluate(
      () => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".cloud")).length,
    );
  expect(await countClouds()).toBe(0);
  await scan.openScan();
  expect(await countClouds()).toBeGreaterThan(0);
}

for (const path of scanPaths.slice(1)) {
  test(`${path} fetches the cloud only after the button of the scan is pressed`, async ({ openViewer }) => {
    const scan = await openViewer(path);
    await openFetchedScan(scan);
    expect(await scan.listFaults()).toEqual([]);
  });
}

test("a scan is fetched only on request, has no axe violations, is turned, colored, cut and measured, and enters a station", async ({
  openViewer,
}) => {
  const scan = await openViewer(scanPath);
  const { page } = scan;
  await openFetchedScan(scan);
  expect(await violations(page, "#scan")).toEqual([]);
  await expectChanges(scan.view(), MIN_VIEW_DIFFERENCE, [
    () => scan.view().press("ArrowLeft"),
    async () => {
      const { x, y } = await scan.viewBox();
      await page.mouse.move(x + 300, y + 200);
      await page.mouse.down();
      await page.mouse.move(x + 380, y + 200, { steps: 4 });
      await page.mouse.up();
    },
    () => scan.button(viewerLabels.depth).click(),
    () => scan.button(viewerLabels.height).click(),
    () => page.getByRole("slider", { name: viewerLabels.ceiling }).fill("1"),
  ]);
  await expect(scan.button(viewerLabels.height)).toHaveAttribute("aria-pressed", "true");
  await scan.button(viewerLabels.measure).click();
  await scan.pressTwoPoints([0.45, 0.5], [0.55, 0.5]);
  await expect(scan.measurement()).toBeVisible();
  await scan.button(neighborStation.name).click();
  await expect(scan.panorama(neighborStation)).toBeVisible();
  await expect(scan.drawnPoints()).toHaveCount(0);
  await scan.button(viewerLabels.cloud).click();
  await expect(scan.drawnPoints()).toBeVisible();
  expect(await scan.listFaults()).toEqual([]);
});

test("measures two points with the keyboard, goes to the nearest station and back", async ({ openViewer }) => {
  const scan = await openViewer(scanPath);
  const { keyboard } = scan.page;
  await scan.openScan();
  const slider = scan.page.getByRole("slider", { name: viewerLabels.ceiling });
  const before = Number(await slider.inputValue());
  await slider.press("ArrowLeft");
  expect(Number(await slider.inputValue())).toBeLessThan(before);
  await scan.button(viewerLabels.measure).press("Enter");
  await scan.view().press("Enter");
  await expect(scan.page.getByText(viewerLabels.secondPoint)).toBeVisible();
  await keyboard.press("ArrowLeft");
  await keyboard.press("Enter");
  await expect(scan.measurement()).toHaveCount(1);
  const enter = scan.page.getByRole("button", { name: patternOf(viewerLabels.enterNearest) });
  const text = await enter.textContent();
  const nearest = assertPresent(
    siteTour.stations.find(({ name }) => fillPlaceholders(viewerLabels.enterNearest, { name }) === text),
  );
  await enter.press("Enter");
  await expect(scan.panorama(nearest)).toBeVisible();
  await expect(scan.drawnPoints()).toHaveCount(0);
  await expect(scan.view()).toBeFocused();
  await expect(scan.button(nearest.name)).toHaveAttribute("aria-pressed", "true");
  await scan.button(viewerLabels.cloud).press("Enter");
  await expect(scan.drawnPoints()).toBeVisible();
  await expect(scan.button(nearest.name)).toHaveAttribute("aria-pressed", "false");
});

test("on a phone, has no axe violations, and one finger rotates and two zoom, but do not scroll", async ({
  openViewer,
}) => {
  const scan = await openViewer(scanPath, PHONE);
  const { page } = scan;
  await scan.openScan();
  expect(await violations(page, "#scan")).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width);
  await scan.view().scrollIntoViewIfNeeded();
  const session = await page.context().newCDPSession(page);
  const { x, y, width, height } = await scan.viewBox();
  const [centerX, upperY] = [x + width / 2, y + height / 3];
  const scrolled = (): Promise<unknown> => page.evaluate(() => [scrollX, scrollY, visualViewport?.scale]);
  const before = await scrolled();
  await expectChanges(scan.view(), MIN_VIEW_DIFFERENCE, [
    () =>
      moveFingers(session, [
        [
          [centerX, upperY],
          [centerX - 90, upperY],
        ],
      ]),
    () =>
      moveFingers(session, [
        [
          [centerX - 20, upperY],
          [centerX - 90, upperY],
        ],
        [
          [centerX + 20, upperY],
          [centerX + 90, upperY],
        ],
      ]),
  ]);
  expect(await scrolled()).toEqual(before);
});

test("pauses off screen and in a hidden tab, and resumes afterwards", async ({ openViewer }) => {
  const scan = await openViewer(scanPath);
  const { page } = scan;
  await page.evaluate(() => {
    const { drawArrays } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.drawArrays = function (...call) {
      document.body.dataset["draws"] = String(Number(document.body.dataset["draws"] ?? 0) + 1);
      drawArrays.apply(this, call);
    };
  });
  const waitForDraw = async (): Promise<unknown> => {
    const draws = await page.evaluate(() => Number(document.body.dataset["draws"]));
    return page.waitForFunction((seen) => Number(document.body.dataset["draws"]) > seen, draws);
  };
  const setHidden = (hidden: boolean): Promise<void> =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await scan.openScan();
  await scan.button(viewerLabels.rotate).click();
  await waitForDraw();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await waitForStillView(page);
  await scan.view().scrollIntoViewIfNeeded();
  await waitForDraw();
  await setHidden(true);
  await waitForStillView(page);
  await setHidden(false);
  await waitForDraw();
});
