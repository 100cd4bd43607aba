import type { Page } from "@playwright/test";
import { violations } from "../../support/browser/accessibility";
import { labelOf, labels, modelPages, openStage, product, section } from "../../support/viewer/model-page";

const MODEL_FILES = "**/*.glb";

const open = modelPages();
const blockModels = (page: Page): Promise<unknown> => page.route(MODEL_FILES, (route) => route.abort());

test("reports a model that cannot be fetched, and retries", async () => {
  const model = await open({}, blockModels);
  await model.button(labelOf("turnIt")).click();
  await section(model).getByText(labels.failed).waitFor();
  expect(await section(model).getByRole("img").first().isVisible()).toBe(true);
  expect(await violations(model.page, "#parts")).toEqual([]);
  await model.page.unroute(MODEL_FILES);
  await model.button(labels.retry).click();
  await model.button(labels.reset).waitFor();
  expect(await section(model).getByText(labels.failed).count()).toBe(0);
  expect(await model.hasFocus(model.view())).toBe(true);
});

test("reports a model of another device that cannot be fetched, and retries", async () => {
  const model = await open();
  await openStage(model);
  await blockModels(model.page);
  await model.button(labels.trueSize).click();
  await section(model).getByText(labels.failed).waitFor();
  await model.page.unroute(MODEL_FILES);
  await model.button(labels.retry).click();
  await model.view(labels.trueSizeView).waitFor();
});

test("after a lost WebGL context, shows the picture, a message and the list of parts, and opens again", async () => {
  const model = await open();
  await openStage(model);
  await model.loseContext();
  await section(model).getByText(labels.lost).waitFor();
  expect(await section(model).getByRole("img").first().isVisible()).toBe(true);
  expect(await model.hasFocus(model.button(labels.retry))).toBe(true);
  const [part] = product.parts;
  await model.button(part?.name ?? "").click();
  expect(
    await section(model)
      .getByText(part?.text ?? "")
      .isVisible(),
  ).toBe(true);
  expect(await violations(model.page, "#parts")).toEqual([]);
  await model.button(labels.retry).click();
  await model.button(labels.reset).waitFor();
  expect(await model.hasFocus(model.view())).toBe(true);
});

test("without WebGL, shows a message, the picture and the list of parts", async () => {
  const model = await open({}, (page) =>
    page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    }),
  );
  await model.button(labelOf("turnIt")).click();
  await section(model).getByText(labels.unavailable).waitFor();
  expect(await section(model).getByRole("img").first().isVisible()).toBe(true);
  await model.button(labels.close).click();
  expect(await model.hasFocus(model.button(labelOf("turnIt")))).toBe(true);
});
