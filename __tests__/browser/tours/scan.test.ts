import { violations } from "../../support/browser/accessibility";
import { eventually } from "../../../testing/server/host";
import { moveFingers } from "../../support/browser/fingers";
import { difference, PHONE, viewerPages, type ViewerPage } from "../../support/browser/viewer-page";

/** Pictures this far apart show something else; the points that are added at rest make five. */
const OTHER = 8;

const open = viewerPages();

const fetched = ({ page }: ViewerPage, end: string): Promise<number> =>
  page.evaluate(
    (wanted) => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(wanted)).length,
    end,
  );

test.each(["/technology", "/products/meta"])("on %s the cloud comes on a press, and not before", async (path) => {
  const scan = await open(path);
  expect(await fetched(scan, ".cloud")).toBe(0);
  await scan.openScan();
  expect(await fetched(scan, ".cloud")).toBeGreaterThan(0);
  expect([await scan.breaches(), scan.heard]).toEqual([[], []]);
});

test("colors, the ceiling, a measurement, and the way into a panorama and back", async () => {
  const scan = await open("/technology");
  await scan.openScan();
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
  await scan.drawn().waitFor({ state: "detached" });
  await scan.button("Point cloud").click();
  await scan.drawn().waitFor();
  expect([await scan.breaches(), scan.heard]).toEqual([[], []]);
});

test("each way of coloring shows something else, and a lower ceiling less", async () => {
  const scan = await open("/technology");
  await scan.openScan();
  const pictures = [await scan.stillPicture()];
  for (const name of ["By depth", "By height"]) {
    await scan.button(name).click();
    pictures.push(await scan.stillPicture());
  }
  const slider = scan.page.getByRole("slider", { name: /Cut away above/ });
  await slider.fill("1");
  pictures.push(await scan.stillPicture());
  for (const [index, picture] of pictures.slice(1).entries()) {
    expect(difference(picture, pictures[index] ?? picture)).toBeGreaterThan(OTHER);
  }
});

test("by keys alone two points of it are measured, at the cross", async () => {
  const scan = await open("/technology");
  await scan.openScan();
  await scan.button("Measure").press("Enter");
  await scan.view().focus();
  await scan.page.keyboard.press("Enter");
  await scan.page.getByText("Now choose the second.").waitFor();
  await scan.page.keyboard.press("ArrowLeft");
  await scan.page.keyboard.press("Enter");
  await scan.measurements().getByRole("listitem").waitFor();
});

test("on a phone one finger turns the cloud, two bring it nearer, and the page stays where it is", async () => {
  const scan = await open("/technology", PHONE);
  await scan.openScan();
  await scan.view().scrollIntoViewIfNeeded();
  const session = await scan.page.context().newCDPSession(scan.page);
  const { x, y, width, height } = await scan.box();
  const [middle, upper] = [x + width / 2, y + height / 3];
  const scrolled = (): Promise<unknown> => scan.page.evaluate(() => [scrollX, scrollY, visualViewport?.scale]);
  const before = await scrolled();
  const first = await scan.stillPicture();
  await moveFingers(session, [[[middle, upper], [middle - 90, upper]]]); // prettier-ignore
  const turned = await scan.stillPicture();
  expect(difference(first, turned)).toBeGreaterThan(OTHER);
  await moveFingers(session, [
    [[middle - 20, upper], [middle - 90, upper]],
    [[middle + 20, upper], [middle + 90, upper]],
  ]); // prettier-ignore
  expect(difference(turned, await scan.stillPicture())).toBeGreaterThan(OTHER);
  expect(await scrolled()).toEqual(before);
});

test("“Step inside here” walks into the nearest panorama with the keys still at hand, and “Point cloud” back", async () => {
  const scan = await open("/technology");
  await scan.openScan();
  await scan.page.getByRole("button", { name: /^Step inside here: / }).press("Enter");
  await scan.view(/Panorama of the living room/).waitFor();
  await scan.drawn().waitFor({ state: "detached" });
  expect(await scan.hasFocus(scan.view())).toBe(true);
  expect(await scan.button("Living room").getAttribute("aria-pressed")).toBe("true");
  await scan.button("Point cloud").click();
  await scan.drawn().waitFor();
  expect(await scan.button("Living room").getAttribute("aria-pressed")).toBe("false");
});

test("it turns by keys and by hand", async () => {
  const scan = await open("/technology");
  await scan.openScan();
  const first = await scan.stillPicture();
  await scan.view().focus();
  await scan.page.keyboard.press("ArrowLeft");
  const second = await scan.stillPicture();
  expect(difference(first, second)).toBeGreaterThan(OTHER);
  const box = await scan.box();
  await scan.page.mouse.move(box.x + 300, box.y + 200);
  await scan.page.mouse.down();
  await scan.page.mouse.move(box.x + 380, box.y + 200, { steps: 4 });
  await scan.page.mouse.up();
  expect(difference(second, await scan.stillPicture())).toBeGreaterThan(OTHER);
});

test("it rests off the screen and in a hidden tab, and goes on when it is back", async () => {
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
  /** A second: without a graphics card a frame takes a tenth of it. */
  const rests = async (): Promise<boolean> => {
    const before = await draws();
    await scan.page.waitForTimeout(1000);
    return (await draws()) === before;
  };
  const goesOn = async (): Promise<unknown> =>
    scan.page.waitForFunction((seen) => Number(document.body.dataset["draws"]) > seen, await draws());
  await goesOn();
  await scan.page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await eventually(rests);
  await scan.view().scrollIntoViewIfNeeded();
  await goesOn();
  const hide = (hidden: boolean): Promise<void> =>
    scan.page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await hide(true);
  await eventually(rests);
  await hide(false);
  await goesOn();
});

test("axe finds nothing in the opened scan, on a desk and on a phone", async () => {
  const scan = await open("/technology");
  await scan.openScan();
  expect(await violations(scan.page, "#scan")).toEqual([]);
  const phone = await open("/technology", PHONE);
  await phone.openScan();
  expect(await violations(phone.page, "#scan")).toEqual([]);
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
