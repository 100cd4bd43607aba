import { violations } from "../../support/browser/accessibility";
import { labelOf, labels, modelPages, openStage, section } from "../../support/viewer/model-page";
import { meanDifference, type ViewerPage } from "../../support/viewer/viewer-page";

const MAX_SCRIPT_BYTES = 180_000;
const MAX_MODEL_BYTES = 450_000;
/** Another pose changes more than this; the same pose is drawn identically. */
const MIN_DIFFERENCE = 0.1;

const open = modelPages();

/** The bytes that the page has fetched, by the ending of the file. */
const fetchedBytes = ({ page }: ViewerPage, ending: string): Promise<number> =>
  page.evaluate(
    (end) =>
      (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith(end))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    ending,
  );

/** Whether an action changes what the canvas shows. */
async function changesPicture(model: ViewerPage, action: () => Promise<unknown>): Promise<boolean> {
  const before = await model.idleScreenshot();
  await action();
  return meanDifference(before, await model.idleScreenshot()) > MIN_DIFFERENCE;
}

test("fetches script and model within their budgets, and only after the press", async () => {
  const model = await open();
  expect(await fetchedBytes(model, ".glb")).toBe(0);
  const scriptBefore = await fetchedBytes(model, ".js");
  await openStage(model);
  expect((await fetchedBytes(model, ".js")) - scriptBefore).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
  const modelBytes = await fetchedBytes(model, ".glb");
  expect(modelBytes).toBeGreaterThan(0);
  expect(modelBytes).toBeLessThanOrEqual(MAX_MODEL_BYTES);
  expect([await model.policyViolations(), model.messages]).toEqual([[], []]);
});

test("turns by dragging, and keeps the page where it is", async () => {
  const model = await open();
  await openStage(model);
  expect(await violations(model.page, "#parts")).toEqual([]);
  const { x, y, width, height } = await model.viewBox();
  const drag = async (): Promise<void> => {
    await model.page.mouse.move(x + width / 2, y + height / 2);
    await model.page.mouse.down();
    await model.page.mouse.move(x + width / 2 + 120, y + height / 2 + 10, { steps: 4 });
    await model.page.mouse.up();
  };
  expect(await changesPicture(model, drag)).toBe(true);
});

test("is used with the keyboard alone, and returns the focus to its button", async () => {
  const model = await open();
  const { keyboard } = model.page;
  await model.button(labelOf("turnIt")).focus();
  await keyboard.press("Enter");
  await model.button(labels.reset).waitFor();
  expect(await model.hasFocus(model.view(labelOf("view")))).toBe(true);
  expect(await changesPicture(model, () => keyboard.press("ArrowLeft"))).toBe(true);
  expect(await changesPicture(model, () => keyboard.press("+"))).toBe(true);
  expect(await changesPicture(model, () => model.button(labels.reset).press("Enter"))).toBe(true);
  await model.button(labels.close).press("Enter");
  await model.view().waitFor({ state: "detached" });
  expect(await model.hasFocus(model.button(labelOf("turnIt")))).toBe(true);
  expect(await violations(model.page, "#parts")).toEqual([]);
});

test("the wheel scrolls the page until the view has the focus", async () => {
  const model = await open();
  await openStage(model);
  await model.button(labels.close).focus();
  const { x, y, width, height } = await model.viewBox();
  await model.page.mouse.move(x + width / 2, y + height / 2);
  const scrollBefore = await model.page.evaluate(() => scrollY);
  await model.page.mouse.wheel(0, 100);
  await model.page.waitForFunction((before) => scrollY !== before, scrollBefore);
  await model.view().focus();
  expect(await changesPicture(model, () => model.page.mouse.wheel(0, 240))).toBe(true);
});

test("turns slowly on request, until it is dragged", async () => {
  const model = await open({ reducedMotion: "no-preference" });
  await openStage(model);
  const button = model.button(labels.startTurning);
  expect(await button.getAttribute("aria-pressed")).toBe("false");
  await button.click();
  const before = await model.screenshot();
  await model.page.waitForTimeout(1500);
  expect(meanDifference(before, await model.screenshot())).toBeGreaterThan(0);
  await model.view().press("ArrowLeft");
  expect(await button.getAttribute("aria-pressed")).toBe("false");
});

test("does not move automatically when reduced motion is preferred", async () => {
  const model = await open({ reducedMotion: "reduce" });
  await openStage(model);
  const first = await model.idleScreenshot();
  await model.page.waitForTimeout(1000);
  expect(meanDifference(first, await model.screenshot())).toBe(0);
});

test("full screen includes the list of parts", async () => {
  const model = await open();
  await openStage(model);
  await model.button(labels.fullScreen).click();
  await model.page.waitForFunction(() => document.fullscreenElement?.matches("[data-viewer]"));
  expect(await section(model).getByRole("list").isVisible()).toBe(true);
  expect(await violations(model.page, "#parts")).toEqual([]);
  await model.button(labels.fullScreen).click();
  await model.page.waitForFunction(() => document.fullscreenElement === null);
});
