import type { Page } from "@playwright/test";
import { violations } from "../../support/browser/accessibility";
import { labelOf, labels, modelPath, product, section } from "../../support/viewer/model-page";
import { expect, test } from "../../support/viewer/viewer-fixtures";

const MODEL_FILES = "**/*.glb";

const blockModels = (page: Page): Promise<unknown> => page.route(MODEL_FILES, (route) => route.abort());

test("reports models that cannot be fetched and a lost WebGL context, and continues on request", async ({
  openViewer,
}) => {
  const model = await openViewer(modelPath, {}, blockModels);
  const { page } = model;
  const failure = section(model).getByText(labels.failed);
  const picture = section(model).getByRole("img").first();
  await model.button(labelOf("turnIt")).click();
  await expect(failure).toBeVisible();
  await expect(picture).toBeVisible();
  expect(await violations(page, "#parts")).toEqual([]);
  await page.unroute(MODEL_FILES);
  await model.button(labels.retry).click();
  await expect(model.button(labels.reset)).toBeVisible();
  await expect(failure).toHaveCount(0);
  await expect(model.view()).toBeFocused();

  // The models of other devices are fetched when they are shown.
  await blockModels(page);
  await model.button(labels.trueSize).click();
  await expect(failure).toBeVisible();
  await page.unroute(MODEL_FILES);
  await model.button(labels.retry).click();
  await expect(model.view(labels.trueSizeView)).toBeVisible();

  await model.loseContext();
  await expect(section(model).getByText(labels.lost)).toBeVisible();
  await expect(picture).toBeVisible();
  await expect(model.button(labels.retry)).toBeFocused();
  const [part] = product.parts;
  await model.button(part?.name ?? "").click();
  await expect(section(model).getByText(part?.text ?? "")).toBeVisible();
  expect(await violations(page, "#parts")).toEqual([]);
  await model.button(labels.retry).click();
  await expect(model.button(labels.reset)).toBeVisible();
  await expect(model.view()).toBeFocused();
});

test("without WebGL, shows a message, the picture, the list of parts and a link to Quick Look where it is supported", async ({
  openViewer,
}) => {
  const model = await openViewer(modelPath, {}, (page) =>
    page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
      DOMTokenList.prototype.supports = (token) => token === "ar";
    }),
  );
  await model.button(labelOf("turnIt")).click();
  await expect(section(model).getByText(labels.unavailable)).toBeVisible();
  await expect(section(model).getByRole("img").first()).toBeVisible();
  await expect(section(model).getByRole("list")).toBeVisible();
  const link = section(model).getByRole("link", { name: labels.viewInRoom });
  await expect(link).toHaveAttribute("rel", "ar");
  await expect(link).toHaveAttribute("href", /\.usdz$/);
  await model.button(labels.close).click();
  await expect(model.button(labelOf("turnIt"))).toBeFocused();
});
