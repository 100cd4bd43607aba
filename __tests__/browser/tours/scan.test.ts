import { fillPlaceholders } from "../../../src/domain/placeholders";
import { assertPresent } from "../../../src/lib/assert-present";
import { violations } from "../../support/browser/accessibility";
import { eventually } from "../../../testing/server/host";
import { moveFingers } from "../../support/browser/fingers";
import { meanDifference, PHONE, viewerPages, type ViewerPage } from "../../support/viewer/viewer-page";
import { patternOf } from "../../support/browser/page-text";
import {
  neighborStation,
  scanPath,
  scanPaths,
  siteTour,
  testScan,
  viewerLabels,
} from "../../support/content/site-tour";

/**
 * Screenshots of different views differ by more. Frames of one view differ by up to 5, because an idle frame has more
 * points.
 */
const MIN_VIEW_DIFFERENCE = 8;

const open = viewerPages();

/** The number of fetched files with an extension. */
const countFetched = ({ page }: ViewerPage, extension: string): Promise<number> =>
  page.evaluate(
    (wanted) => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(wanted)).length,
    extension,
  );

testScan("every page with a scan fetches the cloud only after the button of the scan is pressed", async () => {
  for (const path of scanPaths) {
    const scan = await open(path);
    expect(await countFetched(scan, ".cloud")).toBe(0);
    await scan.openScan();
    expect(await countFetched(scan, ".cloud")).toBeGreaterThan(0);
    expect([await scan.policyViolations(), scan.messages]).toEqual([[], []]);
  }
});

testScan("a scan has no axe violations, changes colors and clip height, measures, and enters a station", async () => {
  const scan = await open(scanPath);
  await scan.openScan();
  expect(await violations(scan.page, "#scan")).toEqual([]);
  await scan.button(viewerLabels.depth).click();
  await scan.button(viewerLabels.depth).and(scan.page.locator("[aria-pressed=true]")).waitFor();
  const slider = scan.page.getByRole("slider", { name: viewerLabels.ceiling });
  await slider.focus();
  const before = await slider.inputValue();
  await scan.page.keyboard.press("ArrowLeft");
  expect(Number(await slider.inputValue())).toBeLessThan(Number(before));
  await scan.button(viewerLabels.measure).click();
  await scan.pressTwoPoints([0.45, 0.5], [0.55, 0.5]);
  await scan.measurements().getByRole("listitem").waitFor();
  await scan.button(neighborStation.name).click();
  await scan.panorama(neighborStation).waitFor();
  await scan.drawnPoints().waitFor({ state: "detached" });
  await scan.button(viewerLabels.cloud).click();
  await scan.drawnPoints().waitFor();
  expect([await scan.policyViolations(), scan.messages]).toEqual([[], []]);
});

testScan("the keyboard, the mouse, each coloring and a lower clip height change the drawn view", async () => {
  const scan = await open(scanPath);
  await scan.openScan();
  const pictures = [await scan.idleScreenshot()];
  await scan.view().focus();
  await scan.page.keyboard.press("ArrowLeft");
  pictures.push(await scan.idleScreenshot());
  const box = await scan.viewBox();
  await scan.page.mouse.move(box.x + 300, box.y + 200);
  await scan.page.mouse.down();
  await scan.page.mouse.move(box.x + 380, box.y + 200, { steps: 4 });
  await scan.page.mouse.up();
  pictures.push(await scan.idleScreenshot());
  for (const name of [viewerLabels.depth, viewerLabels.height]) {
    await scan.button(name).click();
    pictures.push(await scan.idleScreenshot());
  }
  await scan.page.getByRole("slider", { name: viewerLabels.ceiling }).fill("1");
  pictures.push(await scan.idleScreenshot());
  for (const [index, picture] of pictures.slice(1).entries()) {
    expect(meanDifference(picture, pictures[index] ?? picture)).toBeGreaterThan(MIN_VIEW_DIFFERENCE);
  }
});

