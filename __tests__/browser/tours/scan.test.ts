import { violations } from "../../support/browser/accessibility";
import { eventually } from "../../../testing/server/host";
import { moveFingers } from "../../support/browser/fingers";
import { difference, PHONE, viewerPages, type ViewerPage } from "../../support/browser/viewer-page";

/** Pictures that differ by more show something else; the points that are added while nothing moves make a difference of 5. */
const MIN_DIFFERENCE = 8;

const open = viewerPages();

const fetched = ({ page }: ViewerPage, end: string): Promise<number> =>
  page.evaluate(
    (wanted) => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(wanted)).length,
    end,
  );

test.each(["/technology", "/products/meta"])("on %s the cloud loads on a press, and not before", async (path) => {
  const scan = await open(path);
  expect(await fetched(scan, ".cloud")).toBe(0);
  await scan.openScan();
  expect(await fetched(scan, ".cloud")).toBeGreaterThan(0);
  expect([await scan.policyViolations(), scan.messages]).toEqual([[], []]);
});

test("axe finds nothing; a visitor chooses colors, cuts the ceiling, measures, and enters and leaves a panorama", async () => {
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
  await scan.measure([0.45, 0.5], [0.55, 0.5]);
  await scan.measurements().getByRole("listitem").waitFor();
  await scan.button("Kitchen").click();
  await scan.view(/Panorama of the kitchen/).waitFor();
  await scan.pointCount().waitFor({ state: "detached" });
  await scan.button("Point cloud").click();
  await scan.pointCount().waitFor();
  expect([await scan.policyViolations(), scan.messages]).toEqual([[], []]);
});

test("keys, the mouse, each way of coloring and a lower ceiling change the picture", async () => {
  const scan = await open("/technology");
  await scan.openScan();
  const pictures = [await scan.stillPicture()];
  await scan.view().focus();
  await scan.page.keyboard.press("ArrowLeft");
  pictures.push(await scan.stillPicture());
  const box = await scan.box();
  await scan.page.mouse.move(box.x + 300, box.y + 200);
  await scan.page.mouse.down();
  await scan.page.mouse.move(box.x + 380, box.y + 200, { steps: 4 });
  await scan.page.mouse.up();
  pictures.push(await scan.stillPicture());
  for (const name of ["By depth", "By height"]) {
    await scan.button(name).click();
    pictures.push(await scan.stillPicture());
  }
  await scan.page.getByRole("slider", { name: /Cut away above/ }).fill("1");
  pictures.push(await scan.stillPicture());
  for (const [index, picture] of pictures.slice(1).entries()) {
    expect(difference(picture, pictures[index] ?? picture)).toBeGreaterThan(MIN_DIFFERENCE);
  }
});

test("by keys a visitor measures two points at the cross, and enters and leaves the nearest panorama", async () => {
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
  await scan.pointCount().waitFor({ state: "detached" });
  expect(await scan.hasFocus(scan.view())).toBe(true);
  expect(await scan.button("Living room").getAttribute("aria-pressed")).toBe("true");
  await scan.button("Point cloud").click();
  await scan.pointCount().waitFor();
  expect(await scan.button("Living room").getAttribute("aria-pressed")).toBe("false");
});

test("on a phone axe finds nothing, one finger turns the cloud, two zoom, and the page does not scroll", async () => {
  const scan = await open("/technology", PHONE);
  await scan.openScan();
  expect(await violations(scan.page, "#scan")).toEqual([]);
  expect(await scan.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await scan.view().scrollIntoViewIfNeeded();
  const session = await scan.page.context().newCDPSession(scan.page);
  const { x, y, width, height } = await scan.box();
  const [middle, upper] = [x + width / 2, y + height / 3];
  const scrolled = (): Promise<unknown> => scan.page.evaluate(() => [scrollX, scrollY, visualViewport?.scale]);
  const before = await scrolled();
  const first = await scan.stillPicture();
  await moveFingers(session, [[[middle, upper], [middle - 90, upper]]]); // prettier-ignore
  const turned = await scan.stillPicture();
  expect(difference(first, turned)).toBeGreaterThan(MIN_DIFFERENCE);
  await moveFingers(session, [
    [[middle - 20, upper], [middle - 90, upper]],
    [[middle + 20, upper], [middle + 90, upper]],
  ]); // prettier-ignore
  expect(difference(turned, await scan.stillPicture())).toBeGreaterThan(MIN_DIFFERENCE);
  expect(await scrolled()).toEqual(before);
});

test("rendering pauses off screen and in a hidden tab, and resumes", async () => {
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
  /** Without a graphics card a frame takes up to 100 ms. */
  const isPaused = async (): Promise<boolean> => {
    const before = await draws();
    await scan.page.waitForTimeout(1000);
    return (await draws()) === before;
  };
  const expectDraws = async (): Promise<unknown> =>
    scan.page.waitForFunction((seen) => Number(document.body.dataset["draws"]) > seen, await draws());
  await expectDraws();
  await scan.page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await eventually(isPaused);
  await scan.view().scrollIntoViewIfNeeded();
  await expectDraws();
  const hide = (hidden: boolean): Promise<void> =>
    scan.page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await hide(true);
  await eventually(isPaused);
  const whileHidden = await draws();
  await hide(false);
  await expectDraws();
  expect(await draws()).toBeGreaterThan(whileHidden);
});
