import { violations } from "../../support/browser/accessibility";
import { modelPages, openStage, overlay, product, section } from "../../support/viewer/model-page";
import { assertPresent } from "../../../src/lib/assert-present";
import { meanDifference } from "../../support/viewer/viewer-page";

const open = modelPages();
const part = assertPresent(product.parts[0]);

test("a chosen part is turned to the front, and shows its text and its figures", async () => {
  const model = await open();
  await openStage(model);
  const before = await model.idleScreenshot();
  const button = model.button(part.name);
  await button.focus();
  await model.page.keyboard.press("Enter");
  expect(await button.getAttribute("aria-expanded")).toBe("true");
  expect(await section(model).getByText(part.text).isVisible()).toBe(true);
  expect(await section(model).getByRole("term").count()).toBe(part.fields?.length ?? 0);
  const dot = overlay(model).locator("button[aria-pressed=true]");
  await dot.waitFor();
  expect(await dot.getAttribute("title")).toBe(part.name);
  expect(meanDifference(before, await model.idleScreenshot())).toBeGreaterThan(0.1);
  expect(await violations(model.page, "#parts")).toEqual([]);
  await model.page.keyboard.press("Enter");
  expect(await button.getAttribute("aria-expanded")).toBe("false");
});

test("a dot chooses its part, and dots of parts behind the model are hidden", async () => {
  const model = await open();
  await openStage(model);
  await model.idleScreenshot();
  const dots = overlay(model).locator("button");
  const names = await dots.evaluateAll((all) => all.map((dot) => (dot as HTMLElement).title));
  expect(names.length).toBeGreaterThan(0);
  await dots.first().click();
  expect(await model.button(names[0] ?? "").getAttribute("aria-expanded")).toBe("true");
  // From behind, other parts are visible.
  for (let press = 0; press < 22; press += 1) await model.view().press("ArrowRight");
  await model.idleScreenshot();
  const behind = await dots.evaluateAll((all) => all.map((dot) => (dot as HTMLElement).title));
  expect(behind).not.toEqual(names);
});