testScan("measures two points with the keyboard, goes to the nearest station and back", async () => {
  const scan = await open(scanPath);
  await scan.openScan();
  await scan.button(viewerLabels.measure).press("Enter");
  await scan.view().focus();
  await scan.page.keyboard.press("Enter");
  await scan.page.getByText(viewerLabels.secondPoint).waitFor();
  await scan.page.keyboard.press("ArrowLeft");
  await scan.page.keyboard.press("Enter");
  await scan.measurements().getByRole("listitem").waitFor();
  expect(await scan.measurements().getByRole("listitem").count()).toBe(1);
  const enter = scan.page.getByRole("button", { name: patternOf(viewerLabels.enterNearest) });
  const text = await enter.textContent();
  const nearest = assertPresent(
    siteTour.stations.find(({ name }) => fillPlaceholders(viewerLabels.enterNearest, { name }) === text),
  );
  await enter.press("Enter");
  await scan.panorama(nearest).waitFor();
  await scan.drawnPoints().waitFor({ state: "detached" });
  expect(await scan.hasFocus(scan.view())).toBe(true);
  expect(await scan.button(nearest.name).getAttribute("aria-pressed")).toBe("true");
  await scan.button(viewerLabels.cloud).click();
  await scan.drawnPoints().waitFor();
  expect(await scan.button(nearest.name).getAttribute("aria-pressed")).toBe("false");
});

testScan("on a phone, has no axe violations, and one finger rotates and two zoom, but do not scroll", async () => {
  const scan = await open(scanPath, PHONE);
  await scan.openScan();
  expect(await violations(scan.page, "#scan")).toEqual([]);
  expect(await scan.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await scan.view().scrollIntoViewIfNeeded();
  const session = await scan.page.context().newCDPSession(scan.page);
  const { x, y, width, height } = await scan.viewBox();
  const [centerX, upperY] = [x + width / 2, y + height / 3];
  const scrolled = (): Promise<unknown> => scan.page.evaluate(() => [scrollX, scrollY, visualViewport?.scale]);
  const before = await scrolled();
  const first = await scan.idleScreenshot();
  await moveFingers(session, [[[centerX, upperY], [centerX - 90, upperY]]]); // prettier-ignore
  const rotated = await scan.idleScreenshot();
  expect(meanDifference(first, rotated)).toBeGreaterThan(MIN_VIEW_DIFFERENCE);
  await moveFingers(session, [
  [[centerX - 20, upperY], [centerX - 90, upperY]],
  [[centerX + 20, upperY], [centerX + 90, upperY]],
]); // prettier-ignore
  expect(meanDifference(rotated, await scan.idleScreenshot())).toBeGreaterThan(MIN_VIEW_DIFFERENCE);
  expect(await scrolled()).toEqual(before);
});

testScan("pauses off screen and in a hidden tab, and resumes afterwards", async () => {
  const scan = await open(scanPath);
  await scan.page.evaluate(() => {
    const { drawArrays } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.drawArrays = function (...call) {
      document.body.dataset["draws"] = String(Number(document.body.dataset["draws"] ?? 0) + 1);
      drawArrays.apply(this, call);
    };
  });
  await scan.openScan();
  await scan.button(viewerLabels.rotate).click();
  const draws = (): Promise<number> => scan.page.evaluate(() => Number(document.body.dataset["draws"]));
  /** Whether nothing is drawn for a second. With software rendering a frame takes 100 ms. */
  const isPaused = async (): Promise<boolean> => {
    const before = await draws();
    await scan.page.waitForTimeout(1000);
    return (await draws()) === before;
  };
  const waitForDraw = async (): Promise<unknown> =>
    scan.page.waitForFunction((seen) => Number(document.body.dataset["draws"]) > seen, await draws());
  await waitForDraw();
  await scan.page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await eventually(isPaused);
  await scan.view().scrollIntoViewIfNeeded();
  await waitForDraw();
  const hide = (hidden: boolean): Promise<void> =>
    scan.page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await hide(true);
  await eventually(isPaused);
  const whileHidden = await draws();
  await hide(false);
  await waitForDraw();
  expect(await draws()).toBeGreaterThan(whileHidden);
});
