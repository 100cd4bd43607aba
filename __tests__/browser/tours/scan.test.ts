import { violations } from "../../support/browser/accessibility";
import { eventually } from "../../../testing/server/host";
import { moveFingers } from "../../support/browser/fingers";
import { meanDifference, PHONE, viewerPages, type ViewerPage } from "../../support/browser/viewer-page";

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

test.each(["/technology", "/products/meta"])(
  "on %s, fetches the cloud only after “Open the scan” is pressed",
  async (path) => {
    const scan = await open(path);
    expect(await countFetched(scan, ".cloud")).toBe(0);
    await scan.openScan();
    expect(await countFetched(scan, ".cloud")).toBeGreaterThan(0);
    expect([await scan.policyViolations(), scan.messages]).toEqual([[], []]);
  },
);

test("a scan has no axe violations, changes colors and clip height, measures, goes to a station and back", async () => {
  const scan = await open("/technology");
  await scan.openScan();
  expect(await violations(scan.page, "#scan")).toEqual([]);
  await scan.button("By depth").click();
  await scan.button("By depth").and(scan.page.locator("[aria-pressed=true]")).waitFor();
  const slider = scan.page.getByRole("slider", { name: /Cut away above/ });
  await slider.focus();
  const before = await slider.inputValue();
  await scan.page.keyboard.press("ArrowLeft");
  expect(Number(await slider.inputValue())).toBeLessThan(Number(before));
  await scan.button("Measure").click();
  await scan.pressTwoPoints([0.45, 0.5], [0.55, 0.5]);
  await scan.measurements().getByRole("listitem").waitFor();
  await scan.button("Kitchen").click();
  await scan.view(/Panorama of the kitchen/).waitFor();
  await scan.drawnPoints().waitFor({ state: "detached" });
  await scan.button("Point cloud").click();
  await scan.drawnPoints().waitFor();
  expect([await scan.policyViolations(), scan.messages]).toEqual([[], []]);
});

test("the keyboard, the mouse, each coloring and a lower clip height change the drawn view", async () => {
  const scan = await open("/technology");
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
  for (const name of ["By depth", "By height"]) {
    await scan.button(name).click();
    pictures.push(await scan.idleScreenshot());
  }
  await scan.page.getByRole("slider", { name: /Cut away above/ }).fill("1");
  pictures.push(await scan.idleScreenshot());
  for (const [index, picture] of pictures.slice(1).entries()) {
    expect(meanDifference(picture, pictures[index] ?? picture)).toBeGreaterThan(MIN_VIEW_DIFFERENCE);
  }
});

test("measures two points with the keyboard, goes to the nearest station and back", async () => {
  const scan = await open("/technology");
  await scan.openScan();
  await scan.button("Measure").press("Enter");
  await scan.view().focus();
  await scan.page.keyboard.press("Enter");
  await scan.page.getByText("Now choose the second.").waitFor();
  await scan.page.keyboard.press("ArrowLeft");
  await scan.page.keyboard.press("Enter");
  await scan.measurements().getByRole("listitem").waitFor();
  expect(await scan.measurements().getByRole("listitem").count()).toBe(1);
  await scan.page.getByRole("button", { name: /^Step inside here: / }).press("Enter");
  await scan.view(/Panorama of the living room/).waitFor();
  await scan.drawnPoints().waitFor({ state: "detached" });
  expect(await scan.hasFocus(scan.view())).toBe(true);
  expect(await scan.button("Living room").getAttribute("aria-pressed")).toBe("true");
  await scan.button("Point cloud").click();
  await scan.drawnPoints().waitFor();
  expect(await scan.button("Living room").getAttribute("aria-pressed")).toBe("false");
});

test("on a phone, has no axe violations, and one finger rotates and two zoom without scrolling the page", async () => {
  const scan = await open("/technology", PHONE);
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

test("pauses off screen and in a hidden tab, and resumes afterwards", async () => {
  const scan = await open("/technology");
  await scan.page.evaluate(() => {
    const { drawArrays } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.drawArrays = function (...call) {
      document.body.dataset["draws"] = String(Number(document.body.dataset["draws"] ?? 0) + 1);
      drawArrays.apply(this, call);
    };
  });
  await scan.openScan();
  await scan.button("Rotate slowly").click();
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
